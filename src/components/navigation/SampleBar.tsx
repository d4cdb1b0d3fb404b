import { useMessages } from '@messages';
import { href } from '@/data/schema/shapes/href';
import * as styles from './SampleBar.css';

export type SampleBarProps = {
  /** Whether the page is hydrated. Before that, the bar is visible only if the root has `data-account`. */
  isKnown: boolean;
};

/** Tells a signed-out viewer that they see the demo account, and links to registration. */
export function SampleBar({ isKnown }: SampleBarProps) {
  const t = useMessages('app');
  return (
    <aside className={isKnown ? styles.bar : `${styles.bar} ${styles.unknown}`}>
      <p>
        {t.sample} <a href={href('register')}>{t.createAccount}</a>
      </p>
    </aside>
  );
}
