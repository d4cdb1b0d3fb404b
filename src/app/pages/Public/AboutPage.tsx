import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { AboutScreen } from '@/screens/About/AboutScreen';
import { usePublicFrame } from './usePublicFrame';

export default function AboutPage() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.aboutTitle} description={t.aboutLead} />
      <AboutScreen {...usePublicFrame()} />
    </>
  );
}
