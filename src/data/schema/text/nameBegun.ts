import { letter } from './signs';

const begun = new RegExp(String.raw`(?:^|[^\p{L}\p{M}\p{N}_@#&/.:=?-])@((?:${letter}|-){0,60})$`, 'u');

/** Returns the unfinished `@name` before the caret, or `null`. `start`: the index of the `@`. */
export function nameBegunAt(text: string, caret: number): { start: number; name: string } | null {
  const [, name] = begun.exec(text.slice(Math.max(0, caret - 80), caret)) ?? [];
  return name === undefined ? null : { start: caret - name.length - 1, name };
}
