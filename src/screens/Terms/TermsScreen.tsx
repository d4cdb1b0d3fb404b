import { useMessages } from '@messages';
import { Page } from '@/components/layout/Page';
import { Chapter } from '@/components/marketing/Chapter';
import { Chapters } from '@/components/marketing/Chapters';
import { PageIntro } from '@/components/marketing/PageIntro';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';

/** The terms that users agree to on registration. */
export function TermsScreen(frame: PublicFrame) {
  const t = useMessages('pages');
  const clauses = [
    { id: 'service', title: t.termsServiceTitle, text: t.termsServiceBody },
    { id: 'account', title: t.termsAccountTitle, text: t.termsAccountBody },
    { id: 'data', title: t.termsDataTitle, text: t.termsDataBody },
    { id: 'sample-world', title: t.termsSampleTitle, text: t.termsSampleBody },
    { id: 'content', title: t.termsContentTitle, text: t.termsContentBody },
    { id: 'advice', title: t.termsAdviceTitle, text: t.termsAdviceBody },
    { id: 'warranty', title: t.termsWarrantyTitle, text: t.termsWarrantyBody },
    { id: 'changes', title: t.termsChangesTitle, text: t.termsChangesBody, href: href('contact') },
  ];
  return (
    <PublicPage current={null} {...frame}>
      <Page>
        <PageIntro title={t.termsTitle} lead={t.termsLead}>
          <Text size="small" tone="muted">
            {t.termsUpdated}
          </Text>
        </PageIntro>
        <Chapters label={t.termsContents} items={clauses}>
          {clauses.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
        </Chapters>
      </Page>
    </PublicPage>
  );
}
