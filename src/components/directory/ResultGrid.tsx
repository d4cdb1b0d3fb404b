import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import type { ProfileList } from '@/data/ports/Directory';
import type { Marks } from '@/data/schema/marks';
import { type Ref, refOf } from '@/data/schema/ref';
import { Button } from '../controls/Button';
import { Grid } from '../layout/Grid';
import { usePages } from '../social/usePages';
import { InvestorCard } from './InvestorCard';
import * as styles from './ResultGrid.css';
import { StartupCard } from './StartupCard';
import { UserCard } from './UserCard';

export type ResultGridProps = {
  found: ProfileList;
  /** What the list is chosen by; when it changes, the list starts over. */
  listId: string;
  /** What the person has starred, and whom they follow. */
  stars: Marks['star'];
  follows?: Marks['follow'];
  /** Whose own card is among the users. */
  ownId?: string;
  onStar: (ref: Ref) => void;
  /** For users. */
  onFollow?: (ref: Ref) => void;
};

/** Profiles of one kind as cards, drawn as far as they are read. */
export function ResultGrid({ found, listId, ...shared }: ResultGridProps) {
  const t = useMessages('directory');
  const { kind, profiles } = found;
  const { shown, sentinel, hasMore, showMore } = usePages({ count: profiles.length, pageSize: 24, listId });
  const page = { kind, profiles: profiles.slice(0, shown) } as ProfileList;
  return (
    <>
      <Grid as="ul" columns={3} gap={20}>
        <Cards found={page} {...shared} />
      </Grid>
      {hasMore && (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" onClick={showMore}>
            {t.showMore[kind]}
          </Button>
        </div>
      )}
    </>
  );
}

function Cards({
  found,
  stars,
  follows = {},
  ownId,
  onStar,
  onFollow = () => {},
}: Omit<ResultGridProps, 'listId'>): ReactNode {
  switch (found.kind) {
    case 'startup':
      return found.profiles.map((startup) => (
        <li key={startup.id} className={styles.cell}>
          <StartupCard
            startup={startup}
            isStarred={stars[refOf('startup', startup.id)] === true}
            onStar={onStar}
          />
        </li>
      ));
    case 'investor':
      return found.profiles.map((investor) => (
        <li key={investor.id} className={styles.cell}>
          <InvestorCard
            investor={investor}
            isStarred={stars[refOf('investor', investor.id)] === true}
            onStar={onStar}
          />
        </li>
      ));
    case 'user':
      return found.profiles.map((user) => (
        <li key={user.id} className={styles.cell}>
          <UserCard
            user={user}
            isOwn={user.id === ownId}
            isFollowed={follows[refOf('user', user.id)] === true}
            onFollow={onFollow}
          />
        </li>
      ));
  }
}
