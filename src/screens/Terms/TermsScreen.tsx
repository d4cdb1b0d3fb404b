import { useMessages } from '@messages';
import { Page } from '@/components/layout/Page';
import { Chapters } from '@/components/marketing/Chapters';
import { PageIntro } from '@/components/marketing/PageIntro';
import { Prose } from '@/components/marketing/Prose';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/href';
import * as styles from './TermsScreen.css';

/** The terms that one agrees to on registering. */
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
    { id: 'changes', title: t.termsChangesTitle, text: t.termsChangesBody, link: href('contact') },
  ];
  return (
    <PublicPage current={null} {...frame}>
      <Page>
        <PageIntro title={t.termsTitle} lead={t.termsLead}>
          <Text size="small" tone="muted">
            {t.termsUpdated}
          </Text>
        </PageIntro>
        <div className={styles.terms}>
          <Chapters label={t.termsContents} items={clauses}>
            {clauses.map(({ id, title, text, link }) => (
              <section key={id} id={id} className={styles.clause}>
                <Heading level={2}>{title}</Heading>
                <Prose text={text} href={link} />
              </section>
            ))}
          </Chapters>
        </div>
      </Page>
    </PublicPage>
  );
}
