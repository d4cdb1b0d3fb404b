import { useMessages } from '@messages';
import { href } from '@/data/schema/shapes/href';
import * as styles from './FeedFooterLinks.css';

/** Links to the public pages, at the end of the feed's sidebar. */
export function FeedFooterLinks() {
  const t = useMessages('feed');
  const common = useMessages('common');
  const places = [
    ['about', common.about],
    ['blogs', common.blogs],
    ['contact', common.contact],
    ['terms', t.footerTerms],
    ['accessibility', common.accessibility],
  ] as const;
  return (
    <div className={styles.footer}>
      <nav aria-label={t.footerLabel}>
        <ul className={styles.links}>
          {places.map(([page, text]) => (
            <li key={page}>
              <a className={styles.link} href={href(page)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{t.footerCopyright}</p>
    </div>
  );
}
