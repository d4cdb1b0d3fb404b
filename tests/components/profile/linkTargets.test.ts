import { expect, it } from 'vitest';
import { fileAddress, mailAddress, shortAddress, webAddress } from '@/components/profile/linkTargets';

const readers = { fileAddress, mailAddress, shortAddress, webAddress };

it.each<[keyof typeof readers, text: string, address: string | null]>([
  ['webAddress', 'https://heliogrid.example', 'https://heliogrid.example/'],
  ['webAddress', ' HTTP://Heliogrid.example/Press ', 'http://heliogrid.example/Press'],
  ['webAddress', '', null],
  ['webAddress', 'heliogrid.example', null],
  ['webAddress', 'java\nscript:alert(1)', null],
  ['webAddress', 'https://', null],
  ['webAddress', 'see https://heliogrid.example', null],
  ['mailAddress', ' hello@heliogrid.example ', 'mailto:hello@heliogrid.example'],
  ['mailAddress', '', null],
  ['mailAddress', 'hello@heliogrid', null],
  ['mailAddress', 'a b@c.example', null],
  ['mailAddress', 'a@b.example?bcc=c@d.example', null],
  ['mailAddress', 'mailto:a@b.example', null],
  ['fileAddress', '/files/deck.pdf', '/files/deck.pdf'],
  ['fileAddress', 'https://heliogrid.example/deck.pdf', 'https://heliogrid.example/deck.pdf'],
  ['fileAddress', '', null],
  ['fileAddress', '/', null],
  ['fileAddress', '//evil.example/deck.pdf', null],
  ['fileAddress', '/\\evil.example', null],
  ['fileAddress', 'javascript:alert(1)', null],
  ['shortAddress', 'https://www.heliogrid.example/', 'heliogrid.example'],
  ['shortAddress', 'https://heliogrid.example:8080/press/', 'heliogrid.example:8080/press'],
])('%s(%j) returns %j', (name, text, address) => {
  expect(readers[name](text)).toBe(address);
});

it('mailAddress returns null for an address with a domain of more than 254 letters', () => {
  expect(mailAddress(`a@${'b'.repeat(254)}.example`)).toBe(null);
});

// Without a limit of the length, the regular expression would backtrack for minutes.
it('mailAddress returns null for a text with 100,000 dots between two at signs', () => {
  expect(mailAddress(`a@${'.'.repeat(100_000)}@`)).toBeNull();
});
