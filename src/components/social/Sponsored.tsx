import { useMessages } from '@messages';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { FallbackImage } from '../feedback/FallbackImage';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { SidebarBlock } from './SidebarBlock';
import * as styles from './Sponsored.css';

export type SponsoredProps = {
  /** The advertisement; `null` while loading. */
  sponsored: FeedSidebar['sponsored'] | null;
};

/** An advertisement, labelled as sponsored. A URL outside the app opens in a new tab. */
export function Sponsored({ sponsored }: SponsoredProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const isExternal = sponsored?.href.startsWith('http');
  return (
    <SidebarBlock title={t.sponsoredTitle}>
      {sponsored ? (
        <a
          className={styles.link}
          href={sponsored.href}
          rel="noopener noreferrer sponsored"
          target={isExternal ? '_blank' : undefined}
        >
          <FallbackImage src={sponsored.image} alt="" width={600} height={300} />
          <span>
            <span className={styles.name}>{sponsored.name}</span>
            <span className={styles.text}>{sponsored.text}</span>
          </span>
          {isExternal && <VisuallyHidden>{common.newTab}</VisuallyHidden>}
        </a>
      ) : (
        <div className={styles.link}>
          <div className={styles.picture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <span>
            <span className={styles.name}>
              <Skeleton width="50%" />
            </span>
            <span className={styles.text}>
              <Skeleton />
            </span>
            <span className={styles.text}>
              <Skeleton width="70%" />
            </span>
          </span>
        </div>
      )}
    </SidebarBlock>
  );
}
