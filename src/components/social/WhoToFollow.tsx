import { useMessages } from '@messages';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { SidebarBlock } from './SidebarBlock';
import * as styles from './WhoToFollow.css';

export type WhoToFollowProps = {
  /** The suggested people; `null` while loading. */
  people: FeedSidebar['whoToFollow'] | null;
  /** Ids of the people that the user follows. */
  follows: ReadonlySet<string>;
  /** Called to follow or unfollow a person. */
  onFollow: (personId: string) => void;
};

const loading = [1, 2];

/** Suggests people to follow. */
export function WhoToFollow({ people, follows, onFollow }: WhoToFollowProps) {
  const t = useMessages('feed');
  return (
    <SidebarBlock title={t.followTitle}>
      <ul className={styles.list}>
        {people
          ? people.map((person) => {
              const isFollowing = follows.has(person.id);
              return (
                <li key={person.id} className={styles.row}>
                  <Avatar name={person.name} src={person.avatar} size="small" />
                  <div className={styles.facts}>
                    <p className={styles.name}>
                      <a className={styles.nameLink} href={person.href}>
                        {person.name}
                      </a>
                    </p>
                    <p className={styles.role}>{person.role}</p>
                  </div>
                  <Button variant="secondary" size="small" onClick={() => onFollow(person.id)}>
                    <span aria-hidden>{isFollowing ? t.following : t.follow}</span>
                    <VisuallyHidden>
                      {isFollowing ? t.followingPerson(person) : t.followPerson(person)}
                    </VisuallyHidden>
                  </Button>
                </li>
              );
            })
          : loading.map((place) => (
              <li key={place} className={styles.row}>
                <Skeleton shape="circle" width={36} />
                <div className={styles.facts}>
                  <p className={styles.name}>
                    <Skeleton width="80%" />
                  </p>
                  <p className={styles.role}>
                    <Skeleton width="60%" />
                  </p>
                </div>
                <Skeleton shape="block" width={75} height={36} />
              </li>
            ))}
      </ul>
    </SidebarBlock>
  );
}
