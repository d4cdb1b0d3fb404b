import { useMessages } from '@messages';
import { useLayoutEffect, useRef, useState } from 'react';
import { Lines } from '../typography/Lines';
import { withLinks } from '../typography/linked';
import { beginningOf } from '../typography/splitText';
import { TextButton } from '../typography/TextButton';
import * as styles from './PostText.css';

export type PostTextProps = {
  /** Plain text: line breaks are preserved, and markup isn't interpreted. */
  text: string;
  /** The language of the text, if it is known and may differ from the page's. */
  lang?: string;
};

/** A text of up to this length fits in the clamped lines at any card width, and isn't measured. */
const shortLength = 180;
const charactersPerNewline = 20;
/** Maximum layout cost of a clamped text (`layoutCostOf`). This much prose fills the lines at any card width. */
const foldedCost = 2500;

/** A post's text. Addresses, hashtags and mentions are links. "Show more" expands a long text. */
export function PostText({ text, lang }: PostTextProps) {
  const t = useMessages('common');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text, foldedCost);
  const mayBeLong = text.length + (text.split('\n').length - 1) * charactersPerNewline > shortLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is measured again.
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || !mayBeLong || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, mayBeLong, isOpen]);

  return (
    <div className={styles.box}>
      <p
        className={isOpen ? styles.text : `${styles.text} ${styles.clamped}`}
        dir="auto"
        lang={lang}
        ref={paragraph}
      >
        <Lines render={withLinks}>{isOpen ? text : beginning}</Lines>
      </p>
      {/* A text with a very long word may be cut (`beginning !== text`) before it fills the lines. */}
      {((mayBeLong && isLong) || beginning !== text) && (
        <TextButton isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.showLess : t.showMore}
        </TextButton>
      )}
    </div>
  );
}
