/** The entry of a comment. */
export const commentEntry = (id: string) => document.querySelector(`[data-comment="${CSS.escape(id)}"]`);

/** Gives an entry of a list the focus, which takes it from code only. */
export function focusEntry(entry: Element | null | undefined) {
  if (!(entry instanceof HTMLElement)) return;
  if (entry.tabIndex < 0) entry.setAttribute('tabindex', '-1');
  entry.focus({ preventScroll: true });
  entry.scrollIntoView({ block: 'nearest' });
}

/**
 * Goes on from an entry that is about to be taken away: to the next one, else to the one before.
 * @param otherwise where one goes on if it was the only one
 */
export function focusAfter(entry: Element | null, otherwise: () => Element | null) {
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  // The menu that took it away closes first.
  requestAnimationFrame(() => focusEntry(next?.isConnected ? next : otherwise()));
}
