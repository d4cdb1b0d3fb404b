import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { href } from '@/data/schema/shapes/href';
import { Isobars } from '../brand/Isobars';
import { panel } from '../brand/isobars/panel';
import { Logo } from '../brand/Logo';
import * as styles from './AuthFrame.css';

export type AuthFrameProps = {
  /** The form, with the page's `h1`. */
  children: ReactNode;
};

/** Layout of the sign-in pages: the brand on the left (on top on phones) and one narrow form beside it. */
export function AuthFrame({ children }: AuthFrameProps) {
  const t = useMessages('common');
  return (
    <div className={styles.frame}>
      <header className={styles.panel}>
        <Isobars drawing={panel} />
        <div className={styles.front}>
          <Logo href={href('landing')} />
        </div>
        <p className={styles.tagline}>{t.tagline}</p>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.column}>{children}</div>
      </main>
    </div>
  );
}
