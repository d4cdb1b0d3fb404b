import { describe, expect, it } from 'vitest';
import {
  fileAddress,
  mailAddress,
  shortAddress,
  webAddress,
} from '../../../src/components/profile/linkTargets';

describe('webAddress', () => {
  it.each([
    ['https://heliogrid.example', 'https://heliogrid.example/'],
    [' HTTP://Heliogrid.example/Press ', 'http://heliogrid.example/Press'],
  ])('accepts %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each(['', 'heliogrid.example', 'java\nscript:alert(1)', 'https://', 'see https://heliogrid.example'])(
    'refuses %j',
    (text) => {
      expect(webAddress(text)).toBeNull();
    },
  );
});

describe('mailAddress', () => {
  it('accepts an email address', () => {
    expect(mailAddress(' hello@heliogrid.example ')).toBe('mailto:hello@heliogrid.example');
  });

  it.each([
    '',
    'hello@heliogrid',
    'a b@c.example',
    'a@b.example?bcc=c@d.example',
    'mailto:a@b.example',
    // Longer than an email address can be. Without the length check, the pattern would take minutes.
    `a@${'.'.repeat(100_000)}@`,
    `a@${'b'.repeat(254)}.example`,
  ])('refuses %j', (text) => {
    expect(mailAddress(text)).toBeNull();
  });
});

describe('fileAddress', () => {
  it('accepts a file of the app and one on the web', () => {
    expect(fileAddress('/files/deck.pdf')).toBe('/files/deck.pdf');
    expect(fileAddress('https://heliogrid.example/deck.pdf')).toBe('https://heliogrid.example/deck.pdf');
  });

  it.each(['', '/', '//evil.example/deck.pdf', '/\\evil.example', 'javascript:alert(1)'])(
    'refuses %j',
    (text) => {
      expect(fileAddress(text)).toBeNull();
    },
  );
});

it.each([
  ['https://www.heliogrid.example/', 'heliogrid.example'],
  ['https://heliogrid.example:8080/press/', 'heliogrid.example:8080/press'],
])('shortAddress writes %s as %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
