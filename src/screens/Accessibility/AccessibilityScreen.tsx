import { useMessages } from '@messages';
import { Page } from '@/components/layout/Page';
import { Chapter } from '@/components/marketing/Chapter';
import { Chapters } from '@/components/marketing/Chapters';
import { PageIntro } from '@/components/marketing/PageIntro';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';

/** The accessibility statement: tests and their methods, known limits, and how to report problems. */
export function AccessibilityScreen(frame: PublicFrame) {
  const t = useMessages('accessibility');
  const parts = [
    { id: 'aim', title: t.aimTitle, text: t.aimBody },
    { id: 'checked', title: t.checkedTitle, text: t.checkedBody },
    { id: 'limits', title: t.limitsTitle, text: t.limitsBody },
    { id: 'report', title: t.reportTitle, text: t.reportBody, href: href('contact') },
  ];
  return (
    <PublicPage current={null} {...frame}>
      <Page>
        <PageIntro title={t.title} lead={t.lead}>
          <Text size="small" tone="muted">
            {t.updated}
          </Text>
        </PageIntro>
        <Chapters label={t.contents} items={parts}>
          {parts.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
        </Chapters>
      </Page>
    </PublicPage>
  );
}
