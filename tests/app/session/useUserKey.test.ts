import { listening } from '@kit/listening';
import { expect, it } from 'vitest';
import type { createSession } from '@/app/session/createSession';
import { SessionContext, useUserKey } from '@/app/session/useSession';
import type { Session } from '@/data/ports/SessionStore';
import { mounted, rendered, within } from '../../support/hook';

it('useUserKey returns another key for each user, the same key after a rename, and no other key during hydration', () => {
  let now: Session = { isSignedIn: false, uid: null, userName: null };
  const { listen: subscribe, tell } = listening();
  const atBuild = (): Session => ({ ...now, isSignedIn: true });
  const session = { get: () => now, subscribe, atBuild } as ReturnType<typeof createSession>;
  const around = within(SessionContext, session);
  const page = mounted(useUserKey, undefined, around);
  const keyOf = (next: Partial<Session>) => {
    now = { ...now, ...next };
    page.act(tell);
    return page.value();
  };
  const guest = page.value();
  expect(rendered(useUserKey, around)).toBe(guest);
  const users = [guest, keyOf({ isSignedIn: true }), keyOf({ uid: 'nora' }), keyOf({ uid: 'jonas' })];
  expect(new Set(users).size).toBe(4);
  expect(keyOf({ userName: 'Jonas Berg' })).toBe(users[3]);
});
