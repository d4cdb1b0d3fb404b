import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { TermsScreen } from '@/screens/Terms/TermsScreen';
import { usePublicFrame } from './usePublicFrame';

export default function TermsPage() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.termsTitle} description={t.termsLead} />
      <TermsScreen {...usePublicFrame()} />
    </>
  );
}
