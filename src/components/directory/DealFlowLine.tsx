import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import { TextLink } from '../typography/TextLink';
import * as styles from './DealFlowLine.css';

export type DealFlowLineProps = {
  /** filtered: only what fits is shown. recommended: all, what fits first. */
  mode: 'filtered' | 'recommended';
  /** Startups are shown without it. */
  isPaused: boolean;
  /** How many startups are shown, and of how many. */
  count: number;
  /** How many there would be without the deal flow. */
  all: number;
  /** Where it is settled. */
  settingsHref: string;
  /** Sets the deal flow aside for this visit, or takes it up again. */
  onPausedChange: (isPaused: boolean) => void;
};

/** Says that startups are shown by the person's deal flow (spec section 3, Settings), and what can be done about it. */
export function DealFlowLine({
  mode,
  isPaused,
  count,
  all,
  settingsHref,
  onPausedChange,
}: DealFlowLineProps) {
  const t = useMessages('directory').dealFlow;
  const description = mode === 'filtered' ? t.filtered({ count, all }) : t.recommended;
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <Text size="small" tone="muted" isTabular>
          {isPaused ? t.paused : description}
        </Text>
      </div>
      <TextButton onClick={() => onPausedChange(!isPaused)}>{isPaused ? t.resume : t.pause[mode]}</TextButton>
      <TextLink href={settingsHref}>{t.change}</TextLink>
    </div>
  );
}
