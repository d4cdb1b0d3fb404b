import type { InspectionEvent } from 'xstate';
import type { Notes } from '@/data/adapters/device/journaledRecords';
import { guestOwner } from '@/data/adapters/records/owners';
import { followPhoto } from '@/data/adapters/stores/ownPhoto';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { GuestWork } from '@/data/ports/GuestWork';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Presence } from '@/data/ports/Presence';
import type { AuthRequest, LiveSession } from '@/data/ports/SessionStore';
import type { RecordKind } from '@/data/schema/shapes/records';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import type { appearance } from './appearance';
import { stoppedBy } from './listeningMethods';
import { openOnce } from './openOnce';
import { personOf } from './person';
import type { sampleFiles } from './sampleFiles';
import { searchUntil } from './search';
import { openStores } from './stores';
import type { openWizards } from './wizards';

type Parts = {
  /** Local storage, which stores drafts until the database has stored them. */
  notes: Notes;
  sample: typeof sampleFiles;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
  newId: () => string;
  /** Returns the user's email address from the authentication provider; `null` without an account. */
  loadEmail: () => Promise<string | null>;
  loadPresence: LazyPort<Presence>;
  clipboard: Pick<Clipboard, 'writeText'>;
  appearance: Pick<typeof appearance, 'get' | 'choose'>;
  onPageHide: (listener: () => void) => () => void;
  /** Inspects actors that aren't part of a page. Only Storybook sets this. */
  inspect?: (inspection: InspectionEvent) => void;
  /** Records whether a wizard has a draft. If so, the next visit hides the form until the draft loads. */
  markDraft: (kind: RecordKind, hasDraft: boolean) => void;
  /** Downloads a file. */
  saveFile: (file: Blob, fileName: string) => void;
};

type Wizards = ReturnType<typeof openWizards>;

type SigningSession = LiveSession & { authenticate: (request: AuthRequest) => Promise<unknown> };

/**
 * Returns all ports of the app for the current user. Each port opens once, on first use, so that all callers
 * share its state. Each user needs separate services, which close when the user signs out.
 */
export function createServices(session: SigningSession, loadDevice: LazyPort<DeviceStore>, parts: Parts) {
  const life = new AbortController();
  const held = stoppedBy(life.signal);
  const person = personOf(held(session));
  const { owner } = person;
  const { isSignedIn, uid } = session.get();
  const { notes, sample, now, newId } = parts;
  /** The owner of new records. A guest's records later move to an account, but not to the demo account. */
  const doer = person.isGuest ? guestOwner : owner;

  /** Whether the user is still signed in. Closes the services otherwise. */
  function isCurrent() {
    const now = session.get();
    if (now.isSignedIn !== isSignedIn || now.uid !== uid) life.abort();
    return !life.signal.aborted;
  }

  // Without an open device, the services hold nothing.
  const openDevice = openOnce(async () => {
    if (isCurrent()) person.subscribe(isCurrent);
    const device = held(await loadDevice());
    device.enterOutbox?.(doer);
    return device;
  });

  /** The user's changes on their way to the server, if there is one. */
  async function outbox() {
    const found = (await openDevice()).outbox?.(doer);
    return found && held(found);
  }

  const presence = openOnce(async () => held(await parts.loadPresence()));

  /** The drafts of forms, and the functions that store the results of wizards. */
  const wizards = openOnce(async () => {
    const { openWizards } = await import('./wizards');
    const { markDraft, loadEmail } = parts;
    // A new account needs separate services.
    const openServices = () => createServices(session, loadDevice, parts);
    const base = { person, doer, openDevice, notes, now };
    return openWizards({ ...base, newId, markDraft, loadEmail, session, openServices });
  });

  /** Returns a function of the wizards. Its code loads with its first call. */
  const ofWizards = <Name extends keyof Wizards>(name: Name) =>
    (async (...asked: unknown[]) =>
      ((await wizards())[name] as (...asked: unknown[]) => unknown)(...asked)) as Wizards[Name];

  const guestWork = openOnce<GuestWork>(async () => {
    const [device, module] = await Promise.all([openDevice(), import('@/data/adapters/stores/guestWork')]);
    return module.createGuestWork({
      device,
      holder: guestOwner,
      account: person.hasAccount ? owner : null,
    });
  });

  const myData = openOnce(async () => {
    const [device, { createMyData }] = await Promise.all([openDevice(), import('./myData')]);
    return createMyData({ session, device, notes, appearance: parts.appearance, now });
  });

  const search = searchUntil(life.signal);

  return {
    owner,
    /** Differs between all users. A guest and the demo account have the same `owner`. */
    userKey: doer,
    /** Whether the user is signed in with an account other than the demo account. */
    hasAccount: person.hasAccount,
    now,
    newId,
    clipboard: parts.clipboard,
    onPageHide: parts.onPageHide,
    inspect: parts.inspect,
    /** The chosen theme and language. */
    appearance: parts.appearance,
    search,
    ...openStores({ person, doer, openDevice, held, presence, notes, sample, search, now }),
    drafts: {
      listing: ofWizards('listingDraft'),
      registration: ofWizards('registrationDraft'),
      onboarding: ofWizards('onboardingDraft'),
    },
    answerDrafts: ofWizards('answerDrafts'),
    findSlug: ofWizards('findSlug'),
    listStartup: ofWizards('listStartup'),
    completeProfile: ofWizards('completeProfile'),
    registerOwnInvestor: ofWizards('registerOwnInvestor'),
    isInvestor: ofWizards('isInvestor'),
    /** A guest's submissions, stars, follows and likes, which move into the account at sign-in. */
    guestWork,
    outbox,
    presence,
    /** Calls `listener` with the address of the user's photo, initially and after each change. */
    followPhoto: (listener: (address: string | undefined) => void) =>
      listenOnceOpen(openDevice(), (device) => followPhoto(device, owner, listener)),
    registerInvestor: ofWizards('registerInvestor'),
    loadContact: ofWizards('loadContact'),
    loadEmail: parts.loadEmail,
    myData,
    saveFile: parts.saveFile,
    isCurrent,
    /**
     * Stops the observers, timers, worker and lock of these services. Ports can still read and write, for
     * example the last changes of a page that unmounts later, but observe nothing.
     */
    close: () => life.abort(),
  };
}

export type Services = ReturnType<typeof createServices> & {
  /** Whether a story shows pages as in a build with a database. */
  hasDatabase?: boolean;
};
