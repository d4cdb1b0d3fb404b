import { describe, expect, it } from 'vitest';
import { meOf } from '@/app/services/me';

const session = { isSignedIn: true, uid: 'u1', userName: 'Noor Haddad' };

describe('who I am', () => {
  it('is never found in the place of the sample’s people', () => {
    expect(meOf({ ...session, userName: 'Asha Verma' })).toMatchObject({ id: 'asha-verma-2', role: '' });
  });

  it.each([null, 'sample'])('is the sample person without an account (%s), by whatever name', (uid) => {
    expect(meOf({ ...session, uid, userName: null })).toMatchObject({ id: 'asha-verma', name: 'Asha Verma' });
    const renamed = meOf({ ...session, uid, userName: 'Asha Rao', pageId: 'asha-verma' });
    expect(renamed).toMatchObject({ id: 'asha-verma', name: 'Asha Rao', role: 'Founder, Heliogrid' });
  });
});
