import 'fake-indexeddb/auto';
import { listening } from '@kit/listening';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from '@/app/services/device';
import type { Session } from '@/data/ports/session';
import { sampleMarks } from '@/data/sample/marks';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { typedProfile } from '@/data/schema/founderProfile';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { emptyOnboarding } from '@/data/schema/onboarding';
import type { Settings } from '@/data/schema/settings';
import { serveSample } from '../../support/sampleServer';
import { servicesOf } from '../../support/services';

// There is no window to be left here.
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
  ['feed', ({ feed }: Services) => feed],
  ['directory', ({ directory }: Services) => directory],
  ['marks', ({ marks }: Services) => marks],
  ['messages', ({ messages }: Services) => messages],
  ['settings', ({ settings }: Services) => settings],
  ['notifications', ({ notifications }: Services) => notifications],
  ['account', ({ account }: Services) => account],
  ['the draft of a listing', ({ drafts }: Services) => drafts.listing],
  ['the draft of a registration', ({ drafts }: Services) => drafts.registration],
  ['the draft of a profile', ({ drafts }: Services) => drafts.onboarding],
  ['my data', ({ myData }: Services) => myData],
] as const;

describe.each(ports)('%s', (_, openingOf) => {
  it('is opened with its first use, once', async () => {
    const openDevice = vi.fn(async () => device);
    const open = openingOf(servicesOf(nora, { device, openDevice }));
    expect(openDevice).not.toHaveBeenCalled();
    const [first, second] = await Promise.all<unknown>([open(), open()]);
    const opened = openDevice.mock.calls.length;
    expect(second).toBe(first);
    expect(await open()).toBe(first);
    expect(openDevice).toHaveBeenCalledTimes(opened);
  });

  it('that could not be opened is opened anew the next time', async () => {
    const openDevice = vi.fn(async () => device);
    const open = openingOf(servicesOf(nora, { device, openDevice }));
    openDevice.mockRejectedValue(new Error('No chunk'));
    await expect(open()).rejects.toThrow('No chunk');
    openDevice.mockReset().mockImplementation(async () => device);
    await expect(open()).resolves.toBeTruthy();
  });
});

describe('another name', () => {
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
  ] as const)('is a change to whoever listens to %s, until they stop', async (_, portOf) => {
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

  it('is what the records say, too: both are listened to, and both no longer', async () => {
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

  it('given in the account is the session’s, and the page stays where it is', async () => {
    const renames: [string, string][] = [];
    const rename = async (name: string, pageId: string) => void renames.push([name, pageId]);
    const account = await servicesOf(nora, { device, live: { rename } }).account();
    const { profile } = await account.loadProfile();
    await account.saveProfile({ ...typedProfile(profile), name: 'Nora Berg' });
    expect(renames).toEqual([['Nora Berg', 'nora-lund']]);
  });
});

describe('before anything was changed', () => {
  const marksOf = async (session: Session) => {
    const { observe } = await servicesOf(session, { device }).marks();
    return new Promise<Marks>((resolve) => observe(resolve));
  };
  const settingsOf = async (session: Session) => {
    const { observe } = await servicesOf(session, { device }).settings();
    return new Promise<Settings>((resolve) => observe(resolve));
  };
  const namesOf = async (session: Session) => {
    const { conversations } = await (await servicesOf(session, { device }).messages()).loadInbox();
    return conversations.length > 0;
  };

  it('the sample person has the sample’s marks, settings and conversations', async () => {
    expect([await marksOf(asha), await settingsOf(asha), await namesOf(asha)]).toEqual([
      sampleMarks,
      sampleSettings,
      true,
    ]);
  });

  it('whoever has an account has none', async () => {
    expect([await marksOf(nora), await settingsOf(nora), await namesOf(nora)]).toEqual([
      noMarks,
      defaultSettings,
      false,
    ]);
  });

  it('everybody is who they are', async () => {
    const nameOf = async (session: Session) =>
      (await (await servicesOf(session, { device }).feed()).load()).me.name;
    expect([await nameOf(asha), await nameOf(nora)]).toEqual(['Asha Verma', 'Nora Lund']);
  });
});

it('a draft is its owner’s: a guest’s is not the sample’s, and is moved into the next account, once', async () => {
  const openOf = (session: Session) => servicesOf(session, { device }).drafts.onboarding();
  const step = 'experience' as const;
  const draft = (role: string) => ({ values: { ...emptyOnboarding, role }, step, furthest: step });
  const draftsOf = (...sessions: Session[]) =>
    Promise.all(sessions.map(async (session) => (await openOf(session)).load()));
  const [ida, ola] = ['ida', 'ola'].map((name) => ({ ...nora, uid: `${nora.uid}-${name}` })) as [
    Session,
    Session,
  ];
  await (await openOf(guest)).keep(draft('Guest'));
  await (await openOf(ida)).keep(draft('Ida'));
  expect(await draftsOf(asha, guest, ida)).toEqual([null, draft('Guest'), draft('Ida')]);
  await (await openOf(asha)).keep(draft('Sample'));
  expect(await draftsOf(asha, nora)).toEqual([draft('Sample'), draft('Guest')]);
  expect(await draftsOf(guest, ola)).toEqual([null, null]);
  await (await openOf(asha)).discard();
  expect(await draftsOf(asha)).toEqual([null]);
});

it('each wizard has a draft of its own', async () => {
  const { drafts } = servicesOf(nora, { device });
  const draft = { values: { ...emptyOnboarding }, step: 'about' as never, furthest: 'about' as never };
  await (await drafts.onboarding()).keep(draft);
  expect([await (await drafts.listing()).load(), await (await drafts.registration()).load()]).toEqual([
    null,
    null,
  ]);
});

it('what was settled holds where it is asked for, and what isn’t the stores’ is passed on', async () => {
  const saveFile = vi.fn();
  const clipboard = { writeText: vi.fn() };
  const services = servicesOf(nora, { device, saveFile, clipboard, now: () => 5 });
  await (await services.settings()).set({ privacy: 'private' });
  const page = await (await services.directory()).find('user', 'nora-lund');
  expect(page).toMatchObject({ isOwn: true, privacy: 'private' });
  expect([services.owner, services.now(), services.newId(), services.newId()]).toEqual([
    nora.uid,
    5,
    'id-1',
    'id-2',
  ]);
  expect([services.saveFile, services.clipboard]).toEqual([saveFile, clipboard]);
});
