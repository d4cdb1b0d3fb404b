import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { ContactScreen } from '@/screens/Contact/ContactScreen';
import { usePublicFrame } from './usePublicFrame';

export default function ContactPage() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.contactTitle} description={t.contactLead} />
      <ContactScreen {...usePublicFrame()} />
    </>
  );
}
