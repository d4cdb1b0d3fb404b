import type { Session } from '@/data/ports/SessionStore';

/** Returns a different key for each user: for each account, the demo account and a guest. */
export const userKey = ({ isSignedIn, uid }: Session) => `${isSignedIn} ${uid}`;
