import { createDraftStore } from '@/data/adapters/deviceDrafts';
import { saidIn } from '@/data/adapters/ownProfile';
import { readProfile, writeProfile } from '@/data/adapters/profiles';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { InvestorAccount } from '@/data/schema/investorRegistration';
import type { Onboarding } from '@/data/schema/onboarding';
import { slugOf } from '@/data/schema/slug';
import type { ListedStartup, Listing } from '@/data/schema/startupListing';
import { device } from './device';
import { meOf, ownerOf } from './me';
import type { Session } from './session';

type DraftSchema<Draft> = Parameters<typeof createDraftStore<Draft>>[0]['loadSchema'];

/** A wizard's draft of whoever is signed in; whoever isn't has one of their own. */
export const openDrafts = <Draft>(
  session: Session,
  kind: string,
  loadSchema: DraftSchema<Draft>,
): DraftStore<Draft> =>
  createDraftStore({ device, owner: session.isSignedIn ? ownerOf(session) : 'guest', kind, loadSchema });

/** An id that nobody in the directory has: conversations are found by it, whatever the kind. */
async function freeId(session: Session, name: string): Promise<string> {
  // Fetched to submit only: the draft, which every wizard begins with, doesn't wait for it.
  const { openDirectory } = await import('./directoryStore');
  const { startups, investors, users } = await openDirectory(session).load();
  const taken = [...startups, ...investors, ...users, meOf(session)].map(({ id }) => id);
  return slugOf(name, new Set(taken));
}

/** Lists a startup under an id of its own. */
export async function listStartup(session: Session, listing: Listing): Promise<void> {
  const id = await freeId(session, listing.startupName);
  const listed: ListedStartup = { listing, isActive: true, savedAt: Date.now() };
  await device.write(ownerOf(session), 'listing', id, listed);
}

/** Keeps the investor profile of the account that is signed in: an account has one. */
export async function keepInvestor(session: Session, account: InvestorAccount): Promise<void> {
  await device.write(ownerOf(session), 'investorAccount', await freeId(session, account.fullName), account);
}

/** Keeps what the person said about themselves, beside what is known already. */
export async function completeProfile(session: Session, form: Onboarding): Promise<void> {
  const owner = ownerOf(session);
  await writeProfile(device, owner, { ...(await readProfile(device, owner)), ...saidIn(form) });
}
