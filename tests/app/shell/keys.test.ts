import { beforeEach, expect, test } from 'vitest';
import { isInField } from '@/app/shell/isInField';
import { isShortcut } from '@/app/shell/keys';
import { stubBrowser } from '../../support/stubBrowser';

let device: ReturnType<typeof stubBrowser>['navigator'];
beforeEach(() => {
  device = stubBrowser().navigator;
});

/** Returns a key press. `held`: the modifier keys that are held, by their property. */
const pressed = (key: string, ...held: string[]) =>
  ({
    key,
    code: `Key${key.toUpperCase()}`,
    ...{ ctrlKey: false, metaKey: false, shiftKey: false, altKey: false },
    ...Object.fromEntries(held.map((name) => [name, true])),
  }) as unknown as KeyboardEvent;

test.each([
  ['Ctrl', 'Win32', 'ctrlKey', true],
  ['⌘', 'Win32', 'metaKey', false],
  ['⌘', 'MacIntel', 'metaKey', true],
  ['⌘', 'iPad', 'metaKey', true],
  // In a text field of macOS, Ctrl K deletes the rest of the line.
  ['Ctrl', 'MacIntel', 'ctrlKey', false],
])('%s K on the platform %s with %s is the shortcut: %s', (_, platform, held, expected) => {
  Object.assign(device, { platform });
  expect(isShortcut(pressed('k', held), 'K')).toBe(expected);
});

test.each([
  ['no modifier', pressed('k')],
  ['Shift', pressed('k', 'ctrlKey', 'shiftKey')],
  ['Alt', pressed('k', 'ctrlKey', 'altKey')],
  ['⌘ as well', pressed('k', 'ctrlKey', 'metaKey')],
  ['an IME composition', pressed('k', 'ctrlKey', 'isComposing')],
  ['a component that handled it', pressed('k', 'ctrlKey', 'defaultPrevented')],
  ['another letter', pressed('j', 'ctrlKey')],
])('K with %s isn’t the shortcut', (_, event) => {
  Object.assign(device, { platform: 'Linux x86_64' });
  expect(isShortcut(event, 'K')).toBe(false);
});

test.each([
  ['the letter of a Latin layout, whose key is elsewhere', 'z', 'KeyY', true],
  ['another letter of a Latin layout on the key Z', 'y', 'KeyZ', false],
  ['a letter of another script on the key Z', 'я', 'KeyZ', true],
  ['a capital letter', 'Z', 'KeyZ', true],
  ['a letter of another script on another key', 'я', 'KeyQ', false],
])('%s decides: “%s” on %s is %s', (_, key, code, expected) => {
  Object.assign(device, { platform: 'Linux x86_64' });
  expect(isShortcut({ ...pressed('z', 'ctrlKey'), key, code }, 'Z')).toBe(expected);
});

test('a key press is in a field if its target or an element around it is one', () => {
  const asked: string[] = [];
  const target = (found: unknown) => ({
    target: {
      closest: (selector: string) => {
        asked.push(selector);
        return found;
      },
    } as unknown as EventTarget,
  });
  expect([isInField(target({})), isInField(target(null))]).toEqual([true, false]);
  expect(isInField({ target: new EventTarget() })).toBe(false);
  expect(isInField({ target: null })).toBe(false);
  expect(new Set(asked)).toEqual(
    new Set(['input, textarea, select, [contenteditable]:not([contenteditable="false"])']),
  );
});
