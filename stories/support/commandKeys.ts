import { isApple } from '@/components/layout/isApple';

/** Presses ⌘K or Ctrl K, as the user does outside of fields. */
export function pressCommands() {
  const isMac = isApple();
  document.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'k',
      code: 'KeyK',
      metaKey: isMac,
      ctrlKey: !isMac,
      cancelable: true,
    }),
  );
}

/** Focuses the search field and enters a query. The field stores its text, so no machine event can set it. */
export function type(part: HTMLElement, query: string) {
  const field = part.querySelector<HTMLInputElement>('input[role="combobox"]');
  if (!field) throw new Error('The page has no search field');
  field.focus({ preventScroll: true });
  // Uses the native setter: React ignores input events for values that are set with its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
