import { useMessages } from '@messages';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { Skeleton } from '../feedback/Skeleton';
import { SidebarBlock } from './SidebarBlock';
import * as styles from './TrendingTopics.css';

export type TrendingTopicsProps = {
  /** Topics without their `#`; `null` while loading. */
  topics: FeedSidebar['trending'] | null;
  /** Returns the URL that lists the posts of a topic. */
  hrefFor: (topic: string) => string;
};

const loading = [1, 2, 3];

/** Trending topics in the feed's sidebar. */
export function TrendingTopics({ topics, hrefFor }: TrendingTopicsProps) {
  const t = useMessages('feed');
  return (
    <SidebarBlock title={t.trendingTitle}>
      <ul className={styles.list}>
        {topics
          ? topics.map(({ topic, posts }) => (
              <li key={topic} className={styles.row}>
                <a className={styles.link} href={hrefFor(topic)}>
                  #{topic}
                </a>
                <span className={styles.count}>{t.trendingPosts({ count: posts })}</span>
              </li>
            ))
          : loading.map((place) => (
              <li key={place} className={styles.row}>
                <Skeleton width="7rem" />
                <Skeleton width="4rem" />
              </li>
            ))}
      </ul>
    </SidebarBlock>
  );
}
