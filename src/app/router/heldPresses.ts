/**
 * A press before the page was interactive. A script in `index.html` prevents its default action, marks the element
 * with `data-held`, and stores the press.
 */
type HeldPress = {
  /** `click`, `submit`, or the `keydown` of a key that has no effect by default. */
  event: MouseEvent | KeyboardEvent | SubmitEvent;
  element: HTMLElement;
  /** The index of the element among those with its tag in `main`; -1 outside of `main`. */
  place: number;
};

declare global {
  interface Window {
    /**
     * The presses in their order. `areLinksHeld`: whether to hold presses of links too. `isRepeating`: whether events
     * are repeated presses, which aren't held.
     */
    heldPresses?: HeldPress[] & { areLinksHeld?: boolean; isRepeating?: boolean; stop: () => void };
  }
}

/** How long a control may take to become enabled, in ms. After that, its press is lost. */
const patience = 10_000;

const nameOf = (element: Element) => `${element.tagName} ${element.ariaLabel || element.textContent}`;

/**
 * Returns the element of a press, or the element that has replaced it: the one with the same name or, because the
 * press may come before the page is in the user's language, the one of the same kind at the same place.
 */
function currentOf({ element, place }: HeldPress): HTMLElement | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const found = (within = '') => [...document.querySelectorAll<HTMLElement>(within + element.tagName)];
  const there = found('main ')[place];
  const isSameKind = document.documentElement.lang !== 'en' && there?.className === element.className;
  return found().find((other) => nameOf(other) === name) ?? (isSameKind ? there : undefined);
}

const isReady = (element: HTMLElement) =>
  !element.matches(':disabled') &&
  !element.closest('[inert], main[aria-busy="true"], form[aria-busy="true"]');

const release = (element: HTMLElement) => {
  delete element.dataset.held;
};

/** Repeats the events of a press. A menu opens on `pointerdown` or `mousedown`, everything else acts on `click`. */
function repeat(element: HTMLElement, event: HeldPress['event']) {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) element.focus({ preventScroll: true });
  if (event instanceof KeyboardEvent) {
    element.dispatchEvent(new KeyboardEvent('keydown', event));
  } else if (event.type === 'submit') {
    (element as HTMLFormElement).requestSubmit();
  } else {
    const options = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' };
    element.dispatchEvent(new PointerEvent('pointerdown', options));
    element.dispatchEvent(new MouseEvent('mousedown', options));
    element.click();
  }
}

/** Resolves when the control is ready, to the control, or to `undefined` after {@link patience}. */
async function ready(press: HeldPress): Promise<HTMLElement | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const current = currentOf(press);
    if (current && isReady(current)) return current;
    if (performance.now() > end) return undefined;
    await new Promise((next) => setTimeout(next, 16));
  }
}

/**
 * Repeats the held presses once the page is interactive: in their order, each when its control is enabled. Presses
 * are held until none is left, so that a later press doesn't overtake an earlier one.
 */
export async function repeatHeldPresses(): Promise<void> {
  const presses = window.heldPresses;
  if (!presses) return;
  for (let press = presses[0]; press; press = presses[0]) {
    const { element, event } = press;
    const current = await ready(press);
    presses.shift();
    release(element);
    if (!current) continue;
    presses.isRepeating = true;
    repeat(current, event);
    presses.isRepeating = false;
  }
  presses.stop();
  delete window.heldPresses;
}
