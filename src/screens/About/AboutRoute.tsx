import { AppPreferences } from '@/app/AppPreferences';
import { AboutScreen } from './AboutScreen';

export default function AboutRoute() {
  return <AboutScreen preferences={<AppPreferences />} />;
}
