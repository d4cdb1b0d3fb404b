import { useMessages } from '@messages';
import { Card } from '@/components/layout/Card';
import { Page } from '@/components/layout/Page';
import { PageIntro } from '@/components/marketing/PageIntro';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Questions } from '@/components/marketing/Questions';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { TextLink } from '@/components/typography/TextLink';
import { href } from '@/data/schema/shapes/href';
import * as styles from './ContactScreen.css';

/** The postal address, the same in every language. */
const office = ['Updraft', '14 Ridge Lane, 2nd floor', 'Pune 411007, India'] as const;

/** The addresses of Updraft, and answers to common questions. */
export function ContactScreen(frame: PublicFrame) {
  const t = useMessages('pages');
  const mailboxes = [
    { title: t.contactHelpTitle, text: t.contactHelpText, mail: 'hello@updraft.example' },
    { title: t.contactInvestorsTitle, text: t.contactInvestorsText, mail: 'investors@updraft.example' },
    { title: t.contactPressTitle, text: t.contactPressText, mail: 'press@updraft.example' },
  ];
  return (
    <PublicPage current="contact" {...frame}>
      <Page>
        <PageIntro title={t.contactTitle} lead={t.contactLead} />
        <ul className={styles.ways}>
          {mailboxes.map(({ title, text, mail }) => (
            <Card key={mail} as="li">
              <div className={styles.way}>
                <Heading level={2} size="small">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
                <p className={styles.address}>
                  <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
                </p>
              </div>
            </Card>
          ))}
          <Card as="li">
            <div className={styles.way}>
              <Heading level={2} size="small">
                {t.contactOfficeTitle}
              </Heading>
              <Text tone="muted">{t.contactOfficeText}</Text>
              <address className={styles.address}>
                {office.map((line) => (
                  <Text key={line}>{line}</Text>
                ))}
              </address>
            </div>
          </Card>
        </ul>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            {t.contactSampleNote}
          </Text>
        </div>
        <section className={styles.questions}>
          <Heading level={2}>{t.questionsTitle}</Heading>
          <div className={styles.list}>
            <Questions
              items={[
                { question: t.questionListTitle, answer: t.questionListText },
                { question: t.questionSeeTitle, answer: t.questionSeeText },
                {
                  question: t.questionInvestorTitle,
                  answer: t.questionInvestorText,
                  href: href('investorRegister'),
                },
                {
                  question: t.questionPasswordTitle,
                  answer: t.questionPasswordText,
                  href: href('forgotPassword'),
                },
                { question: t.questionDataTitle, answer: t.questionDataText, href: href('terms') },
              ]}
            />
          </div>
        </section>
      </Page>
    </PublicPage>
  );
}
