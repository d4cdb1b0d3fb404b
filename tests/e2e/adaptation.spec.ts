import type { Page } from '@playwright/test';
import { routes } from '../../src/data/schema/shapes/routes';
import { sampleContent, tidy } from './interfaceText';
import { walk } from './keys';
import { cutOff } from './storyText';
import { expect, expectSettled, expectSound, framesPainted, test } from './support';

// Tests each layout with user settings: 200% zoom, 320 px, wide text spacing, reduced motion, forced colors.

test.use({ viewport: { width: 1280, height: 900 } });

const places: Record<string, string> = {
  ':conversationId': 'mina-okafor',
  ':startupId': 'heliogrid?tab=metrics',
  ':name': 'asha-verma?tab=following',
};
/** Routes that are skipped: each has the layout of another route. */
const alikes = [
  '/accessibility',
  '/login',
  '/starred',
  '/messages',
  '/profile',
  '/Investor-register',
  '/investors/',
];
const addresses = [
  ...Object.values(routes)
    .filter(({ path }) => !alikes.includes(path.replace(/:\w+/, '')))
    .map(({ path }) => path.replace(/:\w+/, (name) => places[name] ?? name)),
  '/nowhere',
  '/discover?tab=users&q=ledgerline',
  '/profile/manage?tab=settings',
  '/profile/manage?tab=startups',
];
/** Whether the page is for signed-out users. */
const isForGuests = (address: string) => /^\/(login|register|forgot-password)/.test(address);

async function open(page: Page, address: string) {
  await page.addInitScript((isSignedIn) => {
    if (isSignedIn) localStorage.setItem('auth', 'true');
  }, !isForGuests(address));
  await page.goto(address);
  await expectSettled(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts');
  if (address.startsWith('/explore')) await expect(page.getByRole('article').first()).toBeVisible();
}

const content = sampleContent();

/** Returns the cut-off texts. Omits sample content with an ellipsis, which other pages show in full. */
async function misfits(page: Page) {
  const cuts = await page.evaluate(cutOff);
  return cuts
    .filter(({ text, isEllipsis }) => !isEllipsis || !content.isIn(tidy(text)))
    .map(({ what, text }) => `${what} ${tidy(text)}`);
}

/** Applies the text spacing of WCAG 1.4.12 to all elements. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Returns the elements with animations, transitions or smooth scrolling. Runs in the page. */
function moving() {
  const slow = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.001);
  const wrong: string[] = [];
  for (const element of document.querySelectorAll('*'))
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      const isMoving = style.animationName !== 'none' && slow(style.animationDuration);
      if (isMoving || slow(style.transitionDuration) || style.scrollBehavior === 'smooth')
        wrong.push(`${element.outerHTML.slice(0, 100)}${part ?? ''}`);
    }
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  return [...wrong, ...running.map(({ effect }) => `running for ${effect?.getComputedTiming().duration} ms`)];
}

/** Returns fields and overlays without a border. Forced colors remove backgrounds. Runs in the page. */
function unmarked() {
  const wrong: string[] = [];
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 1;
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const isLine = (width: string, kind: string) => Number.parseFloat(width) > 0 && kind !== 'none';
    return (
      isLine(style.borderBottomWidth, style.borderBottomStyle) ||
      isLine(style.outlineWidth, style.outlineStyle)
    );
  };
  for (const field of document.querySelectorAll(
    'input, select, textarea, [role="combobox"], [role="switch"]',
  )) {
    if (!isSeen(field) || field.matches('[type="radio"], [type="checkbox"]:not([role]), [type="file"]'))
      continue;
    if (!hasEdge(field) && !(field.parentElement && hasEdge(field.parentElement)))
      wrong.push(`no edge: ${field.outerHTML.slice(0, 160)}`);
  }
  for (const dialog of document.querySelectorAll('dialog[open], [role="menu"], [role="listbox"]'))
    if (isSeen(dialog) && !hasEdge(dialog)) wrong.push(`no edge: ${dialog.outerHTML.slice(0, 160)}`);
  return wrong;
}

/** Selected elements. "List Startup" is always highlighted (spec section 2). */
const chosen =
  '[aria-pressed="true"], [aria-selected="true"], a[aria-current]:not([href="/list-startup"]), article[aria-current], input:checked';

/** Returns selected elements that look the same without their state attribute, and the same after a click. */
async function alike(page: Page) {
  const same: string[] = [];
  for (const one of await page.$$(chosen)) {
    if (!(await one.isVisible())) continue;
    await one.scrollIntoViewIfNeeded();
    const clip = await one.evaluate((element) => {
      // The checkbox of a chip is hidden. Its label is visible.
      const seen = element.closest('label') ?? (element.matches('input') ? element.parentElement : element);
      const { x, y, width, height } = (seen ?? element).getBoundingClientRect();
      return { x, y, width, height };
    });
    const marked = await page.screenshot({ clip });
    const html = await one.evaluate((element) => {
      const { outerHTML } = element;
      if (element instanceof HTMLInputElement) element.checked = false;
      for (const mark of ['aria-pressed', 'aria-selected', 'aria-current']) element.removeAttribute(mark);
      // Empty elements inside can show the state, so the test hides these elements.
      for (const mark of element.querySelectorAll<HTMLElement>('span:empty'))
        mark.style.visibility = 'hidden';
      return outerHTML.slice(0, 200);
    });
    if (!marked.equals(await page.screenshot({ clip }))) continue;
    // A component can also show its state without these attributes, so the test changes the state by a click.
    await one.evaluate((element) => element instanceof HTMLElement && element.click());
    await framesPainted(page);
    if (marked.equals(await page.screenshot({ clip }))) same.push(html);
  }
  return same;
}

for (const address of addresses) {
  test(`${address} is accessible, has no motion, fits all widths, and shows focus and selection in forced colors`, async ({
    page,
  }) => {
    await open(page, address);
    await expectSound(page);
    expect(await page.evaluate(moving)).toEqual([]);

    const wrong: Record<string, string[]> = {};
    const look = async (name: string, width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await framesPainted(page);
      const found = await misfits(page);
      if (found.length) wrong[name] = found;
    };
    await look('200 %', 640, 450);
    await look('320 px', 320, 640);
    await spaceText(page);
    await look('spaced on a phone', 390, 844);
    await look('spaced', 1280, 900);
    expect(wrong).toEqual({});
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await page.evaluate(unmarked)).toEqual([]);
    const { wrong: unfocused, stops } = await walk(page);
    expect(unfocused).toEqual([]);
    expect(stops).toBeGreaterThan(3);
    expect(await alike(page), 'chosen, and looks as if it were not').toEqual([]);
  });
}
