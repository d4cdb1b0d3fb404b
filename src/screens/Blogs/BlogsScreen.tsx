import { useMessages } from '@messages';
import { Page } from '@/components/layout/Page';
import { Article } from '@/components/marketing/Article';
import { Chapters } from '@/components/marketing/Chapters';
import { PageIntro } from '@/components/marketing/PageIntro';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';

/** The articles in full, newest first. */
export function BlogsScreen(frame: PublicFrame) {
  const t = useMessages('pages');
  const items = [
    {
      id: 'first-message',
      title: t.messageTitle,
      date: t.messageDate,
      dateTime: '2025-09-22',
      author: 'Kofi Mensah',
      summary: t.messageSummary,
      text: t.messageBody,
    },
    {
      id: 'weak-number',
      title: t.metricsTitle,
      date: t.metricsDate,
      dateTime: '2025-09-08',
      author: 'Noor Haddad',
      summary: t.metricsSummary,
      text: t.metricsBody,
    },
    {
      id: 'weather-map',
      title: t.roundTitle,
      date: t.roundDate,
      dateTime: '2025-08-25',
      author: 'Ishita Rao',
      summary: t.roundSummary,
      text: t.roundBody,
    },
    {
      id: 'ask-a-mentor',
      title: t.mentorTitle,
      date: t.mentorDate,
      dateTime: '2025-08-11',
      author: 'Kofi Mensah',
      summary: t.mentorSummary,
      text: t.mentorBody,
    },
  ];
  return (
    <PublicPage current="blogs" {...frame}>
      <Page>
        <PageIntro title={t.blogsTitle} lead={t.blogsLead} />
        <Chapters label={t.blogsContents} items={items}>
          {items.map(({ author, ...article }) => (
            <Article key={article.id} byline={t.blogsByline({ author })} {...article} />
          ))}
        </Chapters>
      </Page>
    </PublicPage>
  );
}
