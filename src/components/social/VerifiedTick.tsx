import { useMessages } from '@messages';
import { BadgeCheck } from 'lucide-react';
import { tick } from './VerifiedTick.css';

/** Marks a name as verified; read out as that. */
export function VerifiedTick() {
  const t = useMessages('feed');
  return (
    <span className={tick} role="img" aria-label={t.verified}>
      <BadgeCheck aria-hidden size={16} />
    </span>
  );
}
