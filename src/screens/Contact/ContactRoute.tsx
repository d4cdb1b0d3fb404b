import { AppPreferences } from '@/app/AppPreferences';
import { ContactScreen } from './ContactScreen';

export default function ContactRoute() {
  return <ContactScreen preferences={<AppPreferences />} />;
}
