import { expect, it } from 'vitest';
import { givenName } from '@/machines/session/authUser';

it.each([
  ['asha1990', 'asha@updraft.example', 'asha1990'],
  [null, 'asha@updraft.example', 'asha'],
  ['', 'asha@updraft.example', 'asha'],
  [null, null, null],
  ['', '@updraft.example', null],
])('givenName for the display name %j and the email %j returns %j', (displayName, email, name) => {
  expect(givenName({ displayName, email })).toBe(name);
});
