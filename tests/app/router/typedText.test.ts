import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTyped, writeTyped } from '@/app/router/typedText';

/** A field as a browser has it: its value is its prototype's to set. */
class Field {
  type = 'text';
  name = '';
  autocomplete = '';
  ariaLabel: string | null = null;
  labels: { textContent: string }[] | null = null;
  typed = '';
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

  dispatchEvent({ type, bubbles }: Event) {
    this.events.push(`${type} ${bubbles}`);
  }

  focus() {
    page.activeElement = this;
  }
}

let page: { fields: Field[]; activeElement: Field | null };
let observers: { look: () => void; isConnected: boolean }[];

beforeEach(() => {
  page = { fields: [], activeElement: null };
  observers = [];
  vi.stubGlobal('document', {
    body: {},
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
      { name: 'email', text: 'noor@example.com', hasFocus: false },
      { name: 'Search', text: 'solar', hasFocus: true },
      { name: 'About', text: 'I wire things.', hasFocus: false },
    ]);
  });

  it('is never a password, not even one that is shown, nor what is no text', () => {
    show(
      new Field({ type: 'password', name: 'secret', value: 'cumulus-9' }),
      new Field({ type: 'text', name: 'confirmPassword', value: 'cumulus-9' }),
      new Field({ type: 'text', name: 'x', autocomplete: 'current-password', value: 'cumulus-9' }),
      new Field({ type: 'checkbox', name: 'terms', value: 'on' }),
      new Field({ type: 'hidden', name: 'token', value: 't' }),
      new Field({ type: 'file', name: 'logo', value: 'c:/logo.svg' }),
    );
    expect(readTyped()).toEqual([]);
  });
});

describe('putting it back', () => {
  it('tells the page of what a field has still: it was typed before the page was alive', () => {
    const name = new Field({ name: 'startupName', value: 'Windrose' });
    const other = new Field({ name: 'tagline', value: 'Restored' });
    show(name, other);
    writeTyped([
      { name: 'startupName', text: 'Windrose', hasFocus: false },
      { name: 'tagline', text: 'Typed', hasFocus: false },
    ]);
    expect([name.typed, name.events]).toEqual(['Windrose', ['input true']]);
    expect([other.typed, other.events]).toEqual(['Restored', []]);
  });

  it('watches for nothing where nothing was typed', () => {
    writeTyped([]);
    expect(observers).toEqual([]);
  });

  it('is as if it were typed, with the focus where it was', () => {
    const email = new Field({ name: 'email' });
    const about = new Field({ name: 'about', type: 'textarea' });
    // React has a setter of its own on each field, by which it knows what is there: nothing, so that the text is news.
    const own = vi.fn();
    Object.defineProperty(email, 'value', { get: () => email.typed, set: own });
    show(email, about);
    writeTyped([
      { name: 'email', text: 'noor@example.com', hasFocus: false },
      { name: 'about', text: 'Hello', hasFocus: true },
    ]);
    expect([email.typed, about.typed, page.activeElement]).toEqual(['noor@example.com', 'Hello', about]);
    expect([email.events, own.mock.calls]).toEqual([['input true'], [['']]]);
    expect(observers.map(({ isConnected }) => isConnected)).toEqual([false]);
  });

  it('waits for the fields that are not there yet, and is done once', () => {
    writeTyped([{ name: 'email', text: 'noor@example.com', hasFocus: false }]);
    const email = new Field({ name: 'email' });
    show(email);
    expect(email.typed).toBe('noor@example.com');
    const again = new Field({ name: 'email' });
    show(again);
    expect(again.typed).toBe('');
  });

  it('leaves alone what is there already', () => {
    const email = new Field({ name: 'email', value: 'asha@heliogrid.example' });
    show(email);
    writeTyped([{ name: 'email', text: 'noor@example.com', hasFocus: true }]);
    expect([email.typed, email.events, page.activeElement]).toEqual(['asha@heliogrid.example', [], email]);
  });

  it('gives up on fields that don’t appear', () => {
    writeTyped([{ name: 'email', text: 'noor@example.com', hasFocus: false }], 5000);
    vi.advanceTimersByTime(4999);
    expect(observers[0]?.isConnected).toBe(true);
    vi.advanceTimersByTime(1);
    const email = new Field({ name: 'email' });
    show(email);
    expect(email.typed).toBe('');
  });
});
