import { isApple } from './isApple';

/** Returns the label of the key that shortcuts use. Call it only after hydration. */
export const modKey = (): '⌘' | 'Ctrl' => (isApple() ? '⌘' : 'Ctrl');
