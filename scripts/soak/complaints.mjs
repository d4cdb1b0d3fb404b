/** The longest time without a focused element after a key press, in ms. */
const focusPatience = 3000;

/** Returns the first problem of the current page as text, or null. Runs in the page. */
function look() {
  const root = document.documentElement;
  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) return `scrolls horizontally by ${sideways} px`;
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  if (!document.body.innerText.trim()) return 'is blank';
  if (document.querySelector('.vite-error-overlay')) return 'shows an error';
  // Every page must offer a link or a button.
  const ways = document.querySelectorAll('a[href], button:not(:disabled)');
  if (![...ways].some(isSeen)) return 'has no visible link or button';
  // Finds overlapping controls: another control covers the center of a control, and doesn't contain it.
  const opened = document.querySelector('[role="dialog"], [role="menu"], [role="listbox"], [role="alert"]');
  if (opened) return null;
  const controls = [...document.querySelectorAll('main :is(a[href], button)')].filter(isSeen);
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const above = document.elementFromPoint(x, y)?.closest('a[href], button');
    if (!above || above === control || above.contains(control) || control.contains(above)) continue;
    if (!above.closest('main')) continue;
    // Fixed and sticky bars may cover scrolled content.
    let held = above;
    while (held !== document.body && !/fixed|sticky/.test(getComputedStyle(held).position))
      held = held.parentElement;
    if (held !== document.body) continue;
    // In a card, other controls may cover the link that fills the card.
    if (above.parentElement?.closest(':has(> a)') && control.matches('a')) continue;
    const nameOf = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `overlaps: ${nameOf(control)} is under ${nameOf(above)}`;
  }
  return null;
}

/** Whether an element has the focus. Runs in the page. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Watches a page. `next` returns the first problem after a step as text, or null. */
export async function complaintsOf(page) {
  const heard = [];
  page.on('pageerror', (error) => heard.push(`throws: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    window.addEventListener('unhandledrejection', ({ reason }) => console.error(`Unhandled: ${reason}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  let wasSomewhere = false;
  return {
    async next(current, step) {
      if (heard.length > 0) return heard.shift();
      // Checks again after a second, because a problem may disappear when content has loaded.
      for (const isLast of [false, true]) {
        const complaint = await current.evaluate(look);
        if (!complaint) break;
        if (isLast) return complaint;
        await current.waitForTimeout(1000);
      }
      // After Enter or Space, an element must have the focus. Escape may close an overlay and lose the focus.
      const isByKey = step.kind === 'key' && /Enter|Space/.test(step.key);
      const isSomewhere = await current.evaluate(hasFocus);
      if (isByKey && wasSomewhere && !isSomewhere) {
        // Waits, because the page may still be navigating.
        const come = current.waitForFunction(hasFocus, null, { timeout: focusPatience });
        if (!(await come.catch(() => null))) return 'loses the focus';
      }
      wasSomewhere = isSomewhere;
      return null;
    },
  };
}
