import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { AboutScreen } from './AboutScreen';

export default function AboutRoute() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.aboutTitle} description={t.aboutLead} />
      <AboutScreen preferences={<AppPreferences />} />
    </>
  );
}
