import { useMessages } from '@messages';
import { Menu, X } from 'lucide';
import { useId, useState } from 'react';
import { href } from '@/data/schema/shapes/href';
import { Icon } from '../brand/Icon';
import { Logo } from '../brand/Logo';
import { Button } from '../controls/Button';
import * as styles from './SiteHeader.css';

export const sitePages = ['home', 'about', 'blogs', 'contact'] as const;
export type SitePage = (typeof sitePages)[number];

const addresses: Record<SitePage, string> = {
  home: href('landing'),
  about: href('about'),
  blogs: href('blogs'),
  contact: href('contact'),
};

export type SiteHeaderProps = {
  /** The current page, highlighted in the navigation; `null` on a page that the navigation doesn't list. */
  current: SitePage | null;
  /** Whether the viewer is signed in: the header then links to the app instead of Login. */
  isSignedIn?: boolean;
};

/** The header of the public pages (spec section 2, Header navigation). Has a transparent background. */
export function SiteHeader({ current, isSignedIn = false }: SiteHeaderProps) {
  const t = useMessages('site');
  const common = useMessages('common');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (isOpen) document.getElementById(id)?.hidePopover();
  };
  return (
    <header className={styles.header}>
      <Logo href={href('landing')} />
      <nav
        id={id}
        className={styles.nav}
        aria-label={t.siteNavigation}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      >
        {sitePages.map((page) => (
          <a
            key={page}
            className={styles.link}
            href={addresses[page]}
            aria-current={page === current ? 'page' : undefined}
          >
            {page === 'home' ? t.home : common[page]}
          </a>
        ))}
      </nav>
      <div className={styles.actions}>
        <Button href={href(isSignedIn ? 'explore' : 'login')}>{isSignedIn ? t.openApp : common.login}</Button>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={id}
          aria-controls={id}
          aria-expanded={isOpen}
          aria-label={t.menu}
        >
          <Icon of={Menu} size={22} />
          <Icon of={X} size={22} />
        </button>
      </div>
    </header>
  );
}
