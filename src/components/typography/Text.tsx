import type { ReactNode } from 'react';
import { inOneLine } from './splitText';
import * as styles from './Text.css';

export const textSizes = ['small', 'body', 'feed', 'large'] as const;
export const textTones = ['ink', 'muted', 'danger', 'rise'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;

export type TextProps = {
  /** small 14, body 16, feed 16.5, large 20 (18 on a phone) px. */
  size?: 'small' | 'body' | 'feed' | 'large';
  /** The colour; inherited by default. */
  tone?: 'ink' | 'muted' | 'danger' | 'rise';
  /** regular 400, medium 550, strong 600. */
  weight?: 'regular' | 'medium' | 'strong';
  /** The HTML element, which should match the meaning of the text. */
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
  /** Whether the text is limited to one line and cut with an ellipsis. */
  isTruncated?: boolean;
  /** Whether all digits have the same width, for example for counts, money and times. */
  isTabular?: boolean;
  /** Id for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** The language of the text, if it is known and may differ from the page's. */
  lang?: string;
  /** With `as="time"`: the machine-readable time. */
  dateTime?: string;
  /** The text, with or without inline elements. */
  children: ReactNode;
};

/** Text in the text font. Cuts a string that would take too long to lay out; `Lines` shows all of it. */
export function Text({
  size = 'body',
  tone,
  weight = 'regular',
  as: Element = 'p',
  isTruncated = false,
  isTabular = false,
  id,
  lang,
  dateTime,
  children,
}: TextProps) {
  const className = `${styles.sizes[size]} ${tone ? styles.tones[tone] : ''} ${styles.weights[weight]} ${isTruncated ? styles.cut : styles.long} ${isTabular ? styles.tabular : ''}`;
  const shown = typeof children === 'string' ? inOneLine(children) : children;
  if (Element === 'time') {
    return (
      <time id={id} className={className} lang={lang} dateTime={dateTime}>
        {shown}
      </time>
    );
  }
  return (
    <Element id={id} className={className} lang={lang}>
      {shown}
    </Element>
  );
}
