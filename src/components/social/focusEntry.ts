/** Returns the list entry of a comment. */
export const commentEntry = (id: string) => document.querySelector(`[data-comment="${CSS.escape(id)}"]`);

/** Focuses a list entry and scrolls it into view. Adds a `tabindex` if the entry isn't focusable. */
export function focusEntry(entry: Element | null | undefined) {
  if (!(entry instanceof HTMLElement)) return;
  if (entry.tabIndex < 0) entry.setAttribute('tabindex', '-1');
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves the focus from an entry that is about to be deleted to the next entry, or else the previous entry.
 * @param otherwise returns the element to focus if there is no other entry
 */
export function focusAfter(entry: Element | null, otherwise: () => Element | null) {
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  // Waits a frame until the menu with the Delete action has closed, because closing moves the focus.
  requestAnimationFrame(() => focusEntry(next?.isConnected ? next : otherwise()));
}
