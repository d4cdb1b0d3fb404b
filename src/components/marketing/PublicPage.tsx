import type { ReactNode } from 'react';
import { Isobars } from '../brand/Isobars';
import { hero } from '../brand/isobars/hero';
import { SiteFooter } from '../navigation/SiteFooter';
import { SiteHeader, type SitePage } from '../navigation/SiteHeader';
import { SkipLink } from '../navigation/SkipLink';
import * as styles from './PublicPage.css';

export const publicPageSkies = ['tall', 'low'] as const;

export type PublicPageProps = {
  /** Content of the main region. */
  children: ReactNode;
  /** The page that the header highlights; `null` on a page that the header doesn't list. */
  current: SitePage | null;
  /** Height of the background lines: tall behind a hero, low behind a title. */
  sky?: 'tall' | 'low';
  /** The language and theme choices, in the footer. */
  preferences?: ReactNode;
  /** Whether the viewer is signed in: the header then links to the app instead of Login. */
  isSignedIn?: boolean;
};

/** Props that the screen of a public page passes on to `PublicPage`. */
export type PublicFrame = Pick<PublicPageProps, 'preferences' | 'isSignedIn'>;

/** Layout of the public pages: skip link, header, main region and footer, over the background lines. */
export function PublicPage({ children, current, sky = 'low', preferences, isSignedIn }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <div className={styles.skies[sky]}>
        <Isobars drawing={hero} />
      </div>
      <SiteHeader current={current} isSignedIn={isSignedIn} />
      <main id="main" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter preferences={preferences} />
    </div>
  );
}
