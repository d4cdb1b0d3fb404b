import 'fake-indexeddb/auto';
import { listing as filled } from '@kit/fixtures/wizards';
import { startMachine } from '@kit/machineHarness';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { people } from '@/data/sample/people';
import { type Viewer, viewers } from '@/data/schema/rules/privacy';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import { founderPrivacies, investorPrivacies, type Settings } from '@/data/schema/shapes/settings';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import {
  connectionsOf,
  isContactOpen,
  isInterested,
  keptFrom,
  metricsAccessOf,
  profileOf,
  requestOf,
} from '@/machines/profile/view';
import {
  ada,
  ben,
  listing,
  mark,
  now,
  owned,
  post,
  profile,
  record,
  registered,
  settings,
} from '../../support/accountRecords';
import { servicesOf } from '../../support/services';

// The feature “View as” shows owners their page exactly as an account with the chosen role sees it. The
// tests cover every role and every privacy setting.

type Privacies = Pick<Settings, 'privacy' | 'investorPrivacy'>;

const approval = { verdict: 'approved', note: '', at: now + 1, requestedAt: now };
const has = (role: Viewer, roles: readonly Viewer[], ...records: ReturnType<typeof record>[]) =>
  roles.includes(role) ? records : [];

/** Creates a device store with Ada's records and with the records that give Ben the role. */
const deviceOf = (setting: Privacies, role: Viewer) =>
  memoryDevice({
    [ada.uid]: [
      profile({ name: 'Ada Zephyr', slug: 'ada-zephyr' }),
      settings(setting),
      post('post', { author: { ...people.jonas, id: ada.uid, name: 'Ada Zephyr' } }),
      ...listing('zephyr', { ...filled, startupName: 'Zephyr', logo: null }),
      ...listing('early', { startupName: 'Early' }, now - 1),
      ...listing('gone', { startupName: 'Gone' }),
      ...owned('gone', {}, { isActive: false }),
      registered('ada-zephyr', { fullName: 'Ada Zephyr', about: 'Ada invests', location: 'Lagos' }),
      ...has(role, ['connection'], mark('follow', `user:${ben.uid}`)),
      ...has(role, ['approved'], record('answer', requestId(ben.uid, 'zephyr'), approval)),
    ],
    [ben.uid]: [
      profile({ name: ben.name, slug: ben.slug }),
      ...has(role, ['founder'], ...listing('bens', { startupName: 'Of Ben' })),
      ...has(role, ['investor', 'approved'], registered(ben.slug)),
      ...has(
        role,
        ['interested', 'approved'],
        mark('interest', 'startup:zephyr'),
        record('request', requestId(ada.uid, 'zephyr'), { at: now, isWithdrawn: false }),
      ),
    ],
  });

const addresses = { startup: 'zephyr', user: 'ada-zephyr', investor: 'ada-zephyr' } as const;

/** Returns the profile machine's context for a page of Ada's that an account views as the given viewer. */
async function shownTo(
  [uid, userName]: readonly [string, string],
  device: ReturnType<typeof deviceOf>,
  kind: ProfileKind,
  viewer: Viewer,
): Promise<ProfileContext> {
  const services = servicesOf({ isSignedIn: true, uid, userName }, { device, now: () => now });
  const [directory, marks, requests] = await Promise.all([
    services.directory(),
    services.marks(),
    services.requests(),
  ]);
  const { sent } = await requests.load();
  const page = await directory.find(kind, { slug: addresses[kind] });
  const known = await new Promise<ProfileContext['marks']>((resolve) => {
    marks.observe(resolve);
  });
  const { context } = startMachine(profileMachine, { kind, slug: addresses[kind], viewer });
  const request = sent.find(({ startupId }) => startupId === page?.profile.id) ?? null;
  return { ...context(), page, marks: known, request };
}

/** Returns the profile on the page. Its connections are the follows in `marks`, not those in `following`. */
function looksOf(context: ProfileContext) {
  const profile = profileOf(context);
  if (!profile || !('following' in profile)) return profile;
  const { following: _, stats, ...rest } = profile;
  const connections = keptFrom(context) ? [] : connectionsOf(context);
  return { ...rest, connections, stats: { ...stats, connections: connections.length } };
}

const viewings = (['user', 'investor', 'startup'] as const).flatMap((kind) =>
  viewers[kind].filter((role) => role !== 'self').map((role) => ({ kind, role: role as Viewer })),
);
const cases = founderPrivacies.flatMap((privacy) =>
  investorPrivacies.flatMap((investorPrivacy) =>
    viewings
      // The privacy settings don't affect startups, so startups need fewer cases.
      .filter(({ kind }) => kind !== 'startup' || privacy === investorPrivacy)
      .map((viewing) => ({ privacy, investorPrivacy, ...viewing })),
  ),
);

test.each(cases)(
  'in the preview “View as $role”, the owner sees the $kind page as a viewer with this role does (privacy: user page $privacy, investor page $investorPrivacy)',
  async ({ kind, role, ...setting }) => {
    const device = deviceOf(setting, role);
    const shown = await shownTo([ada.uid, 'Ada Zephyr'], device, kind, role);
    const seen = await shownTo([ben.uid, ben.name], device, kind, 'self');
    expect(shown.page?.isOwn).toBe(true);
    if (seen.page === null) {
      // The page doesn't exist for the viewer, so the preview reports it as private.
      expect(keptFrom(shown)).toBe('private');
      return;
    }
    const looks = (context: ProfileContext) => ({
      profile: looksOf(context),
      keptFrom: keptFrom(context),
      isContactOpen: isContactOpen(context),
      isInterested: isInterested(context),
      metricsAccess: metricsAccessOf(context),
      request: requestOf(context)?.state,
    });
    expect(looks(shown)).toEqual(looks(seen));
  },
);
