import fc from 'fast-check';
import { accessTo } from '@/data/schema/rules/access';
import { askedAt, requestMoves } from '@/data/schema/rules/requestMoves';
import { refOf } from '@/data/schema/shapes/ref';
import {
  answerVerdicts,
  requestId,
  requestStatusOf,
  type StoredAnswer,
  type StoredRequest,
} from '@/data/schema/shapes/request';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';
import * as records from '../../support/accountRecords';
import {
  commentOf,
  factsOf,
  hasName,
  hasWritten,
  type Input,
  isInvestor,
  isListed,
  leavingOf,
  postOf,
  relationTo,
  startupOf,
  storedValue,
  type Update,
  uids,
  updateFor,
  updateOf,
  type World,
} from './rulesWorld';

// Random accounts, and random changes as the app makes them.

const refs = uids.flatMap((uid) => [
  refOf('user', uid),
  refOf('investor', uid),
  refOf('startup', startupOf(uid)),
]);
const posts = [...uids.map(postOf), ...uids.map(updateOf), 'sample-post'];
const anyUid = fc.constantFrom(...uids);
const moves = ['ask', 'withdraw', ...answerVerdicts] as const;
type Move = (typeof moves)[number];

const anyProfile = fc.record({ role: fc.constantFrom('Founder', 'Investor') });
const anySettings = fc.record(
  { privacy: fc.constantFrom(...founderPrivacies), investorPrivacy: fc.constantFrom(...investorPrivacies) },
  { requiredKeys: [] },
);
const anyStartup = fc.record({ isEdited: fc.boolean(), tagline: fc.constantFrom('Solar', 'Wind') });
const mostly = fc.integer({ min: 0, max: 5 }).map((at) => at > 0);

const anyAccount = fc.record({
  isNamed: mostly,
  profile: anyProfile,
  settings: anySettings,
  isInvestor: fc.boolean(),
  startup: fc.option(anyStartup),
  follows: fc.subarray(refs),
  likes: fc.subarray(posts),
  writes: fc.record({ post: fc.boolean(), update: fc.boolean(), comment: fc.boolean() }),
  /** The accounts to which the account sends a message. */
  messages: fc.subarray([...uids]),
  /** What the account and the owner of each startup do about a request, one after the other. */
  requests: fc.record({
    ua: fc.array(fc.constantFrom(...moves), { maxLength: 4 }),
    ub: fc.array(fc.constantFrom(...moves), { maxLength: 4 }),
    uc: fc.array(fc.constantFrom(...moves), { maxLength: 4 }),
  }),
});
type Account = typeof anyAccount extends fc.Arbitrary<infer Value> ? Value : never;
export const anyAccounts = fc.tuple(anyAccount, anyAccount, anyAccount);

const isOn = fc.boolean();
export const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('settings' as const), uid: anyUid, settings: anySettings }),
  fc.record({ kind: fc.constant('profile' as const), uid: anyUid, profile: anyProfile, isOn: mostly }),
  fc.record({ kind: fc.constant('investor' as const), uid: anyUid, isOn }),
  fc.record({ kind: fc.constant('startup' as const), uid: anyUid, startup: anyStartup, isOn }),
  fc.record({ kind: fc.constant('follow' as const), uid: anyUid, ref: fc.constantFrom(...refs), isOn }),
  fc.record({ kind: fc.constant('like' as const), uid: anyUid, post: fc.constantFrom(...posts), isOn }),
  fc.record({ kind: fc.constant('post' as const), uid: anyUid, isUpdate: fc.boolean(), isOn: mostly }),
  fc.record({ kind: fc.constant('comment' as const), uid: anyUid, isOn: mostly }),
  fc.record({ kind: fc.constant('message' as const), uid: anyUid, to: anyUid, isOn: mostly }),
  fc.record({
    kind: fc.constant('request' as const),
    uid: anyUid,
    to: anyUid,
    move: fc.constantFrom(...moves, 'remove' as const),
  }),
  fc.record({ kind: fc.constant('leaving' as const), uid: anyUid }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A change of an account. `isAllowed`: whether the app lets the account make it. */
export type Change = Update & { isAllowed: boolean };

const without = (kind: string, id: string): Input => ({ kind, id, value: undefined });

function startupRecords(
  uid: string,
  { isEdited, tagline }: { isEdited: boolean; tagline: string },
  at: number,
) {
  const id = startupOf(uid);
  const typed = { startupName: id, tagline, revenue: '1', arr: '2', website: 'https://site.example' };
  return [...records.listing(id, typed, at), ...(isEdited ? records.owned(id, typed, { tagline }) : [])];
}
const startupKinds = ['listing', 'ownedStartup'].flatMap((kind) =>
  ['', 'Traction', 'Metrics', 'Contact'].map((part) => `${kind}${part}`),
);

const profileOf = (uid: string, { role }: { role: string }) =>
  records.profile({ slug: uid, name: `Name ${uid}`, role, bio: 'Bio' });
const followed = (uid: string, ref: string, isFollowed = true) =>
  records.mark('follow', ref, isFollowed && ref !== refOf('user', uid));

/** Returns the change that makes an account. Its messages and requests follow. */
export function accountOf(world: World, uid: string, account: Account): Change {
  const at = world.now;
  const changed: Input[] = [
    records.settings(account.settings),
    ...(account.isNamed ? [profileOf(uid, account.profile)] : []),
    ...(account.isInvestor ? [records.registered(uid)] : []),
    ...(account.startup ? startupRecords(uid, account.startup, at) : []),
    ...account.follows.map((ref) => followed(uid, ref)),
    ...account.likes.map((post) => records.mark('like', post)),
    ...(account.writes.post ? [records.post(postOf(uid), { postTime: at })] : []),
    ...(account.writes.update && account.startup ? [startupPost(uid, at)] : []),
    ...(account.writes.comment ? [records.comment(commentOf(uid), postOf('ua'), { time: at })] : []),
  ];
  return { ...updateFor(world, uid, changed), isAllowed: true };
}

/** Returns the messages and requests of an account, as steps. */
export const addressedBy = (uid: (typeof uids)[number], { messages, requests }: Account): Step[] => [
  ...messages.map((to) => ({ kind: 'message' as const, uid, to, isOn: true })),
  ...uids.flatMap((to) => requests[to].map((move) => ({ kind: 'request' as const, uid, to, move }))),
];

const startupPost = (uid: string, postTime: number, content = 'Words') =>
  records.post(updateOf(uid), { postTime, content, as: { kind: 'startup', id: startupOf(uid) } });

/** Whether the app shows an account among the contacts of another: `contactOf` (stores/world/contacts.ts). */
function isContact(world: World, uid: string, of: string): boolean {
  if (!hasName(world, uid)) return false;
  const relation = relationTo(world, of, uid);
  const { privacy, investorPrivacy } = factsOf(world, uid);
  const isShown = (published: Parameters<typeof accessTo>[0]) =>
    accessTo(published, relation).extent !== 'none';
  return (
    isShown({ kind: 'page', privacy }) ||
    (isInvestor(world, uid) && isShown({ kind: 'page', privacy: investorPrivacy })) ||
    isShown({ kind: 'identity', privacy, hasWritten: hasWritten(world, uid, of) }) ||
    isListed(world, uid)
  );
}

/** Returns the change of one step; `null` if it changes nothing in this world. */
export function changeOf(world: World, step: Step): Change | null {
  const { uid } = step;
  const at = world.now;
  const change = (changed: readonly Input[], isAllowed = true): Change | null =>
    changed.length === 0 ? null : { ...updateFor(world, uid, changed), isAllowed };
  const only = (...changed: Input[]) =>
    changed.filter(
      ({ kind, id, value }) => value !== undefined || storedValue(world, uid, kind, id) !== undefined,
    );
  switch (step.kind) {
    case 'settings':
      return change([records.settings(step.settings)]);
    case 'profile':
      return change(only(step.isOn ? profileOf(uid, step.profile) : without('profile', 'me')));
    case 'investor':
      return change(only(step.isOn ? records.registered(uid) : without('investorAccount', 'me')));
    case 'startup':
      return change(
        step.isOn
          ? startupRecords(uid, step.startup, at)
          : only(...startupKinds.map((kind) => without(kind, startupOf(uid)))),
      );
    case 'follow':
      return change(only(followed(uid, step.ref, step.isOn)));
    case 'like':
      return change([records.mark('like', step.post, step.isOn)]);
    case 'post': {
      const id = step.isUpdate ? updateOf(uid) : postOf(uid);
      const isNew = storedValue(world, uid, 'post', id) === undefined;
      if (!step.isOn) return change(only(without('post', id)));
      if (!step.isUpdate) return change([records.post(id, { postTime: at, content: `Words ${at}` })]);
      return change([startupPost(uid, at, `Words ${at}`)], !isNew || isListed(world, uid));
    }
    case 'comment':
      return change(
        only(
          step.isOn
            ? records.comment(commentOf(uid), postOf('ua'), { time: at, text: `Words ${at}` })
            : without('comment', commentOf(uid)),
        ),
      );
    case 'message': {
      const { to, isOn: isSent } = step;
      const kind = `sent:${to}`;
      if (to === uid) return null;
      if (!isSent) return change(only(without(kind, 'message')));
      if (storedValue(world, uid, kind, 'message') !== undefined) return null;
      const value = { to: { slug: to, name: to }, message: 'Words', time: at };
      return change([{ kind, id: 'message', value }], isContact(world, to, uid));
    }
    case 'request':
      return step.to === uid ? null : requestChange(world, step);
    case 'leaving':
      return { ...leavingOf(world, uid), isAllowed: true };
  }
}

/** Returns the change in which a user moves their request, or the startup's owner answers it. */
function requestChange(
  world: World,
  { uid: asker, to: owner, move }: { uid: string; to: string; move: Move | 'remove' },
): Change | null {
  const startup = startupOf(owner);
  const [request, answer] = [requestId(owner, startup), requestId(asker, startup)];
  const stored = storedValue<StoredRequest>(world, asker, 'request', request);
  const answered = storedValue<StoredAnswer>(world, owner, 'answer', answer);
  const state = stored ? requestStatusOf(stored, answered).state : 'none';
  const change = (uid: string, kind: string, id: string, value: unknown, isAllowed = true) => ({
    ...updateFor(world, uid, [{ kind, id, value }]),
    isAllowed,
  });
  if (move === 'remove') return stored ? change(asker, 'request', request, undefined) : null;
  if (move === 'withdraw')
    return stored && requestMoves[state].withdraw
      ? change(asker, 'request', request, { ...stored, isWithdrawn: true })
      : null;
  if (move === 'ask') {
    const asked = askedAt(world.now, stored, answered);
    if (asked === stored) return null;
    const isRestored = asked.at === stored?.at;
    return change(
      asker,
      'request',
      request,
      asked,
      isRestored || (hasName(world, owner) && isListed(world, owner)),
    );
  }
  // An owner can also answer in a state in which the app doesn't offer it: another device may be ahead.
  if (!stored) return null;
  const value = { verdict: move, note: '', at: world.now, requestedAt: stored.at };
  return change(owner, 'answer', answer, value, hasName(world, asker));
}
