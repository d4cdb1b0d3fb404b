/** Focuses the page's `h1`, or else `main`, for keyboard and screen reader users. Doesn't scroll. */
export function focusHeading() {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
