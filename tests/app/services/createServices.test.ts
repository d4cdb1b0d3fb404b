import 'fake-indexeddb/auto';
import { listening } from '@kit/listening';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from '@/app/services/device';
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

// Node has no window with a beforeunload event.
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
const ports = [
  'feed',
  'directory',
  'marks',
  'messages',
  'settings',
  'notifications',
  'account',
  'myData',
] as const;
const drafts = ['listing', 'registration', 'onboarding'] as const;

it.each([
  ...ports.map((name) => [name, (services: Services) => services[name]] as const),
  ...drafts.map((name) => [`${name} draft`, (services: Services) => services.drafts[name]] as const),
])('createServices opens %s once on first use, and again after a failure', async (_, openingOf) => {
  const openDevice = vi.fn(async () => device);
  const open = openingOf(servicesOf(nora, { device, openDevice }));
  expect(openDevice).not.toHaveBeenCalled();
  openDevice.mockRejectedValue(new Error('No chunk'));
  await expect(open()).rejects.toThrow('No chunk');
  openDevice.mockReset().mockImplementation(async () => device);
  const [first, second] = await Promise.all<unknown>([open(), open()]);
  const opened = openDevice.mock.calls.length;
  expect([second === first, (await open()) === first, openDevice.mock.calls.length]).toEqual([
    true,
    true,
    opened,
  ]);
});

describe('createServices: a new name', () => {
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
  ] as const)('notifies listeners of %s until they unsubscribe', async (_, portOf) => {
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

  it('in the records notifies listeners until they unsubscribe', async () => {
    const { services } = live();
    const { observe } = await services.notifications();
    const listener = vi.fn();
    const stop = observe(listener);
    await services.completeProfile({ ...emptyOnboarding, role: 'Founder, Norrsken' });
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    stop();
    listener.mockClear();
    await services.completeProfile({ ...emptyOnboarding, role: 'Founder, Windrose' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('saved in the account renames the session and keeps the page id', async () => {
    const renames: [string, string][] = [];
    const rename = async (name: string, pageId: string) => void renames.push([name, pageId]);
    const account = await servicesOf(nora, { device, live: { rename } }).account();
    const { profile } = await account.loadProfile();
    await account.saveProfile({ ...typedProfile(profile), name: 'Nora Berg' });
    expect(renames).toEqual([['Nora Berg', 'nora-lund']]);
  });
});

describe('createServices: initially', () => {
  it.each([
    ['the demo account has the sample’s', () => asha, sampleMarks, sampleSettings, true, 'Asha Verma'],
    ['a new account has no sample', () => nora, noMarks, defaultSettings, false, 'Nora Lund'],
  ] as const)('%s marks, settings and conversations, and has its name', async (_, who, ...has) => {
    const { marks, settings, messages, feed } = servicesOf(who(), { device });
    const observed = async <Value>(
      port: Promise<{ observe: (listener: (value: Value) => void) => unknown }>,
    ) => {
      const { observe } = await port;
      return new Promise<Value>((resolve) => observe(resolve));
    };
    const { conversations } = await (await messages()).loadInbox();
    const { me } = await (await feed()).load();
    const seen = [await observed(marks()), await observed(settings()), conversations.length > 0, me.name];
    expect(seen).toEqual(has);
  });
});

it('drafts belong to one account; a guest’s draft moves to the next account once', async () => {
  const openOf = (session: Session) => servicesOf(session, { device }).drafts.onboarding();
  const step = 'experience' as const;
  const draft = (role: string) => ({ values: { ...emptyOnboarding, role }, step, furthest: step });
  const draftsOf = (...sessions: Session[]) =>
    Promise.all(sessions.map(async (session) => (await openOf(session)).load()));
  const accountOf = (name: string): Session => ({ ...nora, uid: `${nora.uid}-${name}` });
  const [ida, ola] = [accountOf('ida'), accountOf('ola')];
  await (await openOf(guest)).keep(draft('Guest'));
  await (await openOf(ida)).keep(draft('Ida'));
  expect(await draftsOf(asha, guest, ida)).toEqual([null, draft('Guest'), draft('Ida')]);
  await (await openOf(asha)).keep(draft('Sample'));
  expect(await draftsOf(asha, nora)).toEqual([draft('Sample'), draft('Guest')]);
  expect(await draftsOf(guest, ola)).toEqual([null, null]);
  await (await openOf(asha)).discard();
  expect(await draftsOf(asha)).toEqual([null]);
});

it('drafts are separate per wizard', async () => {
  const { onboarding, registration, listing } = servicesOf(nora, { device }).drafts;
  const draft = { values: emptyOnboarding, step: 'experience', furthest: 'experience' } as const;
  await (await onboarding()).keep(draft);
  for (const open of [registration, listing]) await (await open()).keep({ values: {} } as never);
  expect(await (await onboarding()).load()).toEqual(draft);
});

it('the directory applies the saved settings', async () => {
  const services = servicesOf(nora, { device });
  await (await services.settings()).set({ privacy: 'private' });
  const page = await (await services.directory()).find('user', 'nora-lund');
  expect(page).toMatchObject({ isOwn: true, privacy: 'private' });
});

it('services stop all observers when the last listener unsubscribes', async () => {
  let observers = 0;
  const counting =
    <Listener extends unknown[]>(observe: (...asked: Listener) => () => void) =>
    (...asked: Listener) => {
      const stop = observe(...asked);
      observers += 1;
      let isStopped = false;
      return () => {
        if (!isStopped) observers -= 1;
        isStopped = true;
        stop();
      };
    };
  const presence = memoryPresence();
  const observed = {
    ...device,
    observe: counting(device.observe),
    observeAll: counting(device.observeAll),
  };
  const services = servicesOf(nora, {
    device: observed,
    loadPresence: async () => ({ ...presence, observe: counting(presence.observe) }),
  });
  await device.writeAll('ada-far', [
    { kind: 'profile', id: 'me', value: { name: 'Ada Far' } },
    {
      kind: `sent/${nora.uid}`,
      id: '1',
      value: { to: { id: 'nora-lund', name: 'Nora Lund' }, message: 'Hi', time: 1 },
    },
  ]);
  const [feed, directory, messages, notifications, account] = await Promise.all([
    services.feed(),
    services.directory(),
    services.messages(),
    services.notifications(),
    services.account(),
  ]);
  const listen = [
    feed.subscribe,
    directory.subscribe,
    messages.subscribe,
    notifications.observe,
    account.observe,
  ];
  const stops = listen.map((subscribe) => subscribe(() => {}));
  await Promise.all([
    feed.load(),
    directory.load(),
    messages.loadInbox(),
    messages.readTexts(),
    notifications.load(),
  ]);
  expect(observers).toBeGreaterThan(9);
  for (const stop of stops) stop();
  expect(observers).toBe(0);
  await Promise.all([messages.loadInbox(), messages.readTexts(), notifications.load()]);
  expect(observers).toBe(0);
});
