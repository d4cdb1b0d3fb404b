import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { LandingScreen } from './LandingScreen';

export default function LandingRoute() {
  const t = useMessages('landing');
  return (
    <>
      <PageHead title={t.headTitle} description={t.heroText} />
      <LandingScreen preferences={<AppPreferences />} />
    </>
  );
}
