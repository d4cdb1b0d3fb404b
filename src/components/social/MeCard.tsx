import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { Me } from '@/data/schema/shapes/currentUser';
import { Isobars } from '../brand/Isobars';
import { cover } from '../brand/isobars/cover';
import { Avatar } from '../feedback/Avatar';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import * as styles from './MeCard.css';
import { VerifiedTick } from './VerifiedTick';

export type MeCardProps = {
  /** The signed-in user; `null` while loading, which shows a skeleton of the same size. */
  me: Me | null;
  /** URL of the user's own page. */
  href: string;
};

/** A card with the signed-in user's picture, name, role and counts. */
export function MeCard({ me, href }: MeCardProps) {
  const t = useMessages('feed');
  const { count } = useFormats();
  return (
    <Card padding={0}>
      <div className={styles.cover}>
        <Isobars drawing={cover} />
      </div>
      <div className={styles.body}>
        <div className={styles.ring}>
          {me ? (
            <Avatar name={me.name} src={me.avatar} size="large" />
          ) : (
            <Skeleton shape="circle" width={72} />
          )}
        </div>
        <p className={styles.name}>
          {me ? (
            <a className={styles.nameLink} href={href}>
              {me.name}
              {me.isVerified && <VerifiedTick />}
            </a>
          ) : (
            <Skeleton width="60%" />
          )}
        </p>
        <p className={styles.role}>{me ? me.role || ' ' : <Skeleton width="80%" />}</p>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>{t.followers}</dt>
            <dd className={styles.value}>{me ? count(me.followers) : <Skeleton width={52} />}</dd>
          </div>
          <div>
            <dt className={styles.term}>{t.startups}</dt>
            <dd className={styles.value}>{me ? count(me.startups) : <Skeleton width={20} />}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}
