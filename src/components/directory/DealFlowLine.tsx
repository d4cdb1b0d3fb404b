import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import { TextLink } from '../typography/TextLink';
import * as styles from './DealFlowLine.css';

export type DealFlowLineProps = {
  /** filtered: only fitting startups are shown. recommended: all startups, fitting ones first. */
  mode: 'filtered' | 'recommended';
  /** Whether the deal flow is paused: startups are shown without it. */
  isPaused: boolean;
  /** Number of startups shown. */
  count: number;
  /** Number of startups without the deal flow. */
  all: number;
  /** URL of the deal flow settings. */
  settingsHref: string;
  /** Called to pause the deal flow for this visit, or to resume it. */
  onPausedChange: (isPaused: boolean) => void;
};

/** States that the user's deal flow applies (spec section 3, Settings), and offers to pause or change it. */
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
      <div className={styles.text}>
        <Text size="small" tone="muted" isTabular>
          {isPaused ? t.paused : description}
        </Text>
      </div>
      <TextButton onClick={() => onPausedChange(!isPaused)}>{isPaused ? t.resume : t.pause[mode]}</TextButton>
      <TextLink href={settingsHref}>{t.change}</TextLink>
    </div>
  );
}
