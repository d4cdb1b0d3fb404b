import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { LandingScreen } from '@/screens/Landing/LandingScreen';
import { usePublicFrame } from './usePublicFrame';

export default function LandingPage() {
  const t = useMessages('landing');
  return (
    <>
      <PageHead title={t.headTitle} description={t.heroText} />
      <LandingScreen {...usePublicFrame()} />
    </>
  );
}
