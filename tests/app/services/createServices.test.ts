import 'fake-indexeddb/auto';
import { deferred } from '@kit/deferred';
import { listening } from '@kit/listening';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { device } from '@/app/services/device';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { readProfile } from '@/data/adapters/records/profiles';
import type { Session } from '@/data/ports/SessionStore';
import { sampleMarks } from '@/data/sample/marks';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { serveSample } from '../../support/sampleServer';
import { servicesOf } from '../../support/services';
import { startCounter } from '../../support/startCounter';
import { wholeDirectory } from '../../support/wholeDirectory';

// Mocked because Node has no window with a beforeunload event.
vi.mock('@/components/controls/warnBeforeUnload');
const server = serveSample();
afterAll(() => device.close());

const asha: Session = { isSignedIn: true, uid: null, userName: null };
const guest: Session = { ...asha, isSignedIn: false };
let accounts = 0;
let nora: Session;
beforeEach(() => {
  server.isOffline = false;
  accounts += 1;
  nora = { isSignedIn: true, uid: `nora-${accounts}`, userName: 'Nora Lund', slug: 'nora-lund' };
});

type Services = ReturnType<typeof servicesOf>;
const stores = ['feed', 'directory', 'marks', 'messages', 'settings', 'notifications'] as const;
const ports = [...stores, 'account', 'myData'] as const;
const drafts = ['listing', 'registration', 'onboarding'] as const;

it.each([
  ...ports.map((name) => [name, (services: Services) => services[name]] as const),
  ...drafts.map((name) => [`drafts.${name}`, (services: Services) => services.drafts[name]] as const),
])('createServices opens the store `%s` on first use, and again only after a failure', async (_, portOf) => {
  const openDevice = vi.fn(async () => device);
  const open = portOf(servicesOf(nora, { device, openDevice }));
  expect(openDevice).not.toHaveBeenCalled();
  openDevice.mockRejectedValue(new Error('No chunk'));
  await expect(open()).rejects.toThrow('No chunk');
  openDevice.mockReset().mockImplementation(async () => device);
  const [first, ...others] = await Promise.all<unknown>([open(), open()]);
  const opened = openDevice.mock.calls.length;
  others.push(await open());
  for (const other of others) expect(other).toBe(first);
  expect(openDevice).toHaveBeenCalledTimes(opened);
});

const live = () => {
  const { listen, tell, count } = listening();
  return { services: servicesOf(nora, { device, live: { subscribe: listen } }), tell, count };
};

it.each([
  ['feed', async ({ feed }: Services) => (await feed()).subscribe],
  ['directory', async ({ directory }: Services) => (await directory()).subscribe],
  ['messages', async ({ messages }: Services) => (await messages()).subscribe],
  ['notifications', async ({ notifications }: Services) => (await notifications()).observe],
  ['account', async ({ account }: Services) => (await account()).observe],
])('the store `%s` notifies listeners of a new user name until they unsubscribe', async (_, portOf) => {
  const { services, tell, count } = live();
  const listen = await portOf(services);
  const listener = vi.fn();
  const stop = listen(listener);
  tell();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  // The services observe the session too.
  expect(count()).toBe(1);
  tell();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('account.saveProfile passes a new user name to the session, and doesn’t change the address of the user’s page', async () => {
  const renames: unknown[] = [];
  const rename = async (...asked: unknown[]) => void renames.push(asked);
  await device.write(nora.uid ?? '', 'profile', 'me', { slug: 'nora-lund' });
  const account = await servicesOf(nora, { device, live: { rename } }).account();
  const { profile } = await account.loadProfile();
  await account.saveProfile({ ...typedProfile(profile), name: 'Nora Berg' });
  const stored = await readProfile(device, nora.uid ?? '');
  expect([renames, stored]).toEqual([[['Nora Berg']], { name: 'Nora Berg', slug: 'nora-lund' }]);
});

it.each([
  ['the demo account the sample records', () => asha, sampleMarks, sampleSettings, true, 'Asha Verma'],
  ['a new account no sample records', () => nora, noMarks, defaultSettings, false, 'Nora Lund'],
] as const)('createServices gives %s', async (_, who, ...has) => {
  const { marks, settings, messages, feed } = servicesOf(who(), { device });
  const first = (observe: (listener: (value: unknown) => void) => unknown) => new Promise(observe);
  const marked = await first((await marks()).observe);
  const set = await first((await settings()).observe);
  const { conversations } = await (await messages()).loadInbox();
  const { me } = await (await feed()).load();
  expect([marked, set, conversations.length > 0, me.name]).toEqual(has);
});

it('each account has separate drafts, and a guest’s draft moves to the next new account, but never to the demo account', async () => {
  const openOf = (session: Session) => servicesOf(session, { device }).drafts.onboarding();
  const step = 'experience' as const;
  const draft = (role: string) => ({ values: { ...emptyOnboarding, role }, step, furthest: step });
  const draftsOf = (...sessions: Session[]) =>
    Promise.all(sessions.map(async (session) => (await openOf(session)).load()));
  const accountOf = (name: string): Session => ({ ...nora, uid: `${nora.uid}-${name}` });
  const [ida, ola] = [accountOf('ida'), accountOf('ola')];
  await (await openOf(guest)).save(draft('Guest'));
  await (await openOf(ida)).save(draft('Ida'));
  expect(await draftsOf(asha, guest, ida)).toEqual([null, draft('Guest'), draft('Ida')]);
  await (await openOf(asha)).save(draft('Sample'));
  expect(await draftsOf(asha, nora)).toEqual([draft('Sample'), draft('Guest')]);
  expect(await draftsOf(guest, ola)).toEqual([null, null]);
  await (await openOf(asha)).discard();
  expect(await draftsOf(asha)).toEqual([null]);
});

it('each wizard of an account has a separate draft', async () => {
  const { onboarding, registration, listing } = servicesOf(nora, { device }).drafts;
  const draft = { values: emptyOnboarding, step: 'experience', furthest: 'experience' } as const;
  await (await onboarding()).save(draft);
  for (const open of [registration, listing]) await (await open()).save({ values: {} } as never);
  expect(await (await onboarding()).load()).toEqual(draft);
});

it('the directory applies a saved privacy setting to the user’s own page', async () => {
  const services = servicesOf(nora, { device });
  await (await services.settings()).set({ privacy: 'private' });
  const page = await (await services.directory()).find('user', { slug: 'nora-lund' });
  expect(page).toMatchObject({ isOwn: true, privacy: 'private' });
});

it('the stores of createServices stop all database observers when the last listener unsubscribes', async () => {
  const { open: observers, counted } = startCounter();
  const presence = memoryPresence();
  const services = servicesOf(nora, {
    device: { ...device, observe: counted(device.observe), observeAll: counted(device.observeAll) },
    loadPresence: async () => ({ ...presence, observe: counted(presence.observe) }),
  });
  const sent = { to: { slug: 'nora-lund', name: 'Nora Lund' }, message: 'Hi', time: 1 };
  await device.write('ada-far', 'profile', 'me', { name: 'Ada Far' });
  await device.write('ada-far', `sent:${nora.uid}`, '1', sent);
  const feed = await services.feed();
  const directory = await services.directory();
  const messages = await services.messages();
  const notifications = await services.notifications();
  const account = await services.account();
  const subscribing = [feed.subscribe, directory.subscribe, messages.subscribe];
  const listening = [...subscribing, notifications.observe, account.observe];
  const stops = listening.map((listen) => listen(() => {}));
  const load = () => Promise.all([messages.loadInbox(), messages.readTexts(), notifications.load()]);
  await Promise.all([feed.load(), wholeDirectory(directory), load()]);
  expect(observers.size).toBeGreaterThan(9);
  for (const stop of stops) stop();
  expect(observers.size).toBe(0);
  await load();
  expect(observers.size).toBe(0);
});

it('services that close while the database opens observe nothing, but their ports read and write', async () => {
  const { open: observers, counted } = startCounter();
  const { observe, observeAll } = device;
  const opening = deferred<typeof device>();
  const services = servicesOf(nora, { device, openDevice: () => opening.promise });
  const photo = vi.fn();
  services.followPhoto(photo);
  const [feed, requests, marks, notifications, draft] = [
    services.feed(),
    services.requests(),
    services.marks(),
    services.notifications(),
    services.drafts.onboarding(),
  ];
  services.close();
  opening.resolve({ ...device, observe: counted(observe), observeAll: counted(observeAll) });
  (await feed).subscribe(() => {});
  (await requests).observe(() => {});
  expect(await new Promise((await marks).observe)).toEqual(noMarks);
  expect(await (await notifications).load()).toMatchObject({ notifications: [] });
  const values = { values: emptyOnboarding, step: 'experience', furthest: 'experience' } as const;
  await (await draft).save(values);
  expect(await (await draft).load()).toEqual(values);
  await vi.waitFor(() => expect(photo).toHaveBeenCalledWith(undefined));
  expect(observers.size).toBe(0);
});

it.each([
  ['the user signs out', () => nora, guest],
  ['another account signs in', () => nora, { ...asha, uid: 'jonas' }],
  ['the demo account replaces a guest, who reads the same records', () => guest, asha],
])('services close when %s, but not on a rename', async (_, who, next) => {
  let now = who();
  const { open: observers, counted } = startCounter();
  const { listen, tell, count } = listening();
  const services = servicesOf(now, {
    device: { ...device, observe: counted(device.observe), observeAll: counted(device.observeAll) },
    live: { get: () => now, subscribe: listen },
  });
  (await services.feed()).subscribe(() => {});
  now = { ...now, userName: 'Nora Berg' };
  tell();
  expect([services.isCurrent(), observers.size > 0]).toEqual([true, true]);
  now = next;
  tell();
  expect([observers.size, count()]).toEqual([0, 0]);
  const { userKey } = servicesOf(now, { device });
  expect(userKey).not.toBe(services.userKey);
  now = who();
  expect(services.isCurrent()).toBe(false);
});

it('services of a user who signed out before the database opened are closed when it opens', async () => {
  let now = nora;
  const { listen, count } = listening();
  const services = servicesOf(now, { device, live: { get: () => now, subscribe: listen } });
  now = guest;
  (await services.feed()).subscribe(() => {});
  expect(count()).toBe(0);
});

it('createServices sends the user’s changes to the server until the services close, and reports only these as refused', async () => {
  const refused = { refused: 'Too many' };
  const send = vi.fn(async () => refused);
  const shared = memoryDevice({}, { server: { send } });
  const [ada, ben] = ['ada', 'ben'].map((uid) => servicesOf({ ...nora, uid }, { device: shared }));
  const like = async (id: string) => (await ada?.marks())?.set({ kind: 'like', id, isOn: true });
  const status = async (who: Services | undefined, id: string) => (await who?.outbox())?.status('like', id);
  const told = vi.fn();
  for (const who of [ada, ben]) (await who?.outbox())?.observeRefused(told);
  await like('round');
  await vi.waitFor(() =>
    expect(told.mock.calls).toEqual([[[{ kind: 'like', id: 'round', reason: 'Too many' }]]]),
  );
  expect([await status(ada, 'round'), await status(ben, 'round')]).toEqual([refused, 'sent']);
  ada?.close();
  await like('idea');
  await (await ada?.outbox())?.retry();
  expect([await status(ada, 'round'), await status(ada, 'idea')]).toEqual(['local', 'local']);
  expect([send.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
  await shared.close();
});
