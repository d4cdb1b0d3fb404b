import type { InspectionEvent } from 'xstate';
import type * as z from 'zod/mini';
import { warnBeforeUnload } from '@/components/controls/warnBeforeUnload';
import type { Notes } from '@/data/adapters/device/journaledRecords';
import { guestOwner } from '@/data/adapters/records/owners';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import { followPhoto } from '@/data/adapters/stores/ownPhoto';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory } from '@/data/ports/Directory';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { GuestWork } from '@/data/ports/GuestWork';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import type { Presence } from '@/data/ports/Presence';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { AuthRequest, LiveSession } from '@/data/ports/SessionStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import type { World } from '@/data/ports/World';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import type { AnswerDraft } from '@/data/schema/shapes/answerDraft';
import type { Registration } from '@/data/schema/shapes/investorRegistration';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import type { RecordKind } from '@/data/schema/shapes/records';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import type { appearance } from './appearance';
import { stoppedBy, together } from './listeningMethods';
import { openOnce } from './openOnce';
import { personOf } from './person';
import type { sampleFiles } from './sampleFiles';
import { searchUntil } from './search';
import { settingsDefaults } from './settingsDefaults';

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

type SigningSession = LiveSession & { authenticate: (request: AuthRequest) => Promise<unknown> };

/**
 * Returns all ports of the app for the current user. Each port opens once, on first use, so that all callers
 * share its state. Each user needs separate services, which close when the user signs out.
 */
export function createServices(session: SigningSession, loadDevice: LazyPort<DeviceStore>, parts: Parts) {
  const life = new AbortController();
  const held = stoppedBy(life.signal);
  const person = personOf(held(session));
  const { owner, me } = person;
  const { isSignedIn, uid } = session.get();
  const { notes, sample, now, clipboard } = parts;
  /** The owner of new records. A guest's records later move to an account, but not to the demo account. */
  const doer = person.isGuest ? guestOwner : owner;
  const isSample = () => me().id === asha.id;
  const loadSettings = async () => {
    const { readSettings } = await import('@/data/adapters/records/readSettings');
    return readSettings(await openDevice(), owner, settingsDefaults(isSample()));
  };

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

  /**
   * Opens a store whose listeners are also notified of changes of the session. Stores read the user's name
   * from the session, and a rename changes the records before the session.
   */
  const openLive = <Store extends object>(open: () => Promise<Store>) =>
    openOnce(async () => together(await open(), person.subscribe));

  const presence = openOnce(async () => held(await parts.loadPresence()));

  const world = openOnce<World>(async () => createWorld({ device: await openDevice(), owner, me, now }));

  const feed = openLive<FeedStore>(async () => {
    const [device, others] = await Promise.all([openDevice(), world()]);
    return createFeedStore({ device, owner, me, now, loadSample: sample.posts, world: others, notes });
  });

  const directory = openLive<Directory>(async () => {
    const [device, { createDirectory }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceDirectory'),
      world(),
    ]);
    return createDirectory({
      device,
      owner,
      me,
      now,
      loadSample: sample.world,
      loadPostsBy: async (author) => (await feed()).loadBy(author),
      world: others,
      marks,
      loadSettings,
    });
  });

  const marks = openOnce<MarkStore>(async () => {
    return createMarkStore({
      device: await openDevice(),
      owner: doer,
      defaults: isSample() ? sampleMarks : noMarks,
    });
  });

  const requests = openOnce<RequestStore>(async () => {
    const [device, { createRequestStore }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceRequests'),
      world(),
    ]);
    // The store has a timer as long as it has a listener.
    return held(createRequestStore({ device, owner: doer, now, world: others }));
  });

  /** Drafts of answers to requests. */
  const answerDrafts = openOnce<DraftStore<AnswerDraft>>(async () => {
    const [device, { createDraftStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceDrafts'),
    ]);
    const loadSchema = async () => (await import('@/data/schema/shapes/answerDraft')).answerDraftSchema;
    return createDraftStore({ device, owner, kind: 'answerDraft', loadSchema, notes });
  });

  const messages = openLive<MessageStore>(async () => {
    const [device, { createMessageStore }, found, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceMessages'),
      directory(),
      world(),
    ]);
    const loadSample = async () => (isSample() ? sample.conversations() : []);
    return createMessageStore({
      device,
      owner,
      me,
      now,
      loadSample,
      directory: found,
      world: others,
      loadPresence: presence,
      notes,
    });
  });

  const settings = openOnce<SettingsStore>(async () => {
    const [device, { createSettingsStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceSettings'),
    ]);
    return createSettingsStore({ device, owner, defaults: settingsDefaults(isSample()) });
  });

  const notifications = openLive<NotificationStore>(async () => {
    const [device, { createNotificationStore }, others, ...stores] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceNotifications'),
      world(),
      directory(),
      feed(),
      messages(),
      requests(),
    ]);
    const [found, posts, conversations, asked] = stores;
    return createNotificationStore({
      device,
      owner,
      me,
      now,
      directory: found,
      feed: posts,
      messages: conversations,
      requests: asked,
      world: others,
      marks,
      loadSettings,
    });
  });

  const account = openLive<AccountStore>(async () => {
    const [device, { createAccountStore }, found] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceAccount'),
      directory(),
    ]);
    return createAccountStore({
      device,
      owner,
      directory: found,
      now,
      onRename: person.rename,
    });
  });

  /**
   * Returns a function that opens the store of a wizard's draft. At sign-in, a guest's draft moves into the
   * account, but not into the demo account.
   */
  const drafts = <Draft extends { values: object }>(
    kind: RecordKind,
    loadSchema: () => Promise<z.ZodMiniType<Draft>>,
  ) =>
    openOnce<DraftStore<Draft>>(async () => {
      const [device, { createDraftStore }] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/deviceDrafts'),
      ]);
      return createDraftStore({
        device,
        owner: doer,
        from: person.hasAccount ? guestOwner : undefined,
        kind,
        loadSchema,
        notes,
        hold: warnBeforeUnload,
        mark: (hasDraft) => parts.markDraft(kind, hasDraft),
      });
    });

  const submissions = openOnce(async () => {
    const [device, module] = await Promise.all([openDevice(), import('@/data/adapters/stores/submissions')]);
    return module.createSubmissions({
      device,
      owner: doer,
      me,
      now,
      newId: parts.newId,
      onRename: person.rename,
    });
  });

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

  /**
   * Creates an account and stores the investor profile in it. A retry uses the existing account if only the
   * storage of the profile failed.
   * @throws AuthProviderError with the provider's message, or a storage error
   */
  async function registerInvestor(values: Registration): Promise<void> {
    const { fullName, password } = values;
    const email = values.email.trim();
    if ((await parts.loadEmail())?.toLowerCase() !== email.toLowerCase())
      await session.authenticate({ kind: 'signUp', fullName, email, password });
    // Creates services for the new account, which is signed in now, to store the profile there.
    const services = createServices(session, loadDevice, parts);
    await services.registerOwnInvestor(values).finally(services.close);
  }

  return {
    owner,
    /** Differs between all users. A guest and the demo account have the same `owner`. */
    userKey: doer,
    /** Whether the user is signed in with an account other than the demo account. */
    hasAccount: person.hasAccount,
    now,
    newId: parts.newId,
    clipboard,
    onPageHide: parts.onPageHide,
    inspect: parts.inspect,
    search: searchUntil(life.signal),
    feed,
    directory,
    marks,
    requests,
    answerDrafts,
    messages,
    outbox,
    presence,
    settings,
    notifications,
    account,
    /** Calls `listener` with the address of the user's photo, initially and after each change. */
    followPhoto: (listener: (address: string | undefined) => void) =>
      listenOnceOpen(openDevice(), (device) => followPhoto(device, owner, listener)),
    drafts: {
      listing: drafts(
        'listingDraft',
        async () => (await import('@/data/schema/shapes/listingWizard')).listingDraftSchema,
      ),
      registration: drafts(
        'registrationDraft',
        async () => (await import('@/data/schema/shapes/investorRegistration')).registrationDraftSchema,
      ),
      onboarding: drafts(
        'onboardingDraft',
        async () => (await import('@/data/schema/shapes/onboardingWizard')).onboardingDraftSchema,
      ),
    },
    /** Returns the slug that a new startup with this name would get. */
    findSlug: async (name: string) => (await submissions()).findSlug(name),
    /** Stores a new startup of the user. */
    listStartup: async (listing: Listing) => (await submissions()).listStartup(listing),
    /** Adds the user's answers to the stored profile. */
    completeProfile: async (onboarding: Onboarding) => (await submissions()).completeProfile(onboarding),
    /** A guest's submissions, stars, follows and likes, which move into the account at sign-in. */
    guestWork,
    registerInvestor,
    /** Stores the investor profile of the signed-in account. An account has at most one investor profile. */
    registerOwnInvestor: async ({ password: _, confirmPassword: __, ...investor }: Registration) =>
      (await submissions()).keepInvestor(investor),
    /** Whether the signed-in account has an investor profile. */
    isInvestor: async () => (await submissions()).hasInvestor(),
    /** Returns the user's name and email address, to prefill forms. The email address may be empty. */
    loadContact: async () => ({
      fullName: me().name,
      email: (await parts.loadEmail().catch(() => null)) ?? '',
    }),
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

export type Services = ReturnType<typeof createServices>;
