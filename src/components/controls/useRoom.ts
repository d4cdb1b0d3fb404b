import { type RefObject, useEffect, useRef, useState } from 'react';
import { pieceWeight, weightOf } from '../typography/pieces';
import * as fieldStyles from './Field.css';
import { type Refusal, refusalOf } from './room';

type Root = HTMLDivElement;

/**
 * Keeps out of the text field inside `root` what comes in one piece and would take a browser long to lay out: all of it, so
 * that nothing is cut, and what was there stays. `refusal`: why the last one was kept out, and nothing was typed since.
 */
export function useRoom(maximum: number | undefined): {
  root: RefObject<Root | null>;
  refusal: Refusal | null;
} {
  const root = useRef<Root>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    const element = root.current;
    if (!element || maximum === undefined) return;
    const onBeforeInput = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement | HTMLTextAreaElement;
      const piece = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      // What an address's field doesn't tell is its end.
      const start = selectionStart ?? value.length;
      const next = value.slice(0, start) + piece + value.slice(selectionEnd ?? start);
      const found = piece.length > 1 ? refusalOf(next, value, maximum) : null;
      if (found) event.preventDefault();
      // What is put in is laid out before anybody hears of it.
      else if (event.target instanceof HTMLTextAreaElement && weightOf(next) > pieceWeight) {
        event.target.classList.add(fieldStyles.heavy);
        event.target.removeAttribute('dir');
      }
      setRefusal(found);
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [maximum]);
  return { root, refusal };
}
