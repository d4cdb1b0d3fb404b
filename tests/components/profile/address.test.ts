import { describe, expect, it } from 'vitest';
import { fileAddress, mailAddress, shortAddress, webAddress } from '../../../src/components/profile/address';

describe('webAddress', () => {
  it.each([
    ['https://heliogrid.example', 'https://heliogrid.example/'],
    [' HTTP://Heliogrid.example/Press ', 'http://heliogrid.example/Press'],
  ])('takes %s', (text, address) => {
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
  it('takes an address', () => {
    expect(mailAddress(' hello@heliogrid.example ')).toBe('mailto:hello@heliogrid.example');
  });

  it.each([
    '',
    'hello@heliogrid',
    'a b@c.example',
    'a@b.example?bcc=c@d.example',
    'mailto:a@b.example',
    // No longer than one may be, and at once: the pattern alone would read it for minutes.
    `a@${'.'.repeat(100_000)}@`,
    `a@${'b'.repeat(254)}.example`,
  ])('refuses %j', (text) => {
    expect(mailAddress(text)).toBeNull();
  });
});

describe('fileAddress', () => {
  it('takes a file of ours and one on the web', () => {
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
