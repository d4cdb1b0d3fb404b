import { describe, expect, it } from 'vitest';
import { meOf } from '@/app/services/me';

const session = { isSignedIn: true, uid: 'u1', userName: 'Noor Haddad' };

describe('meOf', () => {
  it('never returns the id of a sample user for an account', () => {
    expect(meOf({ ...session, userName: 'Asha Verma' })).toMatchObject({ id: 'asha-verma-2', role: '' });
  });

  it.each([null, 'sample'])('returns the demo user without an account (%s), also after a rename', (uid) => {
    expect(meOf({ ...session, uid, userName: null })).toMatchObject({ id: 'asha-verma', name: 'Asha Verma' });
    const renamed = meOf({ ...session, uid, userName: 'Asha Rao', pageId: 'asha-verma' });
    expect(renamed).toMatchObject({ id: 'asha-verma', name: 'Asha Rao', role: 'Founder, Heliogrid' });
  });
});
