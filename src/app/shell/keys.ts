import { isApple } from '@/components/layout/isApple';

/** Whether a key press is Ctrl, or on Apple's devices ⌘, with this letter. */
export function isShortcut(event: KeyboardEvent, letter: 'K' | 'Z'): boolean {
  const { key, code, ctrlKey, metaKey } = event;
  // Ignores the keys of an IME composition, and those that a component has handled.
  if (event.isComposing || event.defaultPrevented || event.shiftKey || event.altKey) return false;
  if (ctrlKey === metaKey || metaKey !== isApple()) return false;
  // In a non-Latin keyboard layout, the key types another letter. In a Latin layout, its place means nothing.
  return /^[a-z]$/i.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
