import { useMessages } from '@messages';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { FallbackImage } from '../feedback/FallbackImage';
import { Skeleton } from '../feedback/Skeleton';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { SidebarBlock } from './SidebarBlock';
import { link, name, picture, text } from './Sponsored.css';

export type SponsoredProps = {
  /** `null` while loading. */
  sponsored: FeedSidebar['sponsored'] | null;
};

/** A paid notice, marked as one. An address out of the app opens in a new tab. */
export function Sponsored({ sponsored }: SponsoredProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  const isExternal = sponsored?.href.startsWith('http');
  return (
    <SidebarBlock title={t.sponsoredTitle}>
      {sponsored ? (
        <a
          className={link}
          href={sponsored.href}
          rel="noopener noreferrer sponsored"
          target={isExternal ? '_blank' : undefined}
        >
          <FallbackImage src={sponsored.image} alt="" width={600} height={300} />
          <span>
            <span className={name}>{sponsored.name}</span>
            <span className={text}>{sponsored.text}</span>
          </span>
          {isExternal && <VisuallyHidden>{common.newTab}</VisuallyHidden>}
        </a>
      ) : (
        <div className={link}>
          <div className={picture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <span>
            <span className={name}>
              <Skeleton width="50%" />
            </span>
            <span className={text}>
              <Skeleton />
            </span>
            <span className={text}>
              <Skeleton width="70%" />
            </span>
          </span>
        </div>
      )}
    </SidebarBlock>
  );
}
