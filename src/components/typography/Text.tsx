import type { ReactNode } from 'react';
import { inOneLine } from './pieces';
import * as styles from './Text.css';

export const textSizes = ['small', 'body', 'feed', 'large'] as const;
export const textTones = ['ink', 'muted', 'danger', 'rise'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export type TextProps = {
  /** small 14, body 16, feed 16.5, large 20 (18 on a phone) px. */
  size?: 'small' | 'body' | 'feed' | 'large';
  /** Its colour; without one, that of what it stands in. */
  tone?: 'ink' | 'muted' | 'danger' | 'rise';
  /** regular 400, medium 550, strong 600. */
  weight?: 'regular' | 'medium' | 'strong';
  /** The element drawn: what the words are, not how they look. */
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
  /** For `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** With `as="time"`: the moment, for machines. */
  dateTime?: string;
  /** The words, or what they are set with. */
  children: ReactNode;
};

/** Words in the text face. A text by itself that is longer than a browser lays out at once is cut: whole it is in `Lines`. */
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
  const shown = typeof children === 'string' ? inOneLine(children) : children;
  if (Element === 'time') {
    return (
      <time id={id} className={className} dateTime={dateTime}>
        {shown}
      </time>
    );
  }
  return (
    <Element id={id} className={className}>
      {shown}
    </Element>
  );
}
