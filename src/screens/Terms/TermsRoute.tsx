import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { TermsScreen } from './TermsScreen';

export default function TermsRoute() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.termsTitle} description={t.termsLead} />
      <TermsScreen preferences={<AppPreferences />} />
    </>
  );
}
