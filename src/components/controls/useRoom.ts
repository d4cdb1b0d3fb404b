import { type RefObject, useEffect, useRef, useState } from 'react';
import { pieceWeight, weightOf } from '../typography/pieces';

/** How much a field holds at all, by its limit: so much stays, to be shortened. */
const roomFor = (maximum: number): number => Math.max(pieceWeight, maximum * 1.2);

type Root = HTMLDivElement;

/**
 * Keeps out of the text field inside `root` what comes in one piece and would take a browser long to lay out: all of it, so
 * that nothing is cut, and what was there stays. `isRefused`: the last one was kept out, and nothing was typed since.
 */
export function useRoom(maximum: number | undefined): { root: RefObject<Root | null>; isRefused: boolean } {
  const root = useRef<Root>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || maximum === undefined) return;
    const onBeforeInput = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement | HTMLTextAreaElement;
      const piece = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      // What an address's field doesn't tell is its end.
      const start = selectionStart ?? value.length;
      const next = value.slice(0, start) + piece + value.slice(selectionEnd ?? start);
      const isOver = piece.length > 1 && weightOf(next) > roomFor(maximum);
      if (isOver) event.preventDefault();
      setRefused(isOver);
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [maximum]);
  return { root, isRefused };
}
