import type { ReactNode } from 'react';
import * as styles from './Text.css';

export const textSizes = ['small', 'body', 'feed', 'large'] as const;
export const textTones = ['ink', 'muted', 'danger', 'rise'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export type TextProps = {
  /** small 14, body 16, feed 16.5, large 20 (18 on a phone) px. */
  size?: 'small' | 'body' | 'feed' | 'large';
  /** Its colour; without one, that of what it stands in. */
  tone?: 'ink' | 'muted' | 'danger' | 'rise';
  weight?: 'regular' | 'medium' | 'strong';
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'time'
    | 'li'
    | 'dt'
    | 'dd'
    | 'strong'
    | 'address'
    | 'blockquote'
    | 'figcaption';
  /** One line, cut with an ellipsis. */
  isTruncated?: boolean;
  /** Figures of one width: counts, money, times. */
  isTabular?: boolean;
  id?: string;
  /** With `as="time"`: the moment, for machines. */
  dateTime?: string;
  children: ReactNode;
};

/** Words in the text face. */
export function Text({
  size = 'body',
  tone,
  weight = 'regular',
  as: Element = 'p',
  isTruncated = false,
  isTabular = false,
  id,
  dateTime,
  children,
}: TextProps) {
  const className = `${styles.sizes[size]} ${tone ? styles.tones[tone] : ''} ${styles.weights[weight]} ${isTruncated ? styles.cut : styles.long} ${isTabular ? styles.figures : ''}`;
  if (Element === 'time') {
    return (
      <time id={id} className={className} dateTime={dateTime}>
        {children}
      </time>
    );
  }
  return (
    <Element id={id} className={className}>
      {children}
    </Element>
  );
}
