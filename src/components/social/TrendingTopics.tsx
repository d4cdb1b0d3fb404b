import { useMessages } from '@messages';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { Skeleton } from '../feedback/Skeleton';
import { SidebarBlock } from './SidebarBlock';
import { count, link, list, row } from './TrendingTopics.css';

export type TrendingTopicsProps = {
  /** Topics without their `#`; `null` while loading. */
  topics: FeedSidebar['trending'] | null;
  /** The address that lists the posts of a topic. */
  hrefFor: (topic: string) => string;
};

const loading = [1, 2, 3];

/** What is talked about, most first. */
export function TrendingTopics({ topics, hrefFor }: TrendingTopicsProps) {
  const t = useMessages('feed');
  return (
    <SidebarBlock title={t.trendingTitle}>
      <ul className={list}>
        {topics
          ? topics.map(({ topic, posts }) => (
              <li key={topic} className={row}>
                <a className={link} href={hrefFor(topic)}>
                  #{topic}
                </a>
                <span className={count}>{t.trendingPosts({ count: posts })}</span>
              </li>
            ))
          : loading.map((place) => (
              <li key={place} className={row}>
                <Skeleton width="7rem" />
                <Skeleton width="4rem" />
              </li>
            ))}
      </ul>
    </SidebarBlock>
  );
}
