import { describe, expect, it } from 'vitest';
import type { Leaves } from '@/data/adapters/remote/leaves';
import { requestId } from '@/data/schema/shapes/request';
import { databaseRules } from '../../../scripts/databaseRules.mjs';
import { comment, listing, mark, post, profile, registered, settings } from '../../support/accountRecords';
import { afterUpdate, emptyWorld, type Input, updateFor, type World } from './rulesWorld';

// One world. Ada has a startup and an investor page. Ben's page is for his connections, and he has requested
// Ada's metrics. Cara's page is private, and nothing else of hers is public. Dan has no profile.

/** Returns the world after a change that the rules accept. */
function changed(world: World, uid: string, ...records: Input[]): World {
  const after = afterUpdate(world, updateFor(world, uid, records));
  if (!after) throw new Error(`The rules refuse a change of ${uid}.`);
  return after;
}

const person = (name: string) => profile({ slug: name, name, role: 'Founder' });
const request = (at: number, more: object = {}): Input => ({
  kind: 'request',
  id: requestId('ada', 'solar'),
  value: { at, isWithdrawn: false, ...more },
});
const answer = (verdict: string, requestedAt: number, at: number): Input => ({
  kind: 'answer',
  id: requestId('ben', 'solar'),
  value: { verdict, note: '', at, requestedAt },
});
const message = (to: string, text: string): Input => ({
  kind: `sent:${to}`,
  id: 'one',
  value: { to: { slug: to, name: to }, message: text, time: 1 },
});

const ada = changed(
  emptyWorld(databaseRules),
  'ada',
  ...[person('ada'), registered('ada'), mark('follow', 'user:ben'), mark('like', 'sample'), post('post')],
  ...[comment('comment', 'sample'), ...listing('solar', { startupName: 'Solar' })],
);
const ben = changed(ada, 'ben', person('ben'), settings({ privacy: 'connections' }));
const asked = changed(ben, 'ben', request(ben.now), message('ada', 'Hello'));
const world = changed(
  asked,
  'cara',
  person('cara'),
  settings({ privacy: 'private' }),
  mark('like', 'sample'),
);
const askedAt = ben.now;
const refused = changed(world, 'ada', answer('declined', askedAt, world.now));
const refusedAgain = changed(
  changed(refused, 'ben', request(refused.now, { isAgain: true })),
  'ada',
  answer('declined', refused.now, refused.now),
);
const approved = changed(world, 'ada', answer('approved', askedAt, world.now));
const withdrawn = changed(approved, 'ben', request(askedAt, { isWithdrawn: true }));
/** A later request than the approved one. */
const renewed = changed(withdrawn, 'ben', request(approved.now));
const unlistedLater = changed(approved, 'ada', { kind: 'listing', id: 'solar', value: undefined });
const wrote = changed(world, 'cara', message('ada', 'Hello'));
const revoked = changed(approved, 'ada', answer('revoked', askedAt, approved.now));
/** Ben removes his request, whose answer stays. */
const removed = (from: World) => changed(from, 'ben', { ...request(0), value: undefined });
/** A second request, with an answer to an earlier one. */
const again = changed(removed(approved), 'ben', request(approved.now, { isAgain: true }));
const unlisted = changed(world, 'ada', { kind: 'listing', id: 'solar', value: undefined });

const now = { '.sv': 'timestamp' };
const more = (increment: number) => ({ '.sv': { increment } });
const text = (length: number) => 'x'.repeat(length);
const own = (name: string, entry: object) => ({
  [`own/ben/profile~${name}`]: { k: 'profile', i: name, e: 'new', at: now, ...entry },
});
const sent = (to: string, from: string, id: string, v = '"Words"') => ({
  [`mail/${to}/${from}/sent/${id}`]: { v, at: now },
});
const asks = (at: number, rest: object = {}) => ({
  'mail/ada/ben/request/solar': { at, isWithdrawn: false, ...rest },
});
const named = (u: string, i: string) => ({ u, i });
const paced = (kind: string, leaves: Leaves) => ({ [`pace/ben/${kind}`]: now, ...leaves });

const answers = (more: object) => ({
  'mail/ben/ada/answer/solar': { verdict: 'declined', note: '', at: 1, requestedAt: askedAt, ...more },
});
const startupPost = { 'updates/ada/solar/one': '{}', 'pace/ada/post': now };
const posted = changed(world, 'ada', post('another'));
const sentAt = world.database.valueAt('mail/ada/ben/sent/one/at');

type Example = [name: string, uid: string | null, leaves: Leaves, before?: World, after?: number];

const refusals: Example[] = [
  ['a second request after a withdrawn approval that isn’t marked as one', 'ben', asks(revoked.now), revoked],
  [
    'a new request after a refusal that isn’t marked as a second one',
    'ben',
    asks(refused.now),
    removed(refused),
  ],
  [
    'a new request after a withdrawn approval that isn’t marked as one',
    'ben',
    asks(revoked.now),
    removed(revoked),
  ],
  ['a later second request that isn’t marked as one', 'ben', asks(again.now), again],
  ['a request that becomes a second one', 'ben', asks(askedAt, { isAgain: true })],
  ['a request in the future', 'ben', asks(world.now + 5001)],
  ['a request without its state', 'ben', { 'mail/ada/ben/request/solar/isWithdrawn': null }],
  ['a request with a text as its state', 'ben', { 'mail/ada/ben/request/solar/isWithdrawn': 'no' }],
  ['a request with a text as its mark', 'ben', { 'mail/ada/ben/request/solar/isAgain': 'no' }],
  ['an answer in the future', 'ada', answers({ at: world.now + 5001 })],
  ['an answer with an unknown verdict', 'ada', answers({ verdict: 'other' })],
  ['an answer with a text as its request', 'ada', answers({ requestedAt: 'text' })],
  ['a post as a startup within a second of a post', 'ada', startupPost, posted, 999],
  ['a post without a pace', 'ben', { 'posts/ben/b': '{}' }],
  ['the same like by another account', 'ben', { 'likes/ada/sample': true }],
  ['a request without an account', null, { 'people/ben/privacy': 'public' }],
  ['a message to an account that the sender can’t find', 'ben', sent('cara', 'ben', 'one')],
  ['a message to an account without a profile', 'ben', sent('dan', 'ben', 'one')],
  ['a message to oneself', 'ben', sent('ben', 'ben', 'one')],
  ['a message from another account', 'cara', sent('ada', 'ben', 'two')],
  ['another text of a sent message', 'ben', sent('ada', 'ben', 'one', '"Changed"')],
  ['the removal of a message by its recipient', 'ada', { 'mail/ada/ben/sent/one': null }],
  ['the removal of all messages by their recipient', 'ada', { 'mail/ada': null }],
  ['the removal of an inbox pointer by its reader', 'ada', { 'inbox/ada/sent/ben': null }],
  ['an inbox pointer without mail', 'cara', { 'inbox/ada/sent/cara': { t: now } }],
  [
    'an answer without a request',
    'ada',
    { 'mail/cara/ada/answer/solar': { verdict: 'approved', note: '', at: 1, requestedAt: 1 } },
  ],
  ['an answer of the requester', 'ben', { 'mail/ben/ada/answer/solar/verdict': 'approved' }, approved],
  [
    'a request for an unlisted startup',
    'cara',
    { 'mail/ada/cara/request/solar': { at: 1, isWithdrawn: false } },
    unlisted,
  ],
  [
    'a request for a startup of another account',
    'ada',
    { 'mail/ben/ada/request/solar': { at: 1, isWithdrawn: false } },
  ],
  ['an earlier time of a request', 'ben', asks(askedAt - 1)],
  ['the time of an approved request for a later one', 'ben', asks(askedAt), renewed],
  ['a first request that is older than its answer', 'ben', asks(askedAt - 1), removed(approved)],
  ['a second request that isn’t marked as one', 'ben', asks(refused.now), refused],
  ['a request after the final refusal', 'ben', asks(refusedAgain.now, { isAgain: true }), refusedAgain],
  ['a final refusal that its requester forgets', 'ben', asks(refused.now), refusedAgain],
  [
    'a post within a second of another',
    'ben',
    paced('post', { 'posts/ben/b': '{}' }),
    changed(world, 'ben', post('a')),
    999,
  ],
  [
    'a comment within a second of another',
    'ben',
    paced('comment', { 'comments/ben/b': { p: 'sample', v: '{}' } }),
    changed(world, 'ben', comment('a', 'sample')),
    999,
  ],
  [
    'the removal of the pace within a second',
    'ben',
    { 'pace/ben/post': null },
    changed(world, 'ben', post('a')),
    999,
  ],
  ['a pace of an unknown kind', 'ben', { 'pace/ben/other': now }],
  ['a post as a startup of another account', 'ben', paced('post', { 'updates/ben/solar/one': '{}' })],
  ['a visible like of a private account', 'cara', { 'likes/cara/post': true, 'counts/likes/post': more(1) }],
  [
    'a visible follower with a private page',
    'cara',
    {
      'people/cara/follows/user:ada': true,
      'followers/user:ada/cara': true,
      'counts/follows/user:ada': more(1),
    },
  ],
  [
    'a follower that doesn’t follow',
    'ben',
    { 'followers/user:ada/ben': true, 'counts/follows/user:ada': more(1) },
  ],
  ['a count without a mark', 'ben', { 'counts/likes/sample': more(1) }],
  ['a count below zero', 'ada', { 'likes/ada/sample': null, 'counts/likes/sample': -1 }],
  ['the removal of the only like without its count', 'ada', { 'likes/ada/sample': null }],
  ['the removal of all likes without their counts', 'ada', { 'likes/ada': null }],
  ['the second account with a name', 'ben', { 'names/ada/user': named('ben', 'ben') }, namedWorld()],
  ['a name for another account', 'ben', { 'names/ben/user': named('cara', 'cara') }],
  ['a name of the page of another account', 'ben', { 'names/ben/user': named('ben', 'ada') }],
  ['the removal of a name', 'ada', { 'names/ada/user': null }, namedWorld()],
  ['a name that moves to another account', 'ada', { 'names/ada/user/u': 'ben' }, namedWorld()],
  ['a name that moves to another page', 'ada', { 'names/solar/startup/i': 'wind' }, namedWorld()],
  [
    'an address that the page of another account has',
    'ben',
    { 'names/ada/startup': named('ben', 'wind') },
    namedWorld(),
  ],
  [
    'an address of a startup for the page of its owner',
    'ada',
    { 'names/solar/user': named('ada', 'ada') },
    namedWorld(),
  ],
  ['an abandoned name', 'ben', { 'names/ada/user': named('ben', 'ada') }, namedWorld('')],
  ['a name of an unknown kind', 'ben', { 'names/ben/other': named('ben', 'ben') }],
  ['a word of another account', 'ben', { 'words/profile/solar~ada': true }],
  ['a long word', 'ben', { [`words/profile/${text(157)}~ben`]: true }],
  ['a pointer to a post of another account', 'ben', { 'feed/post': { u: 'ben', t: 1 } }],
  ['a pointer to a post as another startup', 'ada', { 'feed/post': { u: 'ada', t: 1, s: 'solar' } }],
  ['a pointer to a startup that isn’t listed', 'ben', { 'listed/wind': { u: 'ben', t: 1 } }],
  ['an investor in the directory without a page', 'ben', { 'directory/investor/ben': true }],
  ['a person in the directory without a profile', 'dan', { 'directory/user/dan': true }],
  ['an oversize image', 'ben', { 'images/ben/hash': text(82_001) }],
  ['an image of another account', 'ben', { 'images/ada/hash': 'x' }],
  ['the presence of another account', 'ben', { 'online/ada/one': now }],
  ['an earlier presence', 'ben', { 'online/ben/one': 1 }],
  ['a record without the entry before', 'ben', own('me', {})],
  ['a new record with an entry before', 'ben', own('other', { p: 'old' })],
  ['a long entry', 'ben', own('other', { e: text(81) })],
  ['an unknown privacy', 'ben', { 'people/ben/privacy': 'founders' }],
  ['an unknown privacy of the investor page', 'ben', { 'people/ben/investorPrivacy': 'connections' }],
  ...[
    ...['own/ben', 'people/ben', 'people/ben/follows', 'startups/ben', 'startups/ben/one', 'posts/ben'],
    ...['open', 'traction', 'metrics', 'contact'].map((part) => `startups/ben/one/${part}`),
    ...['updates/ben', 'updates/ben/one', 'comments/ben', 'comments/ben/one', 'images/ben', 'online/ben'],
    ...[
      'mail/ada/ben',
      'mail/ada/ben/sent',
      'mail/ada/ben/request',
      'mail/ada/ben/answer',
      'inbox/ada/sent/ben',
    ],
  ].map((path): Example => [`a text instead of ${path}`, 'ben', { [path]: 'text' }]),
  ...[
    ...['own/ben/profile~me', 'people/ben', 'startups/ben/one', 'comments/ben/one', 'mail/ada/ben'],
    ...['open', 'traction', 'metrics', 'contact'].map((part) => `startups/ben/one/${part}`),
    ...['mail/ada/ben/sent/one', 'mail/ada/ben/request/solar', 'inbox/ada/sent/ben'],
  ].map((path): Example => [`an unknown child of ${path}`, 'ben', { [`${path}/more`]: 'text' }]),
  ['an unknown child of an answer', 'ada', { 'mail/ben/ada/answer/solar/more': 'text' }, approved],
  ...['feed/post', 'listed/solar', 'remarks/sample/comment'].map(
    (path): Example => [`an unknown child of ${path}`, 'ada', { [`${path}/more`]: 'text' }],
  ),
  ['an unknown child of a name', 'ada', { 'names/ada/user/more': 'text' }, namedWorld()],
  ['an unknown path', 'ben', { 'other/ben': true }],
];

const acceptances: Example[] = [
  ['a second request after a withdrawn approval', 'ben', asks(revoked.now, { isAgain: true }), revoked],
  ['a new request after a removed and approved one', 'ben', asks(approved.now), removed(approved)],
  [
    'a second request after a removed and refused one',
    'ben',
    asks(refused.now, { isAgain: true }),
    removed(refused),
  ],
  ['a later request before an answer', 'ben', asks(world.now)],
  ['a later second request before an answer', 'ben', asks(again.now, { isAgain: true }), again],
  ['a request of this moment', 'ben', asks(world.now + 5000)],
  ['an answer of this moment', 'ada', answers({ at: world.now + 5000 })],
  ['a message that is sent twice with its time', 'ben', { 'mail/ada/ben/sent/one/at': sentAt }],
  [
    'a comment one second after another',
    'ben',
    paced('comment', { 'comments/ben/b': { p: 'sample', v: '{}' } }),
    changed(world, 'ben', comment('a', 'sample')),
    1000,
  ],
  ['a post as a startup one second after a post', 'ada', startupPost, posted, 1000],
  ['a message to an account with a public page', 'cara', sent('ada', 'cara', 'one')],
  [
    'a message to the sender of a request, whose page is private',
    'ada',
    sent('ben', 'ada', 'one'),
    changed(world, 'ben', settings({ privacy: 'private' })),
  ],
  [
    'a message that is sent twice',
    'ben',
    sent('ada', 'ben', 'one', JSON.stringify(message('ada', 'Hello').value)),
  ],
  ['the removal of a message by its sender', 'ben', { 'mail/ada/ben/sent/one': null }],
  ['the removal of all mail by its sender', 'ben', { 'mail/ada/ben': null, 'inbox/ada/sent/ben': null }],
  ['a second request after a refusal', 'ben', asks(refused.now, { isAgain: true }), refused],
  [
    'the withdrawal of a request after the final refusal',
    'ben',
    { 'mail/ada/ben/request/solar/isWithdrawn': true },
    refusedAgain,
  ],
  [
    'the withdrawal of a request for an unlisted startup',
    'ben',
    { 'mail/ada/ben/request/solar/isWithdrawn': true },
    unlisted,
  ],
  ['a removed request that returns with its answer', 'ben', asks(askedAt), removed(approved)],
  [
    'a post one second after another',
    'ben',
    paced('post', { 'posts/ben/b': '{}' }),
    changed(world, 'ben', post('a')),
    1000,
  ],
  ['an edited post within a second', 'ben', { 'posts/ben/a': '{}' }, changed(world, 'ben', post('a')), 1],
  ['a like with its count', 'ben', { 'likes/ben/sample': true, 'counts/likes/sample': more(1) }],
  [
    'the removal of a like with its count',
    'ada',
    { 'likes/ada/sample': null, 'counts/likes/sample': more(-1) },
  ],
  ['a new name', 'ben', { 'names/ben/user': named('ben', 'ben') }],
  [
    'the address of a user page for the investor page of the account',
    'ada',
    { 'names/ada/investor': named('ada', 'ada') },
    namedWorld(),
  ],
  ['the name of a startup', 'ada', { 'names/solar/startup': named('ada', 'solar') }],
  ['the same name again', 'ada', { 'names/ada/user': named('ada', 'ada') }, namedWorld()],
  ['a name whose owner leaves it', 'ada', { 'names/ada/user/u': '' }, namedWorld()],
  ['an image', 'ben', { 'images/ben/hash': text(82_000) }],
  ['a presence, and its removal', 'ben', { 'online/ben/one': now, 'online/ben/two': null }],
  ['a record with the entry before', 'ben', own('me', { p: world.entries.get('own/ben/profile~me') })],
  ['the removal of all records', 'ben', { 'own/ben': null, 'people/ben': null, 'directory/user/ben': null }],
];

type Reading = [name: string, viewer: string | null, path: string, at?: World];

const closed: Reading[] = [
  ['metrics before an answer', 'ben', 'startups/ada/solar/metrics'],
  ['metrics after a refusal', 'ben', 'startups/ada/solar/metrics', refused],
  ['metrics after an approval of an earlier request', 'ben', 'startups/ada/solar/metrics', renewed],
  ['a whole startup after an approval of an earlier request', 'ben', 'startups/ada/solar', renewed],
  ['a whole startup before an answer', 'ben', 'startups/ada/solar'],
  ['a whole startup after a refusal', 'ben', 'startups/ada/solar', refused],
  ['a whole startup of a withdrawn request', 'ben', 'startups/ada/solar', withdrawn],
  ['a whole startup that is no longer listed', 'ben', 'startups/ada/solar', unlistedLater],
  ['the contact of a startup without a request', 'cara', 'startups/ada/solar/contact'],
  ['the traction of a startup without an investor page', 'cara', 'startups/ada/solar/traction'],
  ['a page for connections', 'cara', 'people/ben/page'],
  ['a whole person with a private investor page', 'ada', 'people/ben', halfInvestor('investorPage')],
  ['a whole person with a private investor card', 'ada', 'people/ben', halfInvestor('investorCard')],
  ['the follower of a private page', 'ada', 'people/cara/follows/user:ada'],
  ['mail of two other accounts', 'cara', 'mail/ada/ben'],
  ['the presence of a stranger', 'cara', 'online/ada'],
  ['the followers of the startup of another account', 'ben', 'followers/startup:solar'],
  ['all names', 'ada', 'names'],
];

const open: Reading[] = [
  ['a whole startup after an approval', 'ben', 'startups/ada/solar', approved],
  ['the contact of a startup after a withdrawn request', 'ben', 'startups/ada/solar/contact', withdrawn],
  ['a page for connections by a connection', 'ben', 'people/ada/page'],
  ['the role of a private person by the recipient of a message', 'ada', 'people/cara/card', wrote],
  ['the name of a private person by the recipient of a message', 'ada', 'people/cara/face', wrote],
  ['the presence of a recipient', 'ben', 'online/ada'],
  ['the presence of a sender', 'ada', 'online/ben'],
  ['the followers of an own startup', 'ada', 'followers/startup:solar'],
];

/** Returns the world in which Ben has one part of a private investor page. */
function halfInvestor(part: string): World {
  const leaves = {
    'people/ben/privacy': 'public',
    'people/ben/investorPrivacy': 'private',
    [`people/ben/${part}`]: '{}',
  };
  const database = world.database.updated('ben', leaves, world.now);
  if (!database) throw new Error('The rules refuse a part of a page.');
  return { ...world, database };
}

/** The longest texts, in the leaves of Ben unless they are named. */
const limits: [path: string, most: number, make?: (text: string) => Leaves, uid?: string][] = [
  ['people/ben/face', 8000],
  ['people/ben/card', 8000],
  ['people/ben/page', 200_000],
  ['people/ben/investorCard', 8000],
  ['people/ben/investorPage', 200_000],
  ['startups/ben/one/open/listing', 200_000],
  ['startups/ben/one/open/ownedStartup', 200_000],
  ...['traction', 'metrics', 'contact'].flatMap((part): [string, number][] => [
    [`startups/ben/one/${part}/listing`, 40_000],
    [`startups/ben/one/${part}/ownedStartup`, 40_000],
  ]),
  ['posts/ben/one', 34_000, (v) => paced('post', { 'posts/ben/one': v })],
  ['updates/ada/solar/one', 34_000, (v) => ({ 'updates/ada/solar/one': v, 'pace/ada/post': now }), 'ada'],
  ['comments/ben/one/v', 14_000, (v) => paced('comment', { 'comments/ben/one': { p: 'sample', v } })],
  ['comments/ben/one/p', 768, (p) => paced('comment', { 'comments/ben/one': { p, v: '{}' } })],
  ['mail/ada/ben/sent/two/v', 62_000, (v) => sent('ada', 'ben', 'two', v)],
  [
    'mail/ben/ada/answer/solar/note',
    4000,
    (note) => ({ 'mail/ben/ada/answer/solar': { verdict: 'declined', note, at: 1, requestedAt: 1 } }),
    'ada',
  ],
  ['names/ben/user/i', 768, (i) => ({ 'names/ben/startup': named('ben', i) })],
  ['images/ben/hash', 82_000],
  ['own/ben/profile~other/k', 200, (k) => own('other', { k })],
  ['own/ben/profile~other/i', 768, (i) => own('other', { i })],
  ['own/ben/profile~other/v', 400_000, (v) => own('other', { v })],
  ['own/ben/profile~other/f', 100_000, (f) => own('other', { f })],
  ['own/ben/profile~other/e', 80, (e) => own('other', { e })],
];

/** Returns the world in which Ada has two names. `owner`: of the first. */
function namedWorld(owner = 'ada'): World {
  const leaves = { 'names/ada/user': named('ada', 'ada'), 'names/solar/startup': named('ada', 'solar') };
  const database = world.database
    .updated('ada', leaves, world.now)
    ?.updated('ada', { 'names/ada/user/u': owner }, world.now);
  if (!database) throw new Error('The rules refuse a name.');
  return { ...world, database };
}

const accepts = ([, uid, leaves, { database, now: at } = world, after = 5000]: Example) =>
  database.updated(uid, leaves, at + after) !== null;

describe('the rules of the database', () => {
  it.each(refusals)('refuse %s', (...example) => {
    expect(accepts(example)).toBe(false);
  });

  it.each(acceptances)('accept %s', (...example) => {
    expect(accepts(example)).toBe(true);
  });

  it.each(closed)('refuse to read %s', (_, viewer, path, { database } = world) => {
    expect(database.canRead(viewer, path)).toBe(false);
  });

  it.each(open)('let read %s', (_, viewer, path, { database } = world) => {
    expect(database.canRead(viewer, path)).toBe(true);
  });

  it.each(limits)(
    'accept %s up to %i characters',
    (path, most, make = (v) => ({ [path]: v }), uid = 'ben') => {
      const isAccepted = (length: number) => accepts(['', uid, make(text(length))]);
      expect([isAccepted(most), isAccepted(most + 1)]).toEqual([true, false]);
    },
  );
});
