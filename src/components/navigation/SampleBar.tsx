import { useMessages } from '@messages';
import { href } from '@/data/schema/href';
import * as styles from './SampleBar.css';

export type SampleBarProps = {
  /** Whether it is known that nobody is signed in; before, the boot script says it (`data-account`). */
  isKnown: boolean;
};

/** Says to whoever isn't signed in that what they see is the sample person's, and how to have an account of their own. */
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
