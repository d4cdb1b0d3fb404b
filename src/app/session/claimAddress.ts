import { storedNames } from '../services/storedNames';
import { session } from './current';

/**
 * Stores the address of the user's page in the session. A session of an earlier build lacks the address if it
 * derived from the user's name, and so does a session that started while storage was full.
 */
export async function claimAddress(): Promise<void> {
  const { uid, userName, slug } = session.get();
  if (uid === null || slug) return;
  const { claimSlug } = storedNames(
    import.meta.env.VITE_FIREBASE_DATABASE_URL
      ? async () => (await import('../services/remoteDevice')).remoteDevice()
      : async () => (await import('../services/device')).device,
  );
  const claimed = await claimSlug(uid, userName ?? '');
  // The user may have changed their name meanwhile, or another account may have signed in.
  const now = session.get();
  if (claimed && now.uid === uid) await session.rename(now.userName ?? '', claimed);
}
