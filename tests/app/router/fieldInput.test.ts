import { beforeEach, expect, it, vi } from 'vitest';
import { followFieldInput, restoreFieldInput } from '@/app/router/fieldInput';
import { readTextInput } from '@/app/router/textInput';
import { stubObserver } from '../../support/stubObserver';

/** A form field as in a browser: the setter of `value` is on the prototype. */
class Field {
  type = 'text';
  name = '';
  autocomplete = '';
  ariaLabel: string | null = null;
  labels: { textContent: string }[] | null = null;
  typed = '';
  checked = false;
  defaultChecked = false;
  /** The initial value of a select. */
  first = '';
  files: File[] | null = null;
  form: object | null = {};
  /** The dispatched events, such as `input true` for an input event that bubbles. */
  events: string[] = [];

  constructor(parts: Partial<Field> = {}) {
    Object.assign(this, parts);
  }

  get value() {
    return this.typed;
  }

  set value(text: string) {
    this.typed = text;
  }

  get selectedOptions() {
    return [{ defaultSelected: this.typed === this.first }];
  }

  dispatchEvent({ type, bubbles }: Event) {
    this.events.push(`${type} ${bubbles}`);
  }

  click() {
    this.checked = !this.checked;
    this.events.push(`click ${this.checked}`);
  }

  focus() {
    page.activeElement = this;
  }
}

const entry = (name: string, text: string) => ({ name, text, hasFocus: false });
const box = (parts: Partial<Field>) => new Field({ type: 'checkbox', name: 'interests', ...parts });
const select = (parts: Partial<Field>) => new Field({ type: 'select-one', name: 'category', ...parts });

/** Event listeners of the document. */
let listeners: Set<() => void>;
let page: { fields: Field[]; activeElement: Field | null };
let mutations: ReturnType<typeof stubObserver>;

beforeEach(() => {
  page = { fields: [], activeElement: null };
  mutations = stubObserver('MutationObserver');
  listeners = new Set();
  vi.stubGlobal('document', {
    body: {},
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    querySelectorAll: () => page.fields,
    get activeElement() {
      return page.activeElement;
    },
  });
  vi.useFakeTimers();
});

/** Replaces the fields of the page and notifies the connected observers. */
function show(...fields: Field[]) {
  page.fields = fields;
  mutations.tell();
}

/** Waits until each field in turn has received its events. */
const settle = async () => {
  for (let at = 0; at <= page.fields.length; at += 1) await null;
};

it('readTextInput returns each field’s text and the field’s name, aria-label or label', () => {
  const search = new Field({ type: 'search', ariaLabel: 'Search', value: 'solar' });
  show(
    new Field({ type: 'email', name: 'email', value: 'noor@example.com' }),
    search,
    new Field({ type: 'textarea', labels: [{ textContent: 'About' }], value: 'I wire things.' }),
    new Field({ name: 'city' }),
  );
  page.activeElement = search;
  expect(readTextInput()).toEqual([
    entry('email', 'noor@example.com'),
    { name: 'Search', text: 'solar', hasFocus: true },
    entry('About', 'I wire things.'),
  ]);
});

it('readTextInput omits passwords (even those shown as text), unchanged checkboxes and files', () => {
  show(
    new Field({ type: 'password', name: 'secret', value: 'cumulus-9' }),
    new Field({ type: 'text', name: 'confirmPassword', value: 'cumulus-9' }),
    new Field({ type: 'text', name: 'x', autocomplete: 'current-password', value: 'cumulus-9' }),
    new Field({ type: 'checkbox', name: 'terms', value: 'on' }),
    new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg' }),
  );
  expect(readTextInput()).toEqual([]);
});

it('readTextInput returns the changed selects, checkboxes and radio buttons of forms', () => {
  show(
    select({ value: 'AI' }),
    select({ name: 'order', value: 'latest', first: 'latest' }),
    box({ value: 'Fintech', checked: true }),
    box({ value: 'AI' }),
    box({ name: 'terms', value: 'on', defaultChecked: true }),
    box({ type: 'radio', name: 'kind', value: 'angel', checked: true }),
    box({ type: 'radio', name: 'kind', value: 'fund', defaultChecked: true }),
    // A select outside a form takes effect immediately, so it needs no restoring and isn't returned.
    select({ name: 'language', value: 'es', first: 'en', form: null }),
  );
  expect(readTextInput()).toEqual([
    entry('category', 'AI'),
    entry('interestsFintech', 'true'),
    entry('termson', 'false'),
    entry('kindangel', 'true'),
  ]);
});

it('followFieldInput returns the input from before hydration, even passwords, files and selects outside forms', () => {
  const name = new Field({ name: 'fullName', value: 'Noor' });
  const files = [{} as File];
  const fields = [
    name,
    new Field({ type: 'password', name: 'password', value: 'cumulus-9' }),
    new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg', files }),
    select({ name: 'language', value: 'es', first: 'en', form: null }),
  ];
  show(...fields);
  const entered = followFieldInput();
  name.value = 'Noor Haddad';
  expect(listeners.size).toBe(1);
  for (const listener of listeners) listener();
  expect(entered().map(({ field, text }) => [field, text])).toEqual([
    [name, 'Noor Haddad'],
    [fields[1], 'cumulus-9'],
    [fields[2], 'c:/logo.svg'],
    [fields[3], 'es'],
  ]);
  expect(listeners.size).toBe(0);
});

/** Restores this input on a page with these fields, and waits for their events. */
async function restore(fields: Field[], ...input: Parameters<typeof restoreFieldInput>[0]) {
  show(...fields);
  restoreFieldInput(input);
  await settle();
}

it('restoreFieldInput checks a box, selects an option, and dispatches events even if both fields already have the saved values', async () => {
  const hydrated = [box({ value: 'AI', checked: true }), select({ value: 'SaaS' })];
  const rendered = [box({ value: 'AI' }), select({})];
  for (const fields of [hydrated, rendered]) {
    await restore(fields, entry('interestsAI', 'true'), entry('category', 'SaaS'));
    expect(fields.map(({ events }) => events)).toEqual([['click true'], ['change true']]);
    expect([fields[0]?.checked, fields[1]?.typed]).toEqual([true, 'SaaS']);
  }
});

it('restoreFieldInput unchecks a box that is checked by default, and doesn’t overwrite a selection that the page restored', async () => {
  const terms = box({ name: 'terms', value: 'on', checked: true, defaultChecked: true });
  const kept = select({ value: 'AI' });
  await restore([terms, kept], entry('termson', 'false'), entry('category', 'SaaS'));
  expect([terms.checked, terms.events]).toEqual([false, ['click false']]);
  expect([kept.typed, kept.events]).toEqual(['AI', []]);
});

it('restoreFieldInput restores a selected file in the same field or a new one, and dispatches a change event', () => {
  const files = [{} as File];
  const rendered = new Field({ type: 'file', name: 'logo', files: [] });
  const hydrated = new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg', files });
  const entered = [{ name: 'logo', text: 'c:/logo.svg', hasFocus: false, field: hydrated as never }];
  for (const field of [rendered, hydrated]) {
    page.fields = [field];
    restoreFieldInput(entered);
    expect([field.files, field.events]).toEqual([files, ['change true']]);
  }
});

it('restoreFieldInput writes one field at a time, after the page has handled the events of the previous field', async () => {
  const boxes = [box({ value: 'AI' }), box({ value: 'SaaS' })];
  show(...boxes);
  restoreFieldInput([entry('interestsAI', 'true'), entry('interestsSaaS', 'true')]);
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
  await settle();
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
});

it('restoreFieldInput dispatches an input event if a field already contains the saved text, and doesn’t overwrite a different text', async () => {
  const name = new Field({ name: 'startupName', value: 'Windrose' });
  const other = new Field({ name: 'tagline', value: 'Restored' });
  await restore([name, other], entry('startupName', 'Windrose'), entry('tagline', 'Typed'));
  expect([name.typed, name.events]).toEqual(['Windrose', ['input true']]);
  expect([other.typed, other.events]).toEqual(['Restored', []]);
});

it('restoreFieldInput sets text so that React handles the input event, and restores the focus', async () => {
  const email = new Field({ name: 'email' });
  const about = new Field({ name: 'about', type: 'textarea' });
  // React tracks the value with its own setter. It ignores the event unless this setter receives '' first.
  const own = vi.fn();
  Object.defineProperty(email, 'value', { get: () => email.typed, set: own });
  const focused = { name: 'about', text: 'Hello', hasFocus: true };
  await restore([email, about], entry('email', 'noor@example.com'), focused);
  expect([email.typed, about.typed, page.activeElement]).toEqual(['noor@example.com', 'Hello', about]);
  expect([email.events, own.mock.calls]).toEqual([['input true'], [['']]]);
  expect(mutations.observers.map(({ elements }) => elements.size)).toEqual([0]);
});

it('restoreFieldInput waits for fields that render later, and writes each field once', async () => {
  restoreFieldInput([entry('email', 'noor@example.com')]);
  const email = new Field({ name: 'email' });
  show(email);
  await settle();
  expect(email.typed).toBe('noor@example.com');
  const again = new Field({ name: 'email' });
  show(again);
  expect(again.typed).toBe('');
});

it('restoreFieldInput stops waiting for missing fields after the timeout', () => {
  restoreFieldInput([entry('email', 'noor@example.com')], 5000);
  vi.advanceTimersByTime(4999);
  expect(mutations.observers[0]?.elements.size).toBe(1);
  vi.advanceTimersByTime(1);
  const email = new Field({ name: 'email' });
  show(email);
  expect(email.typed).toBe('');
});
