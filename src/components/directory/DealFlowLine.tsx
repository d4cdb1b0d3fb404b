import { useMessages } from '@messages';
import { Text } from '../typography/Text';
import { TextButton } from '../typography/TextButton';
import { TextLink } from '../typography/TextLink';
import * as styles from './DealFlowLine.css';

export type DealFlowLineProps = {
  /** filtered: the list shows only startups that match the settings. recommended: matching startups first. */
  mode: 'filtered' | 'recommended';
  /** Whether the user paused the deal flow settings, so that the list ignores them. */
  isPaused: boolean;
  /** Number of startups shown. */
  count: number;
  /** Number of startups without the deal flow settings; `null` if it isn't known. */
  all: number | null;
  /** URL of the deal flow settings. */
  settingsHref: string;
  /** Called when the user pauses the deal flow settings for this visit, or resumes them. */
  onPausedChange: (isPaused: boolean) => void;
};

/** States that the user's deal flow settings (spec section 3) limit or order a list of startups. */
export function DealFlowLine({
  mode,
  isPaused,
  count,
  all,
  settingsHref,
  onPausedChange,
}: DealFlowLineProps) {
  const t = useMessages('directory').dealFlow;
  const filtered = all === null ? t.filteredMany : t.filtered({ count, all });
  const description = mode === 'filtered' ? filtered : t.recommended;
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
