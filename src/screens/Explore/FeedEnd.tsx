import { useMessages } from '@messages';
import { useEffect, useRef, useState } from 'react';
import { NextPage } from '@/components/feedback/NextPage';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import type { ExploreActions, FeedList } from './exploreView';

type FeedEndProps = Pick<FeedList, 'more'> & Pick<ExploreActions, 'onMore'> & { count: number };

/** The end of the feed, which loads earlier posts and announces them. `count`: the number of posts. */
export function FeedEnd({ more, count, onMore }: FeedEndProps) {
  const t = useMessages('feed');
  /** The text that screen readers announce after earlier posts have loaded. */
  const [announcement, setAnnouncement] = useState('');
  /** The number of posts when earlier ones began to load; 0 otherwise. */
  const countBefore = useRef(0);
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = more === 'loading' ? before || count : 0;
    if (more === 'loading') setAnnouncement('');
    else if (before > 0 && count > before) setAnnouncement(t.moreLoaded({ count: count - before }));
  }, [more, count, t]);
  return (
    <>
      {more !== 'none' && <NextPage status={more} failedText={t.moreFailed} onMore={onMore} />}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
