import { AppPreferences } from '@/app/AppPreferences';
import { LandingScreen } from './LandingScreen';

export default function LandingRoute() {
  return <LandingScreen preferences={<AppPreferences />} />;
}
