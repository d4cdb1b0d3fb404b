import type { ReactNode } from 'react';
import { Isobars } from '../brand/Isobars';
import { hero } from '../brand/isobars/hero';
import { SiteFooter } from '../navigation/SiteFooter';
import { SiteHeader, type SitePage } from '../navigation/SiteHeader';
import { SkipLink } from '../navigation/SkipLink';
import * as styles from './PublicPage.css';

export const publicPageSkies = ['tall', 'low'] as const;

export type PublicPageProps = {
  /** What stands in the main region. */
  children: ReactNode;
  /** The page that the header marks; `null` on one that it doesn't list. */
  current: SitePage | null;
  /** How far down the sky of lines reaches: tall behind a hero, low behind a title. */
  sky?: 'tall' | 'low';
  /** Choices of language and theme, in the footer. */
  preferences?: ReactNode;
  /** Whether the header offers the app in the place of Login. */
  isSignedIn?: boolean;
};

/** What a public page's screen is given for its frame. */
export type PublicFrame = Pick<PublicPageProps, 'preferences' | 'isSignedIn'>;

/** The frame of every public page: skip link, header, main region, footer, all under one sky. */
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
