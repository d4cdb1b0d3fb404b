import { useMessages } from '@messages';
import { ArrowRight } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/marketing/ClosingCall';
import { PageIntro } from '@/components/marketing/PageIntro';
import { Prose } from '@/components/marketing/Prose';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Reasons } from '@/components/marketing/Reasons';
import { Heading } from '@/components/typography/Heading';
import { href } from '@/data/schema/shapes/href';
import * as styles from './AboutScreen.css';

/** Explains Updraft: its purpose, its origin and its promises. */
export function AboutScreen(frame: PublicFrame) {
  const t = useMessages('pages');
  return (
    <PublicPage current="about" {...frame}>
      <Page>
        <PageIntro title={t.aboutTitle} lead={t.aboutLead} />
        <div className={styles.parts}>
          <section className={styles.part}>
            <Heading level={2}>{t.aboutWhyTitle}</Heading>
            <Prose text={t.aboutWhyBody} />
          </section>
          <section className={styles.part}>
            <Heading level={2}>{t.aboutHowTitle}</Heading>
            <Prose text={t.aboutHowBody} />
          </section>
          <section className={styles.promises}>
            <Heading level={2}>{t.aboutPromisesTitle}</Heading>
            <Reasons
              items={[
                { title: t.promisePlainTitle, text: t.promisePlainText },
                { title: t.promisePrivateTitle, text: t.promisePrivateText },
                { title: t.promiseHonestTitle, text: t.promiseHonestText },
              ]}
            />
          </section>
          <ClosingCall title={t.aboutNextTitle} text={t.aboutNextText}>
            <Button href={href('register')} size="large" iconAfter={ArrowRight}>
              {t.aboutNextAction}
            </Button>
            <Button href={href('contact')} size="large" variant="secondary">
              {t.aboutContactAction}
            </Button>
          </ClosingCall>
        </div>
      </Page>
    </PublicPage>
  );
}
