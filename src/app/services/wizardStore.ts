import { askToLeave } from '@/components/controls/askToLeave';
import { createDraftStore } from '@/data/adapters/deviceDrafts';
import { saidIn } from '@/data/adapters/ownProfile';
import { readProfile, writeProfile } from '@/data/adapters/profiles';
import type { AuthUser } from '@/data/ports/AuthProvider';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { Session } from '@/data/ports/session';
import type { TypedInvestor } from '@/data/schema/investorRegistration';
import type { Onboarding } from '@/data/schema/onboarding';
import type { RecordKind } from '@/data/schema/records';
import { slugOf } from '@/data/schema/slug';
import type { ListedStartup, Listing } from '@/data/schema/startupListing';
import { device } from './device';
import { meOf, ownerOf, sampleOwner } from './me';
import { loadProvider } from './services';
import { storage } from './storage';

type DraftSchema<Draft extends { values: object }> = Parameters<
  typeof createDraftStore<Draft>
>[0]['loadSchema'];

/** Who writes without being signed in. */
const guest = 'guest';

/**
 * A wizard's draft of whoever is signed in. Whoever isn't has one of their own, which goes with them into their account;
 * looking around as the sample person takes nothing along.
 */
export function openDrafts<Draft extends { values: object }>(
  session: Session,
  kind: RecordKind,
  loadSchema: DraftSchema<Draft>,
): DraftStore<Draft> {
  const owner = session.isSignedIn ? ownerOf(session) : guest;
  const isAccount = owner !== guest && owner !== sampleOwner;
  const from = isAccount ? guest : undefined;
  return createDraftStore({ device, owner, from, kind, loadSchema, notes: storage(), hold: askToLeave });
}

/** The ids of everybody in the directory: conversations are found by them, whatever the kind. */
async function takenIds(session: Session): Promise<Set<string>> {
  // Fetched to submit only: the draft, which every wizard begins with, doesn't wait for it.
  const { openDirectory } = await import('./directoryStore');
  return openDirectory(session).loadIds();
}

/** Lists a startup under an id of its own. */
export async function listStartup(session: Session, typed: Listing): Promise<void> {
  const [{ listingOf }, taken] = await Promise.all([
    import('@/data/schema/startupListing'),
    takenIds(session),
  ]);
  const listed: ListedStartup = { listing: listingOf(typed), savedAt: Date.now() };
  await device.write(ownerOf(session), 'listing', slugOf(typed.startupName, taken), listed);
}

/** The address of whoever is signed in, as the provider knows it; `null` without an account. */
export async function emailOf({ uid }: Session): Promise<string | null> {
  const provider = await loadProvider();
  const user = await new Promise<AuthUser | null>((resolve) => {
    const stop = provider.observe((user) => {
      resolve(user);
      // Not before there is something to stop.
      queueMicrotask(() => stop());
    });
  });
  return user?.uid === uid ? user.email : null;
}

/** Keeps the investor profile of the account that is signed in: an account has one. */
export async function keepInvestor(session: Session, typed: TypedInvestor): Promise<void> {
  const [{ accountOf }, taken] = await Promise.all([
    import('@/data/schema/investorRegistration'),
    takenIds(session),
  ]);
  // The same person.
  taken.delete(meOf(session).id);
  await device.write(ownerOf(session), 'investorAccount', slugOf(typed.fullName, taken), accountOf(typed));
}

/** Keeps what the person said about themselves, beside what is known already. */
export async function completeProfile(session: Session, form: Onboarding): Promise<void> {
  const owner = ownerOf(session);
  await writeProfile(device, owner, { ...(await readProfile(device, owner)), ...saidIn(form) });
}
