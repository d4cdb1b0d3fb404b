import { describe, expect, it } from 'vitest';
import { meOf, ownerOf } from '@/app/services/me';

const session = { isSignedIn: true, uid: 'u1', userName: 'Noor Haddad' };

describe('who I am', () => {
  it('is found by a page that is named after them', () => {
    expect(meOf(session)).toMatchObject({ id: 'noor-haddad', name: 'Noor Haddad', role: '' });
    expect(ownerOf(session)).toBe('u1');
  });

  it('renamed, stays where they were', () => {
    const renamed = { ...session, userName: 'Noor Linden', pageId: 'noor-haddad' };
    expect(meOf(renamed)).toMatchObject({ id: 'noor-haddad', name: 'Noor Linden' });
  });

  it('is never found in the place of the sample’s people', () => {
    expect(meOf({ ...session, userName: 'Asha Verma' }).id).toBe('asha-verma-2');
  });

  it.each([null, 'sample'])('is the sample person without an account (%s), by whatever name', (uid) => {
    expect(meOf({ ...session, uid, userName: null })).toMatchObject({ id: 'asha-verma', name: 'Asha Verma' });
    const renamed = meOf({ ...session, uid, userName: 'Asha Rao', pageId: 'asha-verma' });
    expect(renamed).toMatchObject({ id: 'asha-verma', name: 'Asha Rao', role: 'Founder, Heliogrid' });
  });
});
