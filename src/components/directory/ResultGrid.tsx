import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import type { ProfileList } from '@/data/ports/Directory';
import type { Fit } from '@/data/schema/rules/fit';
import type { Investor } from '@/data/schema/shapes/investor';
import type { Marks } from '@/data/schema/shapes/marks';
import { type Ref, refOf } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import { Button } from '../controls/Button';
import { NextPage, type NextPageProps } from '../feedback/NextPage';
import * as gridStyles from '../layout/Grid.css';
import * as layoutStyles from '../layout/layout.css';
import { useLongList } from '../layout/useLongList';
import { InvestorCard } from './InvestorCard';
import * as styles from './ResultGrid.css';
import { StartupCard } from './StartupCard';
import { UserCard } from './UserCard';

export type ResultGridProps = {
  /** The profiles, in order, and their kind. */
  found: ProfileList;
  /** Identifies the query and filters. When the id changes, the list starts again at its first page. */
  listId: string;
  /** The profiles that the viewer starred, by ref ("startup:heliogrid"). */
  stars: Marks['star'];
  /** The users that the viewer follows, by ref; only for a list of users. */
  follows?: Marks['follow'];
  /** Returns how well a profile fits the viewer. The same object if unchanged, because cards are memoized. */
  fitOf?: (profile: Startup | Investor) => Fit;
  /** Returns the mark of the card with an id, such as “New”, if it has one. */
  markOf?: ((id: string) => ReactNode) | undefined;
  /** Refs of the viewer's own profiles, whose cards have no star, no Follow button and no button of the pipeline. */
  own?: readonly Ref[];
  /** Whether the viewer's own profiles have stars, too. */
  hasOwnStars?: boolean;
  /** The end of the list: `none`, or the next profiles aren't loaded yet. */
  more?: 'none' | NextPageProps['status'];
  /** Called to load the next profiles. */
  onMore?: () => void;
  /** Called to add or remove the star. */
  onStar: (ref: Ref) => void;
  /** Called to follow or unfollow a user. */
  onFollow?: (ref: Ref) => void;
};

const nobody = {};
const none: readonly Ref[] = [];
const ignore = () => {};

/** Shows profiles of one kind as cards. Renders more of them while the user scrolls. */
export function ResultGrid({ found, listId, more = 'none', onMore, markOf, ...shared }: ResultGridProps) {
  const t = useMessages('directory');
  const { kind, profiles } = found;
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList({
    items: profiles,
    listId,
    columns: 3,
    pageSize: 24,
    rowHeight: 320,
  });
  const cardOf = cardsOf(found, shared);
  return (
    <>
      <ul
        ref={list}
        style={style}
        className={`${gridStyles.grid} ${gridStyles.columnCounts[3]} ${layoutStyles.gaps[20]}`}
      >
        {entries.map((attributes) => {
          const index = attributes['data-index'];
          const id = profiles[index]?.id;
          return (
            <li {...attributes} key={id} className={styles.cell}>
              {id && markOf?.(id)}
              {cardOf(index)}
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" onClick={showMore}>
            {t.showMore[kind]}
          </Button>
        </div>
      )}
      {!hasMore && more !== 'none' && onMore && (
        <NextPage status={more} failedText={t.moreFailed[kind]} onMore={onMore} />
      )}
    </>
  );
}

/** Returns a function that renders the card at an index. */
function cardsOf(
  found: ProfileList,
  {
    stars,
    follows = nobody,
    fitOf,
    own = none,
    hasOwnStars,
    onStar,
    onFollow = ignore,
  }: Omit<ResultGridProps, 'found' | 'listId' | 'more' | 'onMore' | 'markOf'>,
): (index: number) => ReactNode {
  const isOwn = (ref: Ref) => own.includes(ref);
  switch (found.kind) {
    case 'startup':
      return (index) => {
        const startup = found.profiles[index];
        return (
          startup && (
            <StartupCard
              startup={startup}
              fit={fitOf?.(startup)}
              isOwn={isOwn(refOf('startup', startup.id))}
              hasOwnStar={hasOwnStars}
              isStarred={stars[refOf('startup', startup.id)] === true}
              onStar={onStar}
            />
          )
        );
      };
    case 'investor':
      return (index) => {
        const investor = found.profiles[index];
        return (
          investor && (
            <InvestorCard
              investor={investor}
              fit={fitOf?.(investor)}
              isOwn={isOwn(refOf('investor', investor.id))}
              hasOwnStar={hasOwnStars}
              isStarred={stars[refOf('investor', investor.id)] === true}
              onStar={onStar}
            />
          )
        );
      };
    case 'user':
      return (index) => {
        const user = found.profiles[index];
        return (
          user && (
            <UserCard
              user={user}
              isOwn={isOwn(refOf('user', user.id))}
              isFollowed={follows[refOf('user', user.id)] === true}
              onFollow={onFollow}
            />
          )
        );
      };
  }
}
