import { useMessages } from '@messages';
import { useLayoutEffect, useRef, useState } from 'react';
import { Lines } from '../typography/Lines';
import { withLinks } from '../typography/linked';
import { beginningOf } from '../typography/pieces';
import { TextButton } from '../typography/TextButton';
import * as styles from './PostText.css';

export type PostTextProps = {
  /** Shown as it is: line breaks kept, never read as markup. */
  text: string;
};

/** Below this a text can't fill the lines it may take, however narrow the card: no need to measure it. */
const shortLength = 180;
const charactersPerNewline = 20;
/** So much of ordinary prose fills them, however wide the card. */
const foldedWeight = 2500;

/** What a post says, with its addresses, tags and names as links; a long one folds behind "Show more". */
export function PostText({ text }: PostTextProps) {
  const t = useMessages('common');
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text, foldedWeight);
  const mayBeLong = text.length + (text.split('\n').length - 1) * charactersPerNewline > shortLength;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew.
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
      <p className={isOpen ? styles.text : `${styles.text} ${styles.clamped}`} dir="auto" ref={paragraph}>
        <Lines draw={withLinks}>{isOpen ? text : beginning}</Lines>
      </p>
      {/* A long word is cut before it fills the lines. */}
      {((mayBeLong && isLong) || beginning !== text) && (
        <TextButton isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.showLess : t.showMore}
        </TextButton>
      )}
    </div>
  );
}
