import type { Page } from '@playwright/test';
import { expect } from './support';

type Role = Parameters<Page['getByRole']>[0];

/** Maximum number of Tab stops: more than any page has. */
const most = 150;

/** Returns whether the focused element has a ring, is visible and had the focus before. Runs in the page. */
function focusNow() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  // A hidden checkbox shows its ring on the visible element next to it or around it.
  const shown = [element, element.nextElementSibling, element.parentElement].filter((one) => one !== null);
  const hasRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  const isRinged =
    shown.some((one) => hasRing(getComputedStyle(one))) || hasRing(getComputedStyle(element, '::after'));
  // A part of the element is inside the window and not behind a bar (WCAG 2.4.11).
  const isSeen = shown.some((one) =>
    [...one.getClientRects()].some((box) =>
      [box.left + 3, (box.left + box.right) / 2, box.right - 3].some((x) =>
        [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3].some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && shown.some((one) => one.contains(hit));
        }),
      ),
    ),
  );
  const seen = window as unknown as { stops?: Set<Element> };
  seen.stops ??= new Set();
  const isAgain = seen.stops.has(element);
  seen.stops.add(element);
  return { html: element.outerHTML.slice(0, 200), isRinged, isSeen, isAgain };
}

/** Expects the focused element to have a focus ring and to be visible. */
async function expectShownFocus(page: Page) {
  await expect.poll(() => page.evaluate(focusNow)).toMatchObject({ isRinged: true, isSeen: true });
}

/** Finds elements by role and name. A password field has no role. */
const named = (page: Page, role: Role | 'password', name: string | RegExp) =>
  role === 'password' ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name, exact: true });

const isAt = (page: Page, role: Role | 'password', name: string | RegExp) =>
  named(page, role, name).evaluateAll((all) => all.some((one) => one === document.activeElement));

/**
 * Presses a key until the element with this role and name has the focus, and expects it to show the focus.
 * @throws when the element isn't reached, with the elements that were focused instead
 */
export async function goTo(page: Page, role: Role | 'password', name: string | RegExp, key = 'Tab') {
  await named(page, role, name).first().waitFor({ state: 'attached' });
  const passed: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    if (await isAt(page, role, name)) return expectShownFocus(page);
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? 'nothing'));
  }
  throw new Error(`${role} ${name} was not reached:\n${passed.slice(0, 60).join('\n')}`);
}

/** Focuses a control by the keyboard and activates it with Space or Enter, depending on its role. */
export async function press(page: Page, role: Role, name: string | RegExp, key = 'Tab') {
  await goTo(page, role, name, key);
  await page.keyboard.press(['checkbox', 'switch', 'radio'].includes(role) ? 'Space' : 'Enter');
}

/** Focuses a field and types. A select chooses the option that begins with the text. */
export async function type(
  page: Page,
  name: string | RegExp,
  text: string,
  role: Role | 'password' = 'textbox',
) {
  await goTo(page, role, name);
  if (role === 'combobox') await page.keyboard.type(text);
  else await page.keyboard.insertText(text);
}

/** Focuses a group of radios or tabs at `first`, then chooses `name` with the arrow keys. */
export async function pick(page: Page, role: 'radio' | 'tab', first: string | RegExp, name: string | RegExp) {
  await goTo(page, role, first);
  if (await isAt(page, role, name)) await page.keyboard.press('Space');
  else await goTo(page, role, name, 'ArrowRight');
}

/**
 * Tabs once through all focusable elements.
 * @returns the elements that show no focus or are covered, and the number of stops
 */
export async function walk(page: Page) {
  const wrong: string[] = [];
  let stops = 0;
  let ends = 0;
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(focusNow);
    // Tab may pass the end of the page once, because the first stop may be in the middle of the page.
    if (!at) ends += 1;
    if (ends > 1 || at?.isAgain) return { wrong, stops };
    if (!at) continue;
    stops += 1;
    if (!at.isRinged) wrong.push(`no ring: ${at.html}`);
    if (!at.isSeen) wrong.push(`out of sight: ${at.html}`);
  }
  return { wrong: [...wrong, `no end after ${most} stops`], stops };
}
