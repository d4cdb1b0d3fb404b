import { keyOf, paths } from '@/data/adapters/remote/paths';
import { type Access, accessTo, closedParts } from '@/data/schema/rules/access';
import { refOf } from '@/data/schema/shapes/ref';
import { startupParts } from '@/data/schema/shapes/startupParts';
import {
  commentOf,
  factsOf,
  hasWritten,
  isInvestor,
  isListed,
  postOf,
  relationTo,
  startupOf,
  uids,
  updateOf,
  viewers,
  type World,
} from './rulesWorld';

// Everything that an account can try to read, and whether `accessTo` lets it.

type Query = { limitToFirst?: number; limitToLast?: number };
/** `viewer`: `null` for a request without an account. */
export type Reading = { viewer: string | null; path: string; query?: Query; isOpen: boolean };

const isFull = ({ extent }: Access) => extent === 'full';
const isThere = ({ extent }: Access) => extent !== 'none';

/** Returns what a viewer reads of an owner, by path. */
function ofOwner(world: World, viewer: string, owner: string): Record<string, boolean> {
  const relation = relationTo(world, viewer, owner);
  const { privacy, investorPrivacy } = factsOf(world, owner);
  const isMe = viewer === owner;
  const page = accessTo({ kind: 'page', privacy }, relation);
  const identity = isFull(
    accessTo({ kind: 'identity', privacy, hasWritten: hasWritten(world, owner, viewer) }, relation),
  );
  const mark = isFull(accessTo({ kind: 'mark', privacy }, relation));
  const contribution = isFull(accessTo({ kind: 'contribution', privacy }, relation));
  const investorPage = accessTo({ kind: 'page', privacy: investorPrivacy }, relation);
  const startup = startupOf(owner);
  const isHere = isListed(world, owner);
  const closed = closedParts(relation);
  const isUpdateOpen = isFull(
    accessTo(isHere ? { kind: 'update' } : { kind: 'contribution', privacy }, relation),
  );
  const parts = startupParts.map((part) => [part, isMe || (isHere && !closed.includes(part))] as const);
  const followed = refOf('user', viewers[0] ?? '');
  // A leaf that isn't there is open as part of the whole.
  const isAllOpen = isFull(page) && (isFull(investorPage) || !isInvestor(world, owner));
  return {
    [paths.person(owner, 'privacy')]: true,
    [paths.person(owner, 'investorPrivacy')]: true,
    [paths.person(owner, 'face')]: identity || (isInvestor(world, owner) && isThere(investorPage)),
    [paths.person(owner, 'card')]: identity,
    [paths.person(owner, 'page')]: isFull(page),
    [`people/${owner}/follows`]: isFull(page),
    [paths.follow(owner, followed)]: mark,
    [paths.person(owner, 'investorCard')]: isThere(investorPage) || isAllOpen,
    [paths.person(owner, 'investorPage')]: isFull(investorPage) || isAllOpen,
    [`people/${owner}`]: isAllOpen,

    [paths.startups(owner)]: isMe,
    [paths.startup(owner, startup)]: parts.every(([, isOpen]) => isOpen),
    [paths.startup(owner, startup, 'open')]: true,
    [paths.startup(owner, startup, 'open', 'listing')]: true,
    ...Object.fromEntries(
      parts.flatMap(([part, isOpen]) => [
        [paths.startup(owner, startup, part), isOpen],
        [paths.startup(owner, startup, part, 'listing'), isOpen],
      ]),
    ),
    // A startup that isn't listed has no update that is open to everyone.
    [`updates/${owner}/unlisted`]: contribution,
    [paths.startup(owner, 'unlisted', 'traction')]: isMe,

    [paths.posts(owner)]: contribution,
    [paths.post(owner, postOf(owner))]: contribution,
    [`updates/${owner}`]: isMe,
    [`updates/${owner}/${startup}`]: isUpdateOpen,
    [paths.update(owner, startup, updateOf(owner))]: isUpdateOpen,
    [`comments/${owner}`]: contribution,
    [paths.comment(owner, commentOf(owner))]: contribution,
    [`likes/${owner}`]: isMe,
    [paths.like(owner, postOf('ua'))]: mark,

    [paths.account(owner)]: isMe,
    [paths.own(owner, 'profile', 'me')]: isMe,
    [paths.pace(owner, 'post')]: isMe,
    [`images/${owner}`]: isMe,
    [paths.image(owner, 'hash')]: true,
    [paths.online(owner)]: isMe || hasWritten(world, owner, viewer) || hasWritten(world, viewer, owner),

    [`mail/${owner}`]: isMe,
    ...Object.fromEntries(
      uids.flatMap((from) => [
        [`mail/${owner}/${from}`, isMe || from === viewer],
        [paths.mail(owner, from, 'sent', 'one'), isMe || from === viewer],
      ]),
    ),
    [`inbox/${owner}`]: isMe,
    [paths.inbox(owner, 'sent')]: isMe,
    [paths.inbox(owner, 'sent', viewer)]: isMe,
    [paths.size(owner)]: isMe,
    [paths.followers(refOf('user', owner))]: isMe,
    [paths.followers(refOf('investor', owner))]: isMe,
    [paths.followers(refOf('startup', startup))]: isMe && isHere,
    [paths.followers(refOf('user', owner), owner)]: isMe,
  };
}

/** Lists of pointers, which all accounts query. */
const pointers = [
  ...['feed', 'listed', 'directory/user', 'directory/investor'],
  ...[paths.remarks('post'), paths.words('profile'), paths.words('listing')],
];
const open = [
  ...[paths.feed('one'), paths.listed('one'), paths.directory('user', 'ua'), paths.remarks('post', 'one')],
  ...[
    paths.likeCount('post'),
    paths.followCount(refOf('user', 'ua')),
    paths.name('ada', 'user'),
    paths.names('ada'),
  ],
];
const closed = [
  ...['', 'people', 'startups', 'posts', 'updates', 'comments', 'likes', 'mail', 'inbox', 'own', 'images'],
  ...['directory', 'words', 'remarks', 'followers', 'counts', 'counts/likes', 'names', 'online'],
  ...['pace', 'other', paths.followers('user:ue'), paths.followers('startup:'), `startups/${keyOf('ue')}`],
];

/** Returns every reading of every account, and of a viewer without one. */
export function* readingsIn(world: World): Generator<Reading> {
  for (const owner of uids)
    for (const viewer of viewers)
      for (const [path, isOpen] of Object.entries(ofOwner(world, viewer, owner))) {
        yield { viewer, path, isOpen };
        if (viewer === owner) yield { viewer: null, path, isOpen: false };
      }
}

/** Returns the readings that are the same for every account and don't depend on any record. */
export function* constantReadings(): Generator<Reading> {
  for (const viewer of [null, 'ua', 'ud']) {
    const isAccount = viewer !== null;
    for (const path of open) yield { viewer, path, isOpen: isAccount };
    for (const path of closed) yield { viewer, path, isOpen: false };
    for (const path of pointers) {
      yield { viewer, path, isOpen: false };
      for (const name of ['limitToFirst', 'limitToLast'])
        for (const count of [1, 1000, 1001])
          yield { viewer, path, query: { [name]: count }, isOpen: isAccount && count <= 1000 };
    }
  }
}
