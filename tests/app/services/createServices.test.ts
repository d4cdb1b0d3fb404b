import 'fake-indexeddb/auto';
import { listening } from '@kit/listening';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { device } from '@/app/services/device';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import type { Session } from '@/data/ports/SessionStore';
import { sampleMarks } from '@/data/sample/marks';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { serveSample } from '../../support/sampleServer';
import { servicesOf } from '../../support/services';

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
  nora = { isSignedIn: true, uid: `nora-${accounts}`, userName: 'Nora Lund' };
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
  expect(count()).toBe(0);
  tell();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('account.saveProfile passes a new user name to the session, and doesn’t change the user’s page id', async () => {
  const renames: [string, string][] = [];
  const rename = async (name: string, pageId: string) => void renames.push([name, pageId]);
  const account = await servicesOf(nora, { device, live: { rename } }).account();
  const { profile } = await account.loadProfile();
  await account.saveProfile({ ...typedProfile(profile), name: 'Nora Berg' });
  expect(renames).toEqual([['Nora Berg', 'nora-lund']]);
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
  const page = await (await services.directory()).find('user', 'nora-lund');
  expect(page).toMatchObject({ isOwn: true, privacy: 'private' });
});

it('the stores of createServices stop all database observers when the last listener unsubscribes', async () => {
  const observers = new Set<() => void>();
  const counting =
    <Listener extends unknown[]>(observe: (...asked: Listener) => () => void) =>
    (...asked: Listener) => {
      const stop = observe(...asked);
      observers.add(stop);
      return () => {
        observers.delete(stop);
        stop();
      };
    };
  const presence = memoryPresence();
  const services = servicesOf(nora, {
    device: { ...device, observe: counting(device.observe), observeAll: counting(device.observeAll) },
    loadPresence: async () => ({ ...presence, observe: counting(presence.observe) }),
  });
  const sent = { to: { id: 'nora-lund', name: 'Nora Lund' }, message: 'Hi', time: 1 };
  await device.write('ada-far', 'profile', 'me', { name: 'Ada Far' });
  await device.write('ada-far', `sent/${nora.uid}`, '1', sent);
  const feed = await services.feed();
  const directory = await services.directory();
  const messages = await services.messages();
  const notifications = await services.notifications();
  const account = await services.account();
  const subscribing = [feed.subscribe, directory.subscribe, messages.subscribe];
  const listening = [...subscribing, notifications.observe, account.observe];
  const stops = listening.map((listen) => listen(() => {}));
  const load = () => Promise.all([messages.loadInbox(), messages.readTexts(), notifications.load()]);
  await Promise.all([feed.load(), directory.load(), load()]);
  expect(observers.size).toBeGreaterThan(9);
  for (const stop of stops) stop();
  expect(observers.size).toBe(0);
  await load();
  expect(observers.size).toBe(0);
});

it('the outbox of createServices has the changes of the user, who sees which of them the server refuses', async () => {
  const refused = { refused: 'Too many' };
  const shared = memoryDevice({}, { server: { send: async () => refused } });
  const [ada, ben] = ['ada', 'ben'].map((uid) => servicesOf({ ...nora, uid }, { device: shared }));
  await (await ada?.marks())?.set({ kind: 'like', id: 'round', isOn: true });
  const statuses = () =>
    Promise.all([ada, ben].map(async (user) => (await user?.outbox())?.status('like', 'round')));
  await vi.waitFor(async () => expect(await statuses()).toEqual([refused, 'sent']));
  await shared.close();
});
