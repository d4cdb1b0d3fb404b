import { rich, useMessages } from '@messages';
import { BadgeCheck } from 'lucide';
import { Icon } from '../brand/Icon';
import { Tag } from '../controls/Tag';
import { Avatar } from '../feedback/Avatar';
import { Gauge } from '../feedback/Gauge';
import { Card } from '../layout/Card';
import * as styles from './HeroCards.css';

/** Two profiles of the sample data. Names aren't translated. */
const startup = { name: 'Heliogrid', logo: '/images/logos/heliogrid.svg', share: 0.65 };
const investor = { name: 'Mina Okafor', face: '/images/faces/mina-okafor.webp' };

/** Presents Updraft in two floating cards: a funding round in progress and an investor's message. */
export function HeroCards() {
  const t = useMessages('landing');
  return (
    <section className={styles.cards} aria-label={t.cardsLabel}>
      <div className={styles.upper}>
        <Card padding={20} isRaised>
          <div className={styles.head}>
            <Avatar name={startup.name} src={startup.logo} shape="square" />
            <div className={styles.who}>
              <p className={styles.startupName}>{startup.name}</p>
              <p>{t.startupTagline}</p>
            </div>
          </div>
          <Gauge
            label={t.startupGauge}
            value={startup.share}
            leftText={rich(t.startupRaised, { b: (text) => <span className={styles.raised}>{text}</span> })}
            rightText={t.startupGoal}
            valueText={t.startupGoal}
          />
          <div className={styles.tags}>
            <Tag>{t.startupCategory}</Tag>
            <Tag>{t.startupStage}</Tag>
          </div>
        </Card>
      </div>
      <div className={styles.lower}>
        <Card padding={20} isRaised>
          <div className={styles.head}>
            <Avatar name={investor.name} src={investor.face} />
            <div className={styles.who}>
              <p className={styles.personName}>
                {investor.name}
                <Icon of={BadgeCheck} className={styles.tick} size={16} label={t.verified} />
              </p>
              <p>{t.investorRole}</p>
            </div>
          </div>
          <p className={styles.bubble}>{t.investorMessage}</p>
        </Card>
      </div>
    </section>
  );
}
