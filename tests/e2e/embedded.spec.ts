import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support';

test('a build without Firebase contains no Firebase code', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const sdk = /identitytoolkit|firebaseLocalStorageDb|firebaseinstallations/;
  expect(scripts.filter((name) => sdk.test(readFileSync(`dist/assets/${name}`, 'utf8')))).toEqual([]);
  expect(scripts.some((name) => name.startsWith('embeddedAuth'))).toBe(true);
});
