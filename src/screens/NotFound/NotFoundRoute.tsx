import { AppPreferences } from '@/app/AppPreferences';
import { NotFoundScreen } from './NotFoundScreen';

export default function NotFoundRoute() {
  return <NotFoundScreen preferences={<AppPreferences />} />;
}
