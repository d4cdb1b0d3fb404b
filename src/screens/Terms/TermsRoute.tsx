import { AppPreferences } from '@/app/AppPreferences';
import { TermsScreen } from './TermsScreen';

export default function TermsRoute() {
  return <TermsScreen preferences={<AppPreferences />} />;
}
