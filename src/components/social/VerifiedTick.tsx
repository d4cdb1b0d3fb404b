import { useMessages } from '@messages';
import { BadgeCheck } from 'lucide';
import { Icon } from '../brand/Icon';
import * as styles from './VerifiedTick.css';

/** Marks a name as verified; read out as that. */
export function VerifiedTick() {
  const t = useMessages('common');
  return (
    <span className={styles.tick} role="img" aria-label={t.verified}>
      <Icon of={BadgeCheck} size={16} />
    </span>
  );
}
