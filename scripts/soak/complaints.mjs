/** How long after a key the focus may be nowhere, in ms. */
const focusPatience = 3000;

/** Looks at the page as it is now: what is wrong with it, in words, or null. Runs in the page. */
function look() {
  const root = document.documentElement;
  const sideways = root.scrollWidth - root.clientWidth;
  if (sideways > 0) return `scrolls sideways by ${sideways} px`;
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
  if (!document.body.innerText.trim()) return 'is blank';
  if (document.querySelector('.vite-error-overlay')) return 'shows an error';
  // Whoever stands here can go somewhere.
  const ways = document.querySelectorAll('a[href], button:not(:disabled)');
  if (![...ways].some(isSeen)) return 'is a dead end: there is nothing to press';
  // Controls on top of each other: the middle of one is under another that isn't around it.
  const opened = document.querySelector('[role="dialog"], [role="menu"], [role="listbox"], [role="alert"]');
  if (opened) return null;
  const controls = [...document.querySelectorAll('main :is(a[href], button)')].filter(isSeen);
  for (const control of controls) {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const above = document.elementFromPoint(x, y)?.closest('a[href], button');
    if (!above || above === control || above.contains(control) || control.contains(above)) continue;
    // The bars are meant to be above what scrolls.
    if (!above.closest('main') || /fixed|sticky/.test(getComputedStyle(above).position)) continue;
    const isHeld = (element) => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    if (isHeld(above)) continue;
    // A link that fills its card lies under what can be pressed in it.
    if (above.parentElement?.closest(':has(> a)') && control.matches('a')) continue;
    const nameOf = (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `overlaps: ${nameOf(control)} is under ${nameOf(above)}`;
  }
  return null;
}

/** Where the focus is: nowhere, or somewhere. Runs in the page. */
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Follows a page and tells what is wrong with it, step by step. */
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
      // What is still coming is waited for once.
      for (const isLast of [false, true]) {
        const complaint = await current.evaluate(look);
        if (!complaint) break;
        if (isLast) return complaint;
        await current.waitForTimeout(1000);
      }
      // What a key does leaves the focus somewhere. Escape may close what had none to give back.
      const isByKey = step.kind === 'key' && /Enter|Space/.test(step.key);
      const isSomewhere = await current.evaluate(hasFocus);
      if (isByKey && wasSomewhere && !isSomewhere) {
        // A page that is gone to may still be on its way.
        const hasCome = await current.waitForFunction(hasFocus, null, { timeout: focusPatience }).then(
          () => true,
          () => false,
        );
        if (!hasCome) return 'loses the focus';
      }
      wasSomewhere = isSomewhere;
      return null;
    },
  };
}
