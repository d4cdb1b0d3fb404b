import { type RefObject, useEffect, useRef, useState } from 'react';
import { chunkCost, layoutCostOf } from '../typography/splitText';
import * as fieldStyles from './Field.css';
import { type Refusal, refusalOf } from './textCapacity';

type Root = HTMLDivElement;

/**
 * Blocks insertions (such as a paste) into the text field inside `root` that take long to lay out. Blocks the
 * whole insertion: nothing is truncated. `refusal`: why the last insertion was blocked, until the next input.
 */
export function useTextCapacity(maximum: number | undefined): {
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
      // Email fields don't expose their selection: assumes that the text is inserted at the end.
      const start = selectionStart ?? value.length;
      const next = value.slice(0, start) + piece + value.slice(selectionEnd ?? start);
      const found = piece.length > 1 ? refusalOf(next, value, maximum) : null;
      if (found) event.preventDefault();
      // Disables kerning directly, because the browser lays out the text before React renders.
      else if (event.target instanceof HTMLTextAreaElement && layoutCostOf(next) > chunkCost) {
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
