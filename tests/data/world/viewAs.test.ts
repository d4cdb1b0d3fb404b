import 'fake-indexeddb/auto';
import { startMachine } from '@kit/machine';
import { expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import { type Viewer, viewers } from '@/data/schema/privacy';
import type { KeptRecord } from '@/data/schema/records';
import type { ProfileKind } from '@/data/schema/ref';
import { requestId } from '@/data/schema/request';
import { founderPrivacies, investorPrivacies } from '@/data/schema/settings';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { profileMachine } from '@/machines/profile/machine';
import type { ProfileContext } from '@/machines/profile/types';
import {
  connectionsOf,
  figuresOf,
  isContactOpen,
  isInterested,
  keptFrom,
  profileOf,
  requestOf,
} from '@/machines/profile/view';
import { servicesOf } from '../../support/services';

// What View as shows of one's own page is what somebody of that role really gets: for every role, and every setting.

const now = Date.UTC(2025, 10, 20, 9, 41);
const record = (kind: KeptRecord['kind'], id: string, value: unknown): KeptRecord => ({ kind, id, value });
const author = { id: 'ada-zephyr', name: 'Ada Zephyr', role: '', avatar: '', isVerified: false };
const post = {
  id: 'post',
  author,
  content: 'Ada wrote',
  hashtags: [],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now,
  type: 'thought',
};
const listed = (startupName: string, figures = {}) => ({
  listing: listingOf({ ...emptyListing, startupName, ...figures }),
  savedAt: now,
});
const inactive = {
  tagline: '',
  logo: '',
  stage: '',
  industry: '',
  website: '',
  employees: '',
  description: '',
  logoSavedAt: now,
  isActive: false,
};
const approval = { verdict: 'approved', note: '', at: now + 1, requestedAt: now };
const figures = {
  tagline: 'Batteries',
  website: 'https://zephyr.example',
  email: 'a@zephyr.example',
  revenue: '41001',
  users: '12',
  goal: '500000',
  raised: '20000',
  arr: '41002',
  growth: '8',
  cac: '90',
  ltv: '900',
};
const account = (fullName: string, about = '') =>
  accountOf({ ...emptyRegistration, fullName, about, location: 'Lagos', dob: '', investments: '' });

type Settings = {
  privacy: (typeof founderPrivacies)[number];
  investorPrivacy: (typeof investorPrivacies)[number];
};

/** Ada, and Ben, who is as the role says. */
const deviceOf = (settings: Settings, role: Viewer) =>
  memoryDevice({
    'uid-ada': [
      record('profile', 'me', { name: 'Ada Zephyr', bio: '' }),
      record('settings', 'me', settings),
      record('post', 'post', post),
      record('listing', 'zephyr', listed('Zephyr', figures)),
      record('listing', 'early', { ...listed('Early'), savedAt: now - 1 }),
      record('listing', 'gone', listed('Gone')),
      record('ownedStartup', 'gone', { ...inactive, name: 'Gone' }),
      record('investorAccount', 'ada-zephyr', account('Ada Zephyr', 'Ada invests')),
      ...(role === 'connection' ? [record('follow', 'user:ben-ruiz', true)] : []),
      ...(role === 'approved' ? [record('answer', requestId('uid-ben', 'zephyr'), approval)] : []),
    ],
    'uid-ben': [
      record('profile', 'me', { name: 'Ben Ruiz' }),
      ...(role === 'founder' ? [record('listing', 'bens', listed('Of Ben'))] : []),
      ...(role === 'investor' || role === 'approved'
        ? [record('investorAccount', 'ben-ruiz', account('Ben Ruiz'))]
        : []),
      ...(role === 'interested' || role === 'approved'
        ? [
            record('interest', 'startup:zephyr', true),
            record('request', requestId('uid-ada', 'zephyr'), { at: now, isWithdrawn: false }),
          ]
        : []),
    ],
  });

const addresses = { startup: 'zephyr', user: 'ada-zephyr', investor: 'ada-zephyr' } as const;

/** What somebody is shown of a page, as whom they look at it. */
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
  const page = await directory.find(kind, addresses[kind]);
  const known = await new Promise<ProfileContext['marks']>((resolve) => {
    marks.observe(resolve);
  });
  const { context } = startMachine(profileMachine, { kind, id: addresses[kind], viewer });
  const request = sent.find(({ startupId }) => startupId === page?.profile.id) ?? null;
  return { ...context(), page, marks: known, request };
}

/** Where the request stands. */
function stateOf(context: ProfileContext) {
  const request = requestOf(context);
  return request === 'unheard' ? request : request?.state;
}

/** What is shown of a profile. Whom somebody follows is in the marks on a page of one's own. */
function looksOf(context: ProfileContext) {
  const profile = profileOf(context);
  if (!profile || !('following' in profile)) return profile;
  const { following: _, stats, ...rest } = profile;
  const connections = keptFrom(context) ? [] : connectionsOf(context);
  return { ...rest, connections, stats: { ...stats, connections: connections.length } };
}

const settings = founderPrivacies.flatMap((privacy) =>
  investorPrivacies.map((investorPrivacy) => ({ privacy, investorPrivacy })),
);
const roles = (['user', 'investor', 'startup'] as const).flatMap((kind) =>
  viewers[kind].filter((role) => role !== 'self').map((role) => ({ kind, role: role as Viewer })),
);
const cases = settings.flatMap((setting) => roles.map((role) => ({ ...setting, ...role })));

test.each(cases)('$kind page as $role, $privacy, $investorPrivacy', async ({ kind, role, ...setting }) => {
  const device = deviceOf(setting, role);
  const shown = await shownTo(['uid-ada', 'Ada Zephyr'], device, kind, role);
  const seen = await shownTo(['uid-ben', 'Ben Ruiz'], device, kind, 'self');
  expect(shown.page?.isOwn).toBe(true);
  if (seen.page === null) {
    // Where there is no such page, it says so.
    expect(keptFrom(shown)).toBe('private');
    return;
  }
  expect(looksOf(shown)).toEqual(looksOf(seen));
  expect(keptFrom(shown)).toBe(keptFrom(seen));
  expect(isContactOpen(shown)).toBe(isContactOpen(seen));
  expect(isInterested(shown)).toBe(isInterested(seen));
  expect(figuresOf(shown)).toBe(figuresOf(seen));
  expect(stateOf(shown)).toBe(stateOf(seen));
});
