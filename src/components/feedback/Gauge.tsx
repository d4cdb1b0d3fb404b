import type { ReactNode } from 'react';
import * as windsockStyles from '../brand/windsock.css';
import * as styles from './Gauge.css';

export type GaugeProps = {
  /** Accessible name of the gauge. */
  label: string;
  /** The share reached, 0 to 1. A larger value shows as full. */
  value: number;
  /** The amount reached, below on the left. A string is bold; other nodes aren't. */
  leftText: ReactNode;
  /** The goal, below on the right. */
  rightText: ReactNode;
  /** The value as text for screen readers, if `leftText` or `rightText` isn't a string. */
  valueText?: string;
};

/** Shows the progress of a funding round as a striped bar with a tick at each remaining tenth. */
export function Gauge({ label, value, leftText, rightText, valueText }: GaugeProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  const isPlain = typeof leftText === 'string' && typeof rightText === 'string';
  return (
    <div className={styles.gauge}>
      {/* biome-ignore lint/a11y/useSemanticElements: no browser can style a native meter as stripes on a ticked track. */}
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText ?? (isPlain ? `${leftText}, ${rightText}` : undefined)}
      >
        <div className={`${styles.fill} ${windsockStyles.windsockWide}`} style={{ width: `${percent}%` }} />
      </div>
      <div className={styles.texts}>
        <span>{typeof leftText === 'string' ? <strong>{leftText}</strong> : leftText}</span>
        <span className={styles.right}>{rightText}</span>
      </div>
    </div>
  );
}
