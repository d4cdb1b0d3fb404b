import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { ContactScreen } from './ContactScreen';

export default function ContactRoute() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.contactTitle} description={t.contactLead} />
      <ContactScreen preferences={<AppPreferences />} />
    </>
  );
}
