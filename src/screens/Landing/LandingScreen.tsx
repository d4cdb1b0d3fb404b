import { rich, useMessages } from '@messages';
import { ArrowRight } from 'lucide';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/marketing/ClosingCall';
import { CompanyRow } from '@/components/marketing/CompanyRow';
import { HeroCards } from '@/components/marketing/HeroCards';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { Reasons } from '@/components/marketing/Reasons';
import { Steps } from '@/components/marketing/Steps';
import { TeamGrid } from '@/components/marketing/TeamGrid';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';
import * as styles from './LandingScreen.css';

/** Company names, the same in every language. */
const companies = ['Northlight', 'Cobalt Labs', 'Ferrous', 'Palisade', 'Kitewire', 'Ostro'] as const;

/** The landing page (spec section 1, Landing page content). */
export function LandingScreen(frame: PublicFrame) {
  const t = useMessages('landing');
  const actions = (
    <>
      <Button href={href('register')} size="large" iconAfter={ArrowRight}>
        {t.getStarted}
      </Button>
      <Button href={href('investorRegister')} size="large" variant="secondary">
        {t.areYouInvestor}
      </Button>
    </>
  );
  return (
    <PublicPage current="home" sky="tall" {...frame}>
      <Page>
        <div className={styles.hero}>
          <div className={styles.pitch}>
            <Heading level={1} size="hero">
              {rich(t.heroTitle, { dots: (text) => <span className={styles.dots}>{text}</span> })}
            </Heading>
            <Text size="large" tone="muted">
              {t.heroText}
            </Text>
            <div className={styles.actions}>{actions}</div>
          </div>
          <HeroCards />
        </div>
      </Page>
      <div className={styles.strip}>
        <Page>
          <CompanyRow label={t.companiesLabel} names={companies} />
        </Page>
      </div>
      <section className={styles.how}>
        <Page>
          <Heading level={2} size="section">
            {t.howTitle}
          </Heading>
          <div className={styles.steps}>
            <Steps
              items={[
                { title: t.signUpTitle, text: t.signUpText },
                { title: t.exploreTitle, text: t.exploreText },
                { title: t.connectTitle, text: t.connectText },
              ]}
            />
          </div>
        </Page>
      </section>
      <section className={styles.why}>
        <Page>
          <Heading level={2} size="section">
            {t.whyTitle}
          </Heading>
          <div className={styles.body}>
            <Reasons
              items={[
                { figure: t.supportFigure, title: t.supportTitle, text: t.supportText },
                { figure: t.advantageFigure, title: t.advantageTitle, text: t.advantageText },
                { figure: t.successFigure, title: t.successTitle, text: t.successText },
              ]}
            />
          </div>
        </Page>
      </section>
      <section className={styles.team}>
        <Page>
          <Heading level={2} size="section">
            {t.teamTitle}
          </Heading>
          <div className={styles.teamText}>
            <Text size="large" tone="muted">
              {t.teamText}
            </Text>
          </div>
          <div className={styles.body}>
            <TeamGrid
              members={[
                { name: 'Noor Haddad', role: t.productRole, note: t.productNote },
                { name: 'Luis Ferrer', role: t.engineeringRole, note: t.engineeringNote },
                { name: 'Ishita Rao', role: t.designRole, note: t.designNote },
                { name: 'Kofi Mensah', role: t.communityRole, note: t.communityNote },
              ]}
            />
          </div>
        </Page>
      </section>
      <div className={styles.closing}>
        <Page>
          <ClosingCall title={t.closingTitle} text={t.closingText}>
            {actions}
          </ClosingCall>
        </Page>
      </div>
    </PublicPage>
  );
}
