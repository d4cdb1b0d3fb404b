import { useMessages } from '@messages';
import { BadgeCheck } from 'lucide';
import { Icon } from '../brand/Icon';
import * as styles from './VerifiedTick.css';

/** The tick beside a verified name, with a label for screen readers. */
export function VerifiedTick() {
  const t = useMessages('common');
  return (
    <span className={styles.tick} role="img" aria-label={t.verified}>
      <Icon of={BadgeCheck} size={16} />
    </span>
  );
}
