import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { AccessibilityScreen } from '@/screens/Accessibility/AccessibilityScreen';
import { usePublicFrame } from './usePublicFrame';

export default function AccessibilityPage() {
  const t = useMessages('accessibility');
  return (
    <>
      <PageHead title={t.title} description={t.lead} />
      <AccessibilityScreen {...usePublicFrame()} />
    </>
  );
}
