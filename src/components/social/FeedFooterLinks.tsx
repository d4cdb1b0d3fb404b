import { useMessages } from '@messages';
import { footer, link, links } from './FeedFooterLinks.css';

/** The public pages, at the foot of the feed's sidebar. */
export function FeedFooterLinks() {
  const t = useMessages('feed');
  const common = useMessages('common');
  const places = [
    ['/about', common.about],
    ['/blogs', common.blogs],
    ['/contact', common.contact],
    ['/terms', t.footerTerms],
  ] as const;
  return (
    <div className={footer}>
      <nav aria-label={t.footerLabel}>
        <ul className={links}>
          {places.map(([href, text]) => (
            <li key={href}>
              <a className={link} href={href}>
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
