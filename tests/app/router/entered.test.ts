import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followEntered, writeEntered } from '@/app/router/entered';
import { readTyped } from '@/app/router/typedText';

/** A field as a browser has it: its value is its prototype's to set. */
class Field {
  type = 'text';
  name = '';
  autocomplete = '';
  ariaLabel: string | null = null;
  labels: { textContent: string }[] | null = null;
  typed = '';
  checked = false;
  defaultChecked = false;
  /** Of a select: the value that it began with. */
  first = '';
  files: File[] | null = null;
  form: object | null = {};
  /** The events it was sent: `input true` for one that bubbles. */
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

/** What listens on the document. */
let listeners: (() => void)[];
let page: { fields: Field[]; activeElement: Field | null };
let observers: { look: () => void; isConnected: boolean }[];

beforeEach(() => {
  page = { fields: [], activeElement: null };
  observers = [];
  listeners = [];
  vi.stubGlobal('document', {
    body: {},
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener(_: string, listener: () => void) {
      listeners = listeners.filter((other) => other !== listener);
    },
    querySelectorAll: () => page.fields,
    get activeElement() {
      return page.activeElement;
    },
  });
  vi.stubGlobal(
    'MutationObserver',
    class {
      entry;
      constructor(look: () => void) {
        this.entry = { look, isConnected: false };
        observers.push(this.entry);
      }
      observe() {
        this.entry.isConnected = true;
      }
      disconnect() {
        this.entry.isConnected = false;
      }
    },
  );
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** The page has these fields from now on. */
function show(...fields: Field[]) {
  page.fields = fields;
  for (const { look, isConnected } of observers) if (isConnected) look();
}

/** One field after the other was told of. */
const settle = async () => {
  for (let at = 0; at <= page.fields.length; at += 1) await null;
};

describe('what is typed', () => {
  it('is read with its field’s name, whatever that is', () => {
    const search = new Field({ type: 'search', ariaLabel: 'Search', value: 'solar' });
    show(
      new Field({ type: 'email', name: 'email', value: 'noor@example.com' }),
      search,
      new Field({ type: 'textarea', labels: [{ textContent: 'About' }], value: 'I wire things.' }),
      new Field({ name: 'city' }),
    );
    page.activeElement = search;
    expect(readTyped()).toEqual([
      entry('email', 'noor@example.com'),
      { name: 'Search', text: 'solar', hasFocus: true },
      entry('About', 'I wire things.'),
    ]);
  });

  it('is never a password, not even one that is shown, nor what is no text', () => {
    show(
      new Field({ type: 'password', name: 'secret', value: 'cumulus-9' }),
      new Field({ type: 'text', name: 'confirmPassword', value: 'cumulus-9' }),
      new Field({ type: 'text', name: 'x', autocomplete: 'current-password', value: 'cumulus-9' }),
      new Field({ type: 'checkbox', name: 'terms', value: 'on' }),
      new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg' }),
    );
    expect(readTyped()).toEqual([]);
  });

  it('is also what is chosen in a form, where that is not how it began', () => {
    show(
      select({ value: 'AI' }),
      select({ name: 'order', value: 'latest', first: 'latest' }),
      box({ value: 'Fintech', checked: true }),
      box({ value: 'AI' }),
      box({ name: 'terms', value: 'on', defaultChecked: true }),
      box({ type: 'radio', name: 'kind', value: 'angel', checked: true }),
      box({ type: 'radio', name: 'kind', value: 'fund', defaultChecked: true }),
      // In a bar it has been taken up.
      select({ name: 'language', value: 'es', first: 'en', form: null }),
    );
    expect(readTyped()).toEqual([
      entry('category', 'AI'),
      entry('interestsFintech', 'true'),
      entry('termson', 'false'),
      entry('kindangel', 'true'),
    ]);
  });
});

it('what is entered before the page is alive is followed until then, with passwords and files, and choices wherever they are', () => {
  const name = new Field({ name: 'fullName', value: 'Noor' });
  const files = [{} as File];
  const fields = [
    name,
    new Field({ type: 'password', name: 'password', value: 'cumulus-9' }),
    new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg', files }),
    select({ name: 'language', value: 'es', first: 'en', form: null }),
  ];
  show(...fields);
  const entered = followEntered();
  name.value = 'Noor Haddad';
  expect(listeners).toHaveLength(1);
  for (const listener of listeners) listener();
  expect(entered().map(({ field, text }) => [field, text])).toEqual([
    [name, 'Noor Haddad'],
    [fields[1], 'cumulus-9'],
    [fields[2], 'c:/logo.svg'],
    [fields[3], 'es'],
  ]);
  expect(listeners).toEqual([]);
});

describe('putting it back', () => {
  it('ticks a box and chooses an option as a person does, also where they are so already', async () => {
    const hydrated = [box({ value: 'AI', checked: true }), select({ value: 'SaaS' })];
    const drawn = [box({ value: 'AI' }), select({})];
    for (const fields of [hydrated, drawn]) {
      page.fields = fields;
      writeEntered([entry('interestsAI', 'true'), entry('category', 'SaaS')]);
      await settle();
      expect(fields.map(({ events }) => events)).toEqual([['click true'], ['change true']]);
      expect([fields[0]?.checked, fields[1]?.typed]).toEqual([true, 'SaaS']);
    }
  });

  it('takes a tick away that the page began with, and leaves a choice that the device has kept', async () => {
    const terms = box({ name: 'terms', value: 'on', checked: true, defaultChecked: true });
    const kept = select({ value: 'AI' });
    show(terms, kept);
    writeEntered([entry('termson', 'false'), entry('category', 'SaaS')]);
    await settle();
    expect([terms.checked, terms.events]).toEqual([false, ['click false']]);
    expect([kept.typed, kept.events]).toEqual(['AI', []]);
  });

  it('tells of a chosen file, in the field that has it and in one that took its place', () => {
    const files = [{} as File];
    const drawn = new Field({ type: 'file', name: 'logo', files: [] });
    const hydrated = new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg', files });
    const entered = [{ name: 'logo', text: 'c:/logo.svg', hasFocus: false, field: hydrated as never }];
    for (const field of [drawn, hydrated]) {
      page.fields = [field];
      writeEntered(entered);
      expect([field.files, field.events]).toEqual([files, ['change true']]);
    }
  });

  it('goes on to the next field when the page has taken up the one before', async () => {
    const boxes = [box({ value: 'AI' }), box({ value: 'SaaS' })];
    show(...boxes);
    writeEntered([entry('interestsAI', 'true'), entry('interestsSaaS', 'true')]);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false]);
    await settle();
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
  });

  it('tells the page of what a field has still: it was typed before the page was alive', async () => {
    const name = new Field({ name: 'startupName', value: 'Windrose' });
    const other = new Field({ name: 'tagline', value: 'Restored' });
    show(name, other);
    writeEntered([entry('startupName', 'Windrose'), entry('tagline', 'Typed')]);
    await settle();
    expect([name.typed, name.events]).toEqual(['Windrose', ['input true']]);
    expect([other.typed, other.events]).toEqual(['Restored', []]);
  });

  it('is as if it were typed, with the focus where it was', async () => {
    const email = new Field({ name: 'email' });
    const about = new Field({ name: 'about', type: 'textarea' });
    // React has a setter of its own on each field, by which it knows what is there: nothing, so that the text is news.
    const own = vi.fn();
    Object.defineProperty(email, 'value', { get: () => email.typed, set: own });
    show(email, about);
    writeEntered([entry('email', 'noor@example.com'), { name: 'about', text: 'Hello', hasFocus: true }]);
    await settle();
    expect([email.typed, about.typed, page.activeElement]).toEqual(['noor@example.com', 'Hello', about]);
    expect([email.events, own.mock.calls]).toEqual([['input true'], [['']]]);
    expect(observers.map(({ isConnected }) => isConnected)).toEqual([false]);
  });

  it('waits for the fields that are not there yet, and is done once', async () => {
    writeEntered([entry('email', 'noor@example.com')]);
    const email = new Field({ name: 'email' });
    show(email);
    await settle();
    expect(email.typed).toBe('noor@example.com');
    const again = new Field({ name: 'email' });
    show(again);
    expect(again.typed).toBe('');
  });

  it('gives up on fields that don’t appear', () => {
    writeEntered([entry('email', 'noor@example.com')], 5000);
    vi.advanceTimersByTime(4999);
    expect(observers[0]?.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    const email = new Field({ name: 'email' });
    show(email);
    expect(email.typed).toBe('');
  });
});
