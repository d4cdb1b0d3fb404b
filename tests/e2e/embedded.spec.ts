import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from './support';

/** Returns the scripts of the build that contain a text. */
const scriptsWith = (text: RegExp) =>
  readdirSync('dist/assets').filter(
    (name) => name.endsWith('.js') && text.test(readFileSync(`dist/assets/${name}`, 'utf8')),
  );

test('a build without Firebase contains no Firebase code', () => {
  expect(scriptsWith(/identitytoolkit|firebaseLocalStorageDb|firebaseinstallations/)).toEqual([]);
  expect(readdirSync('dist/assets').some((name) => name.startsWith('embeddedAuth'))).toBe(true);
});

test('a build without a database contains no code of the database, and sends no changes', () => {
  expect(scriptsWith(/firebaseio|\.info\/connected|serverTimeOffset|updraft\.(sync|outbox)\./)).toEqual([]);
});
