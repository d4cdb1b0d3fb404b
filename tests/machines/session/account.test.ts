import { describe, expect, it } from 'vitest';
import { givenName, isNewAccount } from '@/machines/session/account';

describe('isNewAccount', () => {
  it('compares the two times as they are written', () => {
    const creationTime = 'Mon, 06 Jan 2025 10:00:00 GMT';
    const later = 'Tue, 07 Jan 2025 10:00:00 GMT';
    expect(
      [later, creationTime].map((lastSignInTime) => isNewAccount({ creationTime, lastSignInTime })),
    ).toEqual([false, true]);
  });
});

describe('givenName', () => {
  it.each([
    ['asha1990', 'asha@updraft.example', 'asha1990'],
    [null, 'asha@updraft.example', 'asha'],
    ['', 'asha@updraft.example', 'asha'],
    [null, null, null],
    ['', '@updraft.example', null],
  ])('of %j and %j is %j', (displayName, email, name) => {
    expect(givenName({ displayName, email })).toBe(name);
  });
});
