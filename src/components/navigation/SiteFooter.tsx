import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { href } from '@/data/schema/shapes/href';
import { Logo } from '../brand/Logo';
import { SocialIcon } from '../brand/SocialIcon';
import * as styles from './SiteFooter.css';

/** The columns in the spec's order (section 2, Footer): message keys of the heading and the items. */
const lists = [
  ['programs', 'programsProgram', 'programsStartupSchool', 'programsWork', 'programsCoFounder'],
  [
    'company',
    'companyBlog',
    'companyContact',
    'companyPress',
    'companyPeople',
    'companyCareers',
    'companyPrivacy',
    'companyNotice',
    'companySecurity',
    'companyTerms',
  ],
  [
    'resources',
    'resourcesDirectory',
    'resourcesLibrary',
    'resourcesInvestors',
    'resourcesSafe',
    'resourcesHackerNews',
    'resourcesLaunch',
    'resourcesDeals',
  ],
] as const;

/** The social networks. Their URLs are placeholders, because the spec gives none. */
const networks = [
  { icon: 'linkedin', name: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { icon: 'twitter', name: 'Twitter', href: 'https://twitter.com/' },
  { icon: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/' },
] as const;

export type SiteFooterProps = {
  /** The language and theme choices, at the bottom. */
  preferences?: ReactNode;
};

/** The footer of the public pages (spec section 2, Footer). The columns are text, not links. */
export function SiteFooter({ preferences }: SiteFooterProps) {
  const t = useMessages('site');
  const common = useMessages('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p>{common.tagline}</p>
          </div>
          {lists.map(([title, ...keys]) => (
            <div key={title}>
              <h2 className={styles.heading}>{t[title]}</h2>
              <ul className={styles.items}>
                {keys.map((key) => (
                  <li key={key}>{t[key]}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.base}>
          <div className={styles.copyright}>
            <p>{t.copyright}</p>
            <a className={styles.link} href={href('accessibility')}>
              {common.accessibility}
            </a>
          </div>
          {preferences}
          <ul className={styles.socials}>
            {networks.map(({ icon, name, href }) => (
              <li key={icon}>
                <a
                  className={styles.social}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${name} ${common.newTab}`}
                >
                  <SocialIcon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
