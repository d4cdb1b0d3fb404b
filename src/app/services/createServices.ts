import type { InspectionEvent } from 'xstate';
import type * as z from 'zod/mini';
import { warnBeforeUnload } from '@/components/controls/warnBeforeUnload';
import type { Notes } from '@/data/adapters/device/notedRecords';
import { guestOwner } from '@/data/adapters/records/owners';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createWorld, type DeviceWorld } from '@/data/adapters/stores/deviceWorld';
import { followPhoto } from '@/data/adapters/stores/ownPhoto';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Directory } from '@/data/ports/Directory';
import type { DraftStore } from '@/data/ports/DraftStore';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import type { Opening } from '@/data/ports/Opening';
import type { Presence } from '@/data/ports/Presence';
import type { RequestStore } from '@/data/ports/RequestStore';
import type { SettingsStore } from '@/data/ports/SettingsStore';
import type { AuthRequest, LiveSession } from '@/data/ports/session';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import type { AnswerDraft } from '@/data/schema/answerDraft';
import type { Registration } from '@/data/schema/investorRegistration';
import { noMarks } from '@/data/schema/noMarks';
import type { Onboarding } from '@/data/schema/onboarding';
import type { RecordKind } from '@/data/schema/records';
import type { Listing } from '@/data/schema/startupListing';
import { listenOnceOpen } from '@/machines/shared/listenOnceOpen';
import type { appearance } from './appearance';
import { opening } from './opening';
import { personOf } from './person';
import type { sampleFiles } from './sampleFiles';
import { search } from './search';
import { settingsDefaults } from './settingsDefaults';

type Parts = {
  /** Where drafts are noted until the device has them. */
  notes: Notes;
  sample: typeof sampleFiles;
  /** The clock, in ms since the epoch. */
  now: () => number;
  newId: () => string;
  /** The address of whoever is signed in, as the provider knows it; `null` without an account. */
  loadEmail: () => Promise<string | null>;
  loadPresence: Opening<Presence>;
  clipboard: Pick<Clipboard, 'writeText'>;
  appearance: Pick<typeof appearance, 'get' | 'choose'>;
  onPageHide: (listener: () => void) => () => void;
  /** Looks on at the actors that outlive a page, where somebody wants to: Storybook does. */
  inspect?: (inspection: InspectionEvent) => void;
  /** Notes whether a wizard has a draft, for the next visit to know before it is read. */
  markDraft: (kind: RecordKind, hasDraft: boolean) => void;
  /** Hands a file to the person. */
  saveFile: (file: Blob, fileName: string) => void;
};

/** Both listened to as one: the name is the session's to say, and comes after the records. */
const together =
  <Listener extends () => void>(...sources: ((listener: Listener) => () => void)[]) =>
  (listener: Listener) => {
    const stops = sources.map((listen) => listen(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };

type SigningSession = LiveSession & { authenticate: (request: AuthRequest) => Promise<unknown> };

/**
 * Every port of the app, of whoever is signed in now: each is opened with its first use, once, so that all who use it see
 * the same. Another person needs other services.
 */
export function createServices(session: SigningSession, openDevice: Opening<DeviceStore>, parts: Parts) {
  const person = personOf(session);
  const { owner, me } = person;
  const { notes, sample, now, clipboard } = parts;
  /** The owner of new records: what a guest does waits for their account, and never goes to the sample person. */
  const doer = person.isGuest ? guestOwner : owner;
  const isSample = () => me().id === asha.id;
  const loadSettings = async () => {
    const { readSettings } = await import('@/data/adapters/records/readSettings');
    return readSettings(await openDevice(), owner, settingsDefaults(isSample()));
  };

  const world = opening<DeviceWorld>(async () => createWorld({ device: await openDevice(), owner, me }));

  const feed = opening<FeedStore>(async () => {
    const [device, others] = await Promise.all([openDevice(), world()]);
    const store = createFeedStore({ device, owner, me, now, loadSample: sample.posts, world: others, notes });
    return { ...store, subscribe: together(store.subscribe, person.subscribe) };
  });

  const directory = opening<Directory>(async () => {
    const [device, { createDirectory }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceDirectory'),
      world(),
    ]);
    const loadFeed = async () => (await feed()).load();
    const store = createDirectory({
      device,
      owner,
      me,
      now,
      loadSample: sample.world,
      loadFeed,
      world: others,
      loadSettings,
    });
    return { ...store, subscribe: together(store.subscribe, person.subscribe) };
  });

  const marks = opening<MarkStore>(async () => {
    return createMarkStore({
      device: await openDevice(),
      owner: doer,
      defaults: isSample() ? sampleMarks : noMarks,
    });
  });

  const requests = opening<RequestStore>(async () => {
    const [device, { createRequestStore }, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceRequests'),
      world(),
    ]);
    return createRequestStore({ device, owner: doer, now, world: others });
  });

  /** What is typed to whoever asked. */
  const answerDrafts = opening<DraftStore<AnswerDraft>>(async () => {
    const [device, { createDraftStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceDrafts'),
    ]);
    const loadSchema = async () => (await import('@/data/schema/answerDraft')).answerDraftSchema;
    return createDraftStore({ device, owner, kind: 'answerDraft', loadSchema, notes });
  });

  const messages = opening<MessageStore>(async () => {
    const [device, { createMessageStore }, found, others] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceMessages'),
      directory(),
      world(),
    ]);
    const loadSample = async () => (isSample() ? sample.conversations() : []);
    const store = createMessageStore({
      device,
      owner,
      me,
      now,
      loadSample,
      directory: found,
      world: others,
      loadPresence: parts.loadPresence,
      notes,
    });
    return { ...store, subscribe: together(store.subscribe, person.subscribe) };
  });

  const settings = opening<SettingsStore>(async () => {
    const [device, { createSettingsStore }] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceSettings'),
    ]);
    return createSettingsStore({ device, owner, defaults: settingsDefaults(isSample()) });
  });

  const notifications = opening<NotificationStore>(async () => {
    const [device, { createNotificationStore, readMarks }, others, ...stores] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceNotifications'),
      world(),
      directory(),
      feed(),
      messages(),
      requests(),
      marks(),
    ]);
    const [found, posts, conversations, asked, marked] = stores;
    const store = createNotificationStore({
      device,
      owner,
      me,
      now,
      directory: found,
      feed: posts,
      messages: conversations,
      requests: asked,
      world: others,
      loadMarks: () => readMarks(marked),
      loadSettings,
    });
    return { ...store, observe: together(store.observe, person.subscribe) };
  });

  const account = opening<AccountStore>(async () => {
    const [device, { createAccountStore }, found] = await Promise.all([
      openDevice(),
      import('@/data/adapters/stores/deviceAccount'),
      directory(),
    ]);
    const store = createAccountStore({
      device,
      owner,
      pageId: () => me().id,
      directory: found,
      now,
      onRename: person.rename,
    });
    return { ...store, observe: together(store.observe, person.subscribe) };
  });

  /** A wizard's draft. A guest has one of their own, which goes along into their account, never into the sample's. */
  const drafts = <Draft extends { values: object }>(
    kind: RecordKind,
    loadSchema: () => Promise<z.ZodMiniType<Draft>>,
  ) =>
    opening<DraftStore<Draft>>(async () => {
      const [device, { createDraftStore }] = await Promise.all([
        openDevice(),
        import('@/data/adapters/stores/deviceDrafts'),
      ]);
      const store = createDraftStore({
        device,
        owner: doer,
        from: person.hasAccount ? guestOwner : undefined,
        kind,
        loadSchema,
        notes,
        hold: warnBeforeUnload,
      });
      return {
        async load() {
          const draft = await store.load();
          parts.markDraft(kind, draft !== null);
          return draft;
        },
        async keep(draft) {
          parts.markDraft(kind, true);
          await store.keep(draft);
        },
        async discard() {
          parts.markDraft(kind, false);
          await store.discard();
        },
      };
    });

  const loadIds = async () => (await directory()).loadIds();

  const submissions = opening(async () => {
    const [device, module] = await Promise.all([openDevice(), import('@/data/adapters/stores/submissions')]);
    return module.createSubmissions({
      device,
      owner: doer,
      me,
      now,
      loadIds,
      onRename: person.rename,
    });
  });

  const held = opening<HeldWork>(async () => {
    const [device, module] = await Promise.all([openDevice(), import('@/data/adapters/stores/heldWork')]);
    return module.createHeldWork({
      device,
      holder: guestOwner,
      account: person.hasAccount ? owner : null,
      loadIds,
    });
  });

  const myData = opening(async () => {
    const [device, { createMyData }] = await Promise.all([openDevice(), import('./myData')]);
    return createMyData({ session, device, notes, appearance: parts.appearance, loadIds, now });
  });

  /**
   * Makes the account of an investor and keeps their profile in it. Whose account it is already, maybe because only the
   * profile could not be kept, doesn't make another one.
   * @throws AuthProviderError with the provider's sentence, or what the device throws
   */
  async function registerInvestor(values: Registration): Promise<void> {
    const { fullName, password } = values;
    const email = values.email.trim();
    if ((await parts.loadEmail())?.toLowerCase() !== email.toLowerCase())
      await session.authenticate({ kind: 'signUp', fullName, email, password });
    // Somebody else may be signed in by now: it is kept among their records.
    await createServices(session, openDevice, parts).registerOwnInvestor(values);
  }

  return {
    owner,
    /** Signed in with an account of their own. */
    hasAccount: person.hasAccount,
    now,
    newId: parts.newId,
    clipboard,
    onPageHide: parts.onPageHide,
    inspect: parts.inspect,
    search,
    feed,
    directory,
    marks,
    requests,
    answerDrafts,
    messages,
    presence: parts.loadPresence,
    settings,
    notifications,
    account,
    /** The person's own photo, for as long as it is followed. Returns the function that stops it. */
    followPhoto: (listener: (address: string | undefined) => void) =>
      listenOnceOpen(openDevice(), (device) => followPhoto(device, owner, listener)),
    drafts: {
      listing: drafts(
        'listingDraft',
        async () => (await import('@/data/schema/listingWizard')).listingDraftSchema,
      ),
      registration: drafts(
        'registrationDraft',
        async () => (await import('@/data/schema/investorRegistration')).registrationDraftSchema,
      ),
      onboarding: drafts(
        'onboardingDraft',
        async () => (await import('@/data/schema/onboardingWizard')).onboardingDraftSchema,
      ),
    },
    /** What stands in addresses already: a startup of such a name gets another one. */
    loadTakenIds: async () => (await submissions()).loadTakenIds(),
    /** Lists a startup under an address of its own. */
    listStartup: async (listing: Listing) => (await submissions()).listStartup(listing),
    /** Keeps what the person said about themselves, beside what is known already. */
    completeProfile: async (onboarding: Onboarding) => (await submissions()).completeProfile(onboarding),
    /** What was submitted while nobody was signed in. */
    held,
    registerInvestor,
    /** Keeps the investor profile of the account that is signed in: an account has one. */
    registerOwnInvestor: async ({ password: _, confirmPassword: __, ...investor }: Registration) =>
      (await submissions()).keepInvestor(investor),
    /** Whether the account that is signed in has an investor profile. */
    isInvestor: async () => (await submissions()).hasInvestor(),
    /** How the person is called and written to, as the registration asks for it. */
    loadContact: async () => ({
      fullName: me().name,
      email: (await parts.loadEmail().catch(() => null)) ?? '',
    }),
    myData,
    saveFile: parts.saveFile,
  };
}

export type Services = ReturnType<typeof createServices>;
