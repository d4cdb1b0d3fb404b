import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatHeldPresses } from '@/app/router/heldPresses';

// Events that a browser provides.
class FakeEvent {
  readonly type: string;
  readonly init: object;
  constructor(type: string, init: object = {}) {
    this.type = type;
    this.init = init;
  }
}
class FakeKeyboardEvent extends FakeEvent {
  key = '';
  constructor(type: string, init: object = {}) {
    super(type, init);
    Object.assign(this, init);
  }
}

/** A control of the page, which logs the events that it receives. */
class Control {
  tagName = 'BUTTON';
  className = 'button';
  ariaLabel: string | null = null;
  isConnected = true;
  isDisabled = false;
  isBusy = false;
  dataset: { held?: string } = { held: '' };

  readonly textContent: string;
  constructor(textContent: string) {
    this.textContent = textContent;
    page.controls.push(this);
  }

  matches = () => this.isDisabled;
  closest = () => (this.isBusy ? this : null);
  focus() {
    page.activeElement = this;
  }
  dispatchEvent({ type, init }: FakeEvent) {
    page.log.push(`${type} ${'key' in init ? init.key : this.textContent}`);
  }
  click() {
    page.log.push(`click ${this.textContent}${window.heldPresses?.isRepeating ? '' : ', held again'}`);
  }
  requestSubmit() {
    page.log.push(`submit ${this.textContent}`);
  }
}

let page: { controls: Control[]; log: string[]; activeElement: unknown; lang: string };
const stop = vi.fn();

beforeEach(() => {
  page = { controls: [], log: [], activeElement: null, lang: 'en' };
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    body: {},
    get documentElement() {
      return { lang: page.lang };
    },
    querySelectorAll: (tag: string) =>
      page.controls.filter(({ tagName, isConnected }) => tag.endsWith(tagName) && isConnected),
    get activeElement() {
      return page.activeElement;
    },
  });
  vi.stubGlobal('PointerEvent', FakeEvent);
  vi.stubGlobal('MouseEvent', FakeEvent);
  vi.stubGlobal('KeyboardEvent', FakeKeyboardEvent);
  stop.mockReset();
});
afterEach(() => vi.useRealTimers());

/** Holds presses of these controls, as the script in index.html does. */
function hold(...presses: [Control, FakeEvent?][]) {
  const held = presses.map(([element, event = new FakeEvent('click')]) => ({
    element,
    event,
    place: page.controls.indexOf(element),
  }));
  Object.assign(window, { heldPresses: Object.assign(held, { stop }) });
}

it('repeatHeldPresses repeats each press once, in order, and removes its mark', async () => {
  const [chip, tab] = [new Control('Funding'), new Control('Team')];
  hold([chip], [tab], [chip]);
  await repeatHeldPresses();
  expect(page.log.filter((line) => line.startsWith('click'))).toEqual([
    'click Funding',
    'click Team',
    'click Funding',
  ]);
  expect(page.log.slice(0, 2)).toEqual(['pointerdown Funding', 'mousedown Funding']);
  expect([chip.dataset, tab.dataset]).toEqual([{}, {}]);
  expect(stop).toHaveBeenCalledOnce();
  expect(window.heldPresses).toBeUndefined();
});

it('repeatHeldPresses waits for a control that is disabled or busy, and later presses wait for it', async () => {
  const [submit, tab] = [new Control('Continue'), new Control('Team')];
  submit.isDisabled = true;
  hold([submit], [tab]);
  const done = repeatHeldPresses();
  await vi.advanceTimersByTimeAsync(1000);
  submit.isDisabled = false;
  submit.isBusy = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.log).toEqual([]);
  expect(stop).not.toHaveBeenCalled();
  submit.isBusy = false;
  await vi.advanceTimersByTimeAsync(20);
  await done;
  expect(page.log.filter((line) => line.startsWith('click'))).toEqual(['click Continue', 'click Team']);
});

it('repeatHeldPresses presses the control with the same name if the page has replaced the pressed one', async () => {
  const old = new Control('Follow');
  hold([old]);
  old.isConnected = false;
  new Control('Message');
  const current = new Control('Follow');
  await repeatHeldPresses();
  expect(page.log).toContain('click Follow');
  expect(page.activeElement).toBe(current);
});

it.each([
  [
    'presses the control of the same kind at the same place if the page is now in another language',
    'hi',
    'button',
  ],
  ['presses no other control at the same place in English', 'en', 'button'],
  ['presses no control of another kind at the same place', 'hi', 'link'],
])('repeatHeldPresses %s', async (_, lang, className) => {
  const old = [new Control('Back'), new Control('Continue')] as const;
  hold([old[1]]);
  for (const control of page.controls) control.isConnected = false;
  page.lang = lang;
  new Control('वापस');
  new Control('जारी रखें').className = className;
  const done = repeatHeldPresses();
  await vi.advanceTimersByTimeAsync(10_100);
  await done;
  const isPressed = lang === 'hi' && className === 'button';
  expect(page.log.filter((line) => line.startsWith('click'))).toEqual(isPressed ? ['click जारी रखें'] : []);
});

it('repeatHeldPresses gives up a control that isn’t enabled within ten seconds, and presses the next one', async () => {
  const [gone, tab] = [new Control('Follow'), new Control('Team')];
  hold([gone], [tab]);
  gone.isConnected = false;
  const done = repeatHeldPresses();
  await vi.advanceTimersByTimeAsync(10_100);
  await done;
  expect(page.log.filter((line) => line.startsWith('click'))).toEqual(['click Team']);
  expect(gone.dataset).toEqual({});
});

it('repeatHeldPresses repeats a key with its modifiers, and a form that Enter submits', async () => {
  const [field, form] = [new Control('Search'), new Control('Sign in')];
  hold([field, new FakeKeyboardEvent('keydown', { key: 'Enter' })], [form, new FakeEvent('submit')]);
  await repeatHeldPresses();
  expect(page.log).toEqual(['keydown Enter', 'submit Sign in']);
});

it('repeatHeldPresses does nothing on a page without the script', async () => {
  await repeatHeldPresses();
  expect(page.log).toEqual([]);
});
