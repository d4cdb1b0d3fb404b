import { resolveObjectURL } from 'node:buffer';
import { user } from '@kit/fixtures/blankProfiles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { PagesAsked, World, WorldTopic } from '@/data/ports/World';
import { freshMe } from '@/data/sample/people';
import { limitedUser } from '@/data/schema/rules/privacy';
import type { Post } from '@/data/schema/shapes/post';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { type Ref, refOf } from '@/data/schema/shapes/ref';
import { requestId } from '@/data/schema/shapes/request';
import type { Listing } from '@/data/schema/shapes/startupListing';
import * as records from '../../support/accountRecords';
import { allPages } from '../../support/allPages';
import { eachWindow, type Place, type Storage, type Window } from '../../support/hosts';
import { worldFeed } from '../../support/worldFeed';

type Account = records.Account;
const { ada, ben, cara, comment, mark, now, post, profile, record, sent, settings, without } = records;

/** The environment of a test. At first, no account has records in it. */
export type WorldHost = {
  /** Opens the data of other accounts, as the given account sees it. */
  openWorld(account: Account, tab?: Window): World;
};

const typed = {
  startupName: 'Windrow',
  tagline: 'Small turbines for big barns',
  category: 'Climate Tech',
  fundingRound: 'Seed',
  about: 'Turbines',
  website: 'https://windrow.example',
  email: 'hello@windrow.example',
  team: ['Ada Holm, CEO'],
  revenue: '41001',
  users: '41002',
  raised: '41003',
  goal: '41004',
  arr: '41005',
  cac: '41006',
  ltv: '41007',
  growth: '41.008',
} satisfies Partial<Listing>;
const listing = (id = 'windrow', savedAt = now, more: Partial<Listing> = {}) =>
  records.listing(id, { ...typed, ...more }, savedAt);
const registered = (slug = ada.slug) =>
  records.registered(slug, {
    fullName: 'Ada Holm',
    dob: '1980-02-03',
    investorType: 'Angel',
    about: 'I back wind.',
    email: 'ada@holm.example',
  });

/** Records of Ada that other accounts may see. */
const adas = [
  profile({ name: ada.name, slug: ada.slug, role: 'Engineer', bio: 'I build turbines.' }),
  post('first'),
  comment('a-word', 'a-post'),
  mark('like', 'a-post'),
  registered(),
];

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort();
const heard = (listener: ReturnType<typeof vi.fn>) =>
  vi.waitFor(() => expect(listener).toHaveBeenCalled()).then(() => listener.mockClear());

/** Opens the data of other accounts on one kind of storage. */
export const worldHost = ({ deviceOf, wrapWorld }: Storage): WorldHost => ({
  openWorld({ uid, id, slug, name }, tab) {
    const me = () => freshMe(id, name, slug);
    return wrapWorld(createWorld({ device: deviceOf(uid, tab), owner: uid, me, now: () => now }), uid, tab);
  },
});

/** Describes the tests for all implementations of {@link World}, which reads other accounts' records. */
export function describeWorld(name: string, openHost: () => WorldHost & Place) {
  describe(`other accounts’ data ${name}`, () => {
    let host: WorldHost & Place;
    beforeEach(() => {
      host = openHost();
    });
    afterEach(() => host.close());

    const followable: Ref[] = [
      ...[
        'startup:heliogrid' as const,
        'startup:windrow' as const,
        'startup:x' as const,
        'investor:uid-dan' as const,
      ],
      ...[ada, ben, cara].flatMap(({ uid }) => [refOf('user', uid), refOf('investor', uid)]),
    ];
    /** Returns the data of other accounts that an account sees. */
    async function seen(by = ben) {
      const world = host.openWorld(by);
      const [feed, people] = await Promise.all([worldFeed(world, ['a-post', 'taken-back']), allPages(world)]);
      const counted = await Promise.all(
        followable.map(async (ref) => [ref, await world.countFollowers(ref)] as const),
      );
      return {
        posts: ids(feed.posts),
        comments: feed.comments.map(({ comment: { id } }) => id),
        likes: Object.fromEntries(feed.likes),
        startups: ids(people.startups.map(({ startup }) => startup)),
        investors: ids(people.investors.map(({ investor: each }) => each)),
        users: ids(people.users.map(({ user: each }) => each)),
        followers: Object.fromEntries(counted.filter(([, count]) => count > 0)),
        text: JSON.stringify([feed, people, counted]),
      };
    }
    const nobody = { startups: [], investors: [], users: [], followers: {} };
    const nothing = { posts: [], comments: [], likes: {}, ...nobody };
    const peopleFor = (by = ben) => allPages(host.openWorld(by));

    test('contain no records of the viewer, a guest or the demo account', async () => {
      for (const { uid } of [ben, { uid: 'guest' }, { uid: 'sample' }])
        await host.write(uid, [...adas, ...listing()]);
      expect(await seen()).toMatchObject(nothing);
    });

    describe('a published record', () => {
      beforeEach(() =>
        host.write(ada.uid, [
          ...adas,
          mark('like', 'taken-back', false),
          mark('follow', 'startup:heliogrid'),
          mark('follow', `user:${ben.id}`, false),
          ...listing(),
        ]),
      );

      test('is visible to all other accounts until the record or its account is deleted', async () => {
        expect(await seen()).toMatchObject({
          posts: ['first'],
          comments: ['a-word'],
          likes: { 'a-post': 1 },
          startups: ['windrow'],
          investors: [ada.id],
          users: [ada.id],
          followers: { 'startup:heliogrid': 1 },
        });
        expect(await seen(ada)).toMatchObject(nothing);
        await host.write(ada.uid, [without(post('first')), without(mark('like', 'a-post'))]);
        expect(await seen()).toMatchObject({ posts: [], likes: {}, startups: ['windrow'] });
        await host.leave(ada.uid);
        expect(await seen()).toMatchObject(nothing);
      });

      test('names its owner as the author, and ignores likes and comments in the stored value', async () => {
        const claims = { comments: [records.commentOf('claimed')], likes: 900, isLiked: true };
        await host.write(ada.uid, [post('forged', claims)]);
        const { posts, comments } = await worldFeed(host.openWorld(ben), ['a-post']);
        const author = { id: ada.id, slug: ada.slug, name: 'Ada Holm', avatar: '' };
        const writer = { ...author, role: 'Engineer', isVerified: false };
        expect(posts.find(({ id }) => id === 'forged')).toEqual(records.postOf('forged', { author: writer }));
        expect(comments).toMatchObject([{ postId: 'a-post', comment: { author } }]);
      });

      test('appears on its owner’s pages, which omit the owner’s date of birth', async () => {
        const { users, investors } = await peopleFor();
        const startup = {
          id: 'windrow',
          slug: 'windrow',
          name: 'Windrow',
          tagline: typed.tagline,
          stage: 'Seed',
        };
        const page = {
          id: ada.id,
          slug: ada.slug,
          name: 'Ada Holm',
          role: 'Engineer',
          bio: 'I build turbines.',
        };
        expect(users).toMatchObject([
          { user: { ...page, startups: [startup] }, limitedTo: null, follows: ['startup:heliogrid'] },
        ]);
        expect(investors).toMatchObject([
          { investor: { id: ada.id, slug: ada.slug, about: 'I back wind.' }, limitedTo: null },
        ]);
        expect(JSON.stringify(investors)).not.toContain('1980');
      });

      test('shows the current name of its owner, whose address stays the same', async () => {
        await host.write(ada.uid, [profile({ name: 'Ada Berg', slug: ada.slug })]);
        const renamed = { id: ada.id, slug: ada.slug, name: 'Ada Berg' };
        expect((await worldFeed(host.openWorld(ben))).posts[0]?.author).toMatchObject(renamed);
        const { users, investors } = await peopleFor();
        expect([users[0]?.user, investors[0]?.investor]).toMatchObject([renamed, renamed]);
      });

      test('is loaded as the same object until the record changes', async () => {
        await host.write(ada.uid, [post('second')]);
        const world = host.openWorld(ben);
        const load = () => Promise.all([worldFeed(world, ['a-post', 'taken-back']), allPages(world)]);
        const before = await load();
        const again = await load();
        const pagesIn = ([, { startups, investors, users }]: typeof before) => [
          ...startups.map(({ startup }) => startup),
          ...investors.map(({ investor }) => investor),
          ...users.map((each) => each.user),
        ];
        expect(again[0].posts.map((each, at) => each === before[0].posts[at])).toEqual([true, true]);
        expect(pagesIn(again).map((page, at) => page === pagesIn(before)[at])).toEqual([true, true, true]);
        await host.write(ada.uid, [post('first', { content: 'Edited' }), ...listing('windrow-2')]);
        const after = await load();
        const find = (posts: readonly Post[], id: string) => posts.find((each) => each.id === id);
        expect(find(after[0].posts, 'first')?.content).toBe('Edited');
        expect(find(after[0].posts, 'second')).toBe(find(before[0].posts, 'second'));
        const old = ({ startups }: (typeof after)[1]) =>
          startups.find(({ startup: { id } }) => id === 'windrow')?.startup;
        expect(old(after[1])).toBe(old(before[1]));
        expect(after[1].investors[0]?.investor).toBe(before[1].investors[0]?.investor);
      });

      test('shows the owner’s photo where the owner’s privacy settings allow it', async () => {
        const world = host.openWorld(ben);
        const faces = async () => {
          const [feed, { users, investors }, [contact]] = await Promise.all([
            worldFeed(world, ['a-post', 'taken-back']),
            allPages(world),
            world.loadContacts({ uids: [ada.uid] }),
          ]);
          return [
            feed.posts[0]?.author.avatar,
            feed.comments[0]?.comment.author.avatar,
            users[0]?.user.profileImage,
            investors[0]?.investor.profileImage,
            contact?.avatar,
          ];
        };
        const photo = new Blob(['png'], { type: 'image/png' });
        await host.write(ben.uid, [profile({ name: ben.name })]);
        await host.write(ada.uid, [profile({ name: ada.name, photo, photoSavedAt: now })]);
        const all = await faces();
        const [address] = all;
        expect(address).toMatch(/^blob:/);
        expect(all).toEqual(Array(5).fill(address));
        await host.write(ada.uid, [settings({ privacy: 'connections', investorPrivacy: 'founders' })]);
        expect(await faces()).toEqual([undefined, undefined, address, address, address]);
        await host.write(ada.uid, [settings({ privacy: 'private', investorPrivacy: 'private' })]);
        await host.write(ada.uid, [...listing().map(without), sent(ben, '1')]);
        expect(await faces()).toEqual([undefined, undefined, undefined, undefined, address]);
        await host.write(ada.uid, [profile({ name: ada.name, photo: null, photoSavedAt: now + 1 })]);
        await host.write(ada.uid, [settings({})]);
        expect(await faces()).toEqual(Array(5).fill(''));
      });

      test('is ignored if the record is invalid or the owner has no name', async () => {
        await host.write(ada.uid, [record('post', 'broken', { content: 7 })]);
        expect(await seen()).toMatchObject({ posts: ['first'] });
        await host.write(ada.uid, [profile({ role: 'Engineer' })]);
        expect(await seen()).toMatchObject(nothing);
      });
    });

    describe('pages of posts', () => {
      const at = (id: string, past: number) => post(id, { postTime: now - past });
      beforeEach(async () => {
        await host.write(ada.uid, [
          profile({ name: ada.name }),
          ...[1, 4, 5, 8].map((t) => at(`ada-${t}`, t)),
        ]);
        await host.write(cara.uid, [
          profile({ name: cara.name }),
          ...[2, 3, 9].map((t) => at(`cara-${t}`, t)),
        ]);
        await host.write(ben.uid, [at('own', 6)]);
      });

      test('contain the newest posts of all accounts, and begin where the previous page ends', async () => {
        const world = host.openWorld(ben);
        const first = await world.loadPosts({ count: 3 });
        expect([ids(first.posts), first.since]).toEqual([['ada-1', 'cara-2', 'cara-3'], now - 3]);
        // One of the next three posts is the viewer's own.
        const second = await world.loadPosts({ count: 2, before: first.since });
        expect([ids(second.posts), second.since]).toEqual([['ada-4', 'ada-5'], now - 5]);
        const third = await world.loadPosts({ count: 3, before: second.since });
        expect([ids(third.posts), third.since]).toEqual([['ada-8', 'cara-9'], Number.NEGATIVE_INFINITY]);
        const short = await world.loadPosts({ count: 9, since: now - 4 });
        expect([ids(short.posts), short.since]).toEqual([['ada-1', 'ada-4', 'cara-2', 'cara-3'], now - 4]);
      });

      test('continue with earlier posts if the viewer can’t see the newest', async () => {
        await host.write(ada.uid, [settings({ privacy: 'private' })]);
        const { posts, since } = await host.openWorld(ben).loadPosts({ count: 2 });
        expect([ids(posts), since]).toEqual([['cara-2', 'cara-3'], now - 4]);
      });

      test('end after ten pages without a post that the viewer can see', async () => {
        const hidden = Array.from({ length: 30 }, (_, t) => at(`hidden-${t}`, t - 100));
        await host.write('uid-dan', [profile({ name: 'Dan' }), settings({ privacy: 'private' }), ...hidden]);
        expect(await host.openWorld(ben).loadPosts({ count: 2 })).toEqual({ posts: [], since: now + 81 });
      });

      test('are replaced by single posts if ids or an author are requested', async () => {
        const world = host.openWorld(ben);
        const load = async (...asked: Parameters<typeof world.loadPosts>) =>
          ids((await world.loadPosts(...asked)).posts);
        expect(await load({ ids: ['cara-9', 'own', 'none'] })).toEqual(['cara-9']);
        expect(await load({ author: { kind: 'user', id: ada.id } })).toEqual([
          'ada-1',
          'ada-4',
          'ada-5',
          'ada-8',
        ]);
        expect(await load({ author: { kind: 'user', id: ben.id } })).toEqual([]);
        const as = { kind: 'startup', id: 'windrow' } as const;
        await host.write(ada.uid, [...listing(), post('update', { as })]);
        await host.write(cara.uid, [post('claim', { as })]);
        expect(await load({ author: as })).toEqual(['update']);
        expect(await load({ author: { kind: 'user', id: ada.id } })).not.toContain('update');
      });
    });

    describe('a user page', () => {
      const pages = [...adas, mark('follow', `user:${cara.id}`), mark('follow', 'investor:uid-dan')];
      const limited = limitedUser(user(ada.id, 'Ada Holm', { slug: ada.slug, role: 'Engineer' }));
      const whole = { limitedTo: null, user: { bio: 'I build turbines.' } };
      const forConnections = { limitedTo: 'connections', user: limited, follows: [] };
      const dan = { uid: 'uid-dan', id: 'uid-dan', slug: 'dan', name: 'Dan' };

      test('is shown in full only while the owner follows the viewer, if the owner limits it to connections', async () => {
        await host.write(ada.uid, [...pages, settings({ privacy: 'connections' })]);
        // The owner follows Dan as an investor, but Dan has no investor page.
        expect((await peopleFor(dan)).users).toMatchObject([forConnections]);
        expect((await peopleFor(cara)).users).toMatchObject([whole]);
        await host.write(ada.uid, [mark('follow', `user:${cara.id}`, false)]);
        expect((await peopleFor(cara)).users).toMatchObject([forConnections]);
      });

      test('if private, isn’t among other users’ connections, and its owner isn’t counted as a follower', async () => {
        await host.write(ada.uid, [...pages, settings({ privacy: 'private', investorPrivacy: 'private' })]);
        const follows = [mark('follow', `user:${ada.id}`), mark('follow', `investor:${ada.id}`)];
        await host.write(cara.uid, [profile({ name: cara.name }), mark('follow', 'startup:x'), ...follows]);
        const { users } = await peopleFor();
        const counts = async () => (await seen()).followers;
        expect([users[0]?.follows, await counts()]).toEqual([['startup:x'], { 'startup:x': 1 }]);
        await host.write(ada.uid, [settings({ investorPrivacy: 'founders' })]);
        const shown = await peopleFor();
        expect(shown.users.find(({ user: { id } }) => id === cara.id)?.follows).toHaveLength(3);
        expect(Object.keys(await counts())).toHaveLength(5);
      });

      test.each([
        ['contain an unknown privacy value', { privacy: 'friends', investorPrivacy: 'friends' }],
        ['are invalid', 'broken'],
      ])('is private if the owner’s stored settings %s', async (_, value) => {
        await host.write(ada.uid, [...pages, record('settings', 'me', value)]);
        expect(await seen()).toMatchObject({ posts: [], comments: [], users: [], investors: [] });
      });
    });

    describe('a startup', () => {
      const parts = {
        traction: ['41001', '41002', '41003', '41004'],
        metrics: ['41005', '41006', '41007', '0.41008'],
        contact: ['https://windrow.example', 'hello@windrow.example'],
      };
      /** Returns the restricted sections that an account sees. “some of” precedes an incomplete section. */
      async function opened(by = ben) {
        const { text } = await seen(by);
        return Object.entries(parts).flatMap(([part, texts]) => {
          const found = texts.filter((each) => text.includes(each)).length;
          if (found === 0) return [];
          return found === texts.length ? [part] : [`some of ${part}`];
        });
      }
      beforeEach(() => host.write(ada.uid, [profile({ name: ada.name }), ...listing()]));

      const request = (isWithdrawn: boolean, id = 'windrow') =>
        record('request', requestId(ada.uid, id), { at: now, isWithdrawn });
      test.each<[string, string, StoredRecordInput[], string[]]>([
        ['no restricted section', 'that has no investor page and made no request', [], []],
        ['the section “traction”', 'with an investor page', [registered('ben-ruiz')], ['traction']],
        ['the section “contact”', 'that requested the metrics', [request(false)], ['contact']],
        ['the section “contact”', 'that made and withdrew a metrics request', [request(true)], ['contact']],
        ['no restricted section', 'that requested another startup’s metrics', [request(false, 'other')], []],
        ['no restricted section', 'that only shows interest', [mark('interest', 'startup:windrow')], []],
      ])('shows %s to an account %s', async (_shown, _account, bens, open) => {
        await host.write(ben.uid, bens);
        const all = Object.keys(parts);
        expect((await peopleFor()).startups).toMatchObject([
          {
            startup: { name: 'Windrow', about: 'Turbines', team: [{ name: 'Ada Holm' }], stage: 'Seed' },
            isActive: true,
            closed: all.filter((part) => !open.includes(part)),
          },
        ]);
        expect([await opened(), await opened(cara)]).toEqual([open, []]);
        expect((await peopleFor(cara)).startups[0]?.closed).toEqual(all);
      });

      test('shows the PDF of its pitch deck only to an account that requested the metrics', async () => {
        const deckFor = async (by: Account) => {
          const { pitchDeck, hasClosedDeck } = (await peopleFor(by)).startups[0]?.startup ?? {};
          return [pitchDeck && (await resolveObjectURL(pitchDeck)?.text()), hasClosedDeck];
        };
        expect(await deckFor(cara)).toEqual(['', undefined]);
        const pitchDeck = new Blob(['%PDF-deck'], { type: 'application/pdf' });
        await host.write(ada.uid, listing('windrow', now, { pitchDeck }));
        await host.write(ben.uid, [request(false)]);
        expect(await deckFor(cara)).toEqual(['', true]);
        expect(await deckFor(ben)).toEqual([host.can.sharesDocuments ? '%PDF-deck' : '', undefined]);
        expect((await seen(cara)).text).not.toContain('blob:');
        const page = new Blob(['<script>'], { type: 'text/html' });
        await host.write(ada.uid, listing('windrow', now + 1, { pitchDeck: page }));
        const { pitchDeck: address = '' } = (await peopleFor(ben)).startups[0]?.startup ?? {};
        // A deck must not open as an HTML page in the app's origin: it could run scripts there.
        const type = host.can.sharesDocuments ? 'application/pdf' : undefined;
        expect(resolveObjectURL(address)?.type).toBe(type);
      });

      test('shows no restricted section to the demo account, even if the demo account requested the metrics', async () => {
        await host.write(ada.uid, [registered(), settings({ investorPrivacy: 'founders' })]);
        const sample = { uid: 'sample', id: 'asha-verma', slug: 'asha-verma', name: 'Asha Verma' };
        await host.write(sample.uid, [registered('asha-verma'), ...listing('hers'), request(false)]);
        expect(await opened(sample)).toEqual([]);
        const shown = host.can.demoSeesOthers ? ['founders'] : [];
        expect((await peopleFor(sample)).investors.map(({ limitedTo }) => limitedTo)).toEqual(shown);
      });

      test('shows the owner’s edits to other accounts, but no restricted section', async () => {
        const edited = { name: 'Windrose', description: 'Bigger', isActive: false };
        await host.write(ada.uid, records.owned('windrow', typed, edited));
        const { startups, users } = await peopleFor();
        expect(startups).toMatchObject([
          { startup: { id: 'windrow', name: 'Windrose', about: 'Bigger' }, isActive: false },
        ]);
        expect([await opened(), users[0]?.user.startups]).toEqual([[], []]);
      });

      test('is sorted before startups that were listed earlier', async () => {
        await host.write(cara.uid, [profile({ name: cara.name })]);
        await host.write(cara.uid, [...listing('older', now - 1), ...listing('newer', now + 1)]);
        const { startups } = await peopleFor();
        expect(startups.map(({ startup: { id } }) => id)).toEqual(['newer', 'windrow', 'older']);
      });
    });

    describe('loadPages', () => {
      const windrow = refOf('startup', 'windrow');
      const ask = async (asked: PagesAsked, by = ben) => {
        const { users, startups } = await host.openWorld(by).loadPages(asked);
        return [...ids(users.map(({ user: each }) => each)), ...ids(startups.map(({ startup }) => startup))];
      };
      beforeEach(async () => {
        await host.write(ada.uid, [adas, listing(), mark('follow', refOf('user', cara.uid))].flat(2));
        await host.write(ada.uid, [mark('follow', windrow), mark('follow', refOf('user', ben.uid), false)]);
        const carasListing = listing('sundial', now - 1, { startupName: 'Sundial' });
        await host.write(cara.uid, [profile({ name: cara.name }), ...carasListing, mark('follow', windrow)]);
        await host.write('uid-2', [profile({ name: ada.name, slug: 'ada-holm-2' })]);
        await host.write('uid-3', [profile({ name: 'Lena Brandt', slug: 'lena-brandt-2' })]);
        await host.write(ben.uid, [profile({ name: ada.name, slug: 'ada-holm-3' }), ...listing('mine')]);
        for (const uid of ['guest', 'sample']) await host.write(uid, listing(uid, now + 1));
      });

      const adasPages = [ada.uid, 'windrow'];
      const carasPages = [cara.uid, 'sundial'];
      test.each<[string, PagesAsked, string[]]>([
        ['the owner of a user page', { page: { kind: 'user', slug: 'ADA-holm' } }, adasPages],
        ['the owner of an investor page', { page: { kind: 'investor', slug: ada.slug } }, adasPages],
        ['the owner of a startup page', { page: { kind: 'startup', slug: 'windrow' } }, adasPages],
        ['no owner of a page of another kind', { page: { kind: 'startup', slug: ada.slug } }, []],
        ['the owner of a page without a slug', { page: { kind: 'user', slug: cara.uid } }, carasPages],
        ['the owner of a startup by its id', { page: { kind: 'startup', id: 'sundial' } }, carasPages],
        [
          'the owners of refs',
          { refs: [windrow, 'user:uid-2', 'user:nobody'] },
          [ada.uid, 'uid-2', 'windrow'],
        ],
        ['namesakes', { named: { kind: 'user', names: ['ada HOLM', ' '] } }, [ada.uid, 'uid-2', 'windrow']],
        ['a namesake of a sample user', { named: { kind: 'user', names: ['Lena Brandt'] } }, ['uid-3']],
        ['owners of startups with a name', { named: { kind: 'startup', names: ['Sundial'] } }, carasPages],
        [
          'the followed profiles of a page’s owner',
          { page: { kind: 'user', slug: ada.slug }, followed: true },
          [ada.uid, cara.uid, 'sundial', 'windrow'],
        ],
        ['no former followers', { followers: { of: ['user:uid-ben'], count: 9 } }, []],
        ['a number of others', { others: 1 }, ['uid-2']],
        ['all others', { others: 9 }, [...adasPages, ...carasPages, 'uid-2', 'uid-3']],
      ])('finds %s', async (_, asked, found) => {
        expect((await ask(asked)).sort()).toEqual([...found].sort());
      });

      test('finds the owners of the newest listings among those of the demo account and a guest', async () => {
        const found = host.can.demoSeesOthers ? adasPages : [...adasPages, ...carasPages];
        expect((await ask({ newestListings: 4 })).sort()).toEqual([...found].sort());
      });

      test('finds the followers of a profile, as many as requested', async () => {
        const found = host.can.findsFollowers ? adasPages : [];
        expect(await ask({ followers: { of: ['user:uid-cara'], count: 9 } })).toEqual(found);
        expect(await ask({ followers: { of: [windrow], count: 1 } })).toEqual(found);
        expect(await ask({ followers: { of: [refOf('user', cara.uid)], count: 9 } }, cara)).toEqual(
          adasPages,
        );
      });

      test('omits the viewer’s own page, and the pages of a deleted account', async () => {
        const refs = [refOf('user', ada.uid), refOf('user', ben.uid), windrow];
        expect(await ask({ refs }, ada)).toEqual([ben.uid, 'mine']);
        await host.leave(ada.uid);
        expect(await ask({ refs, page: { kind: 'user', slug: ada.slug } })).toEqual([]);
      });

      test.each(['public', 'connections', 'private'] as const)(
        'shows of each page what loadNextPages shows of it (privacy: %s)',
        async (privacy) => {
          await host.write(ada.uid, [settings({ privacy, investorPrivacy: 'founders' })]);
          await host.write(cara.uid, [mark('follow', refOf('user', ada.uid))]);
          const world = host.openWorld(ben);
          const everything = await allPages(world);
          expect(await world.loadPages({ others: 9 })).toEqual(everything);
          const { users, ...rest } = await world.loadPages({ refs: [windrow] });
          const adasUser = everything.users.filter(({ user: { id } }) => id === ada.uid);
          // Cara's page isn't loaded, so the reference to it is missing.
          const follows = privacy === 'public' ? [windrow] : [];
          expect(users).toEqual(adasUser.map((each) => ({ ...each, follows })));
          expect(rest).toEqual({
            startups: everything.startups.slice(0, 1),
            investors: everything.investors,
          });
          const refs = [windrow, refOf('user', cara.uid), refOf('user', ada.uid)];
          const counts = { public: [2, 1, 1], connections: [2, 1, 1], private: [1, 0, 0] };
          expect(await Promise.all(refs.map(world.countFollowers))).toEqual(counts[privacy]);
        },
      );
    });

    /** Accounts with a mark: more than those whose privacy is checked, if any. The first and two others become private. */
    function marking() {
      const isChecked = host.can.readsMarks;
      const count = isChecked ? 102 : 4;
      const uids = Array.from({ length: count }, (_, at) => `uid-${1000 + at}`);
      const hiding = [0, count - 3, count - 2].map((at) => uids[at] as string);
      return { uids, hiding, count, left: isChecked ? count - 2 : count - 3 };
    }

    test('countFollowers checks the privacy of 100 followers, and counts all others', async () => {
      const followed = refOf('startup', 'windrow');
      const { uids, hiding, count, left } = marking();
      for (const uid of uids)
        await host.write(uid, [profile({ name: 'Nova Kite' }), mark('follow', followed)]);
      await host.write(ada.uid, [...adas, ...listing()]);
      const world = host.openWorld(ben);
      expect(await world.countFollowers(followed)).toBe(count);
      for (const uid of hiding) await host.write(uid, [settings({ privacy: 'private' })]);
      expect(await world.countFollowers(followed)).toBe(left);
    });

    test('countLikes checks the privacy of 100 accounts that like a post, and counts all others', async () => {
      const { uids, hiding, count, left } = marking();
      for (const uid of uids) await host.write(uid, [profile({ name: 'Nova Kite' }), mark('like', 'a-post')]);
      const world = host.openWorld(ben);
      const asked = ['a-post', 'b-post', 'c-post'];
      expect([...(await world.countLikes(asked))]).toEqual([['a-post', count]]);
      for (const uid of hiding)
        await host.write(
          uid,
          [settings({ privacy: 'private' }), mark('like', 'b-post')].slice(0, uid === uids[0] ? 2 : 1),
        );
      await host.write(cara.uid, [profile({ name: cara.name }), mark('like', 'c-post', false)]);
      expect([...(await world.countLikes(asked))]).toEqual([['a-post', left]]);
    });

    test('an account without a name is counted neither among the followers of a profile nor the likes of a post', async () => {
      const followed = refOf('user', ada.uid);
      await host.write(ada.uid, adas);
      await host.write(cara.uid, [mark('follow', followed), mark('like', 'b-post')]);
      const world = host.openWorld(ben);
      const counts = [await world.countFollowers(followed), (await world.countLikes(['b-post'])).size];
      expect(counts).toEqual(host.can.readsMarks ? [0, 0] : [1, 1]);
    });

    describe.each(eachWindow)('a change in %s', (_, tab) => {
      /** Subscribes to the data as Ben in the first window. */
      async function watch(topic: WorldTopic = 'feed') {
        if (!host.can.observesUnread) await host.write(cara.uid, [profile({ name: cara.name })]);
        const world = host.openWorld(ben, 0);
        const listener = vi.fn();
        await Promise.all([worldFeed(world, ['a-post', 'taken-back']), allPages(world)]);
        return { world, listener, stop: world.observe(topic, listener) };
      }

      test('notifies observers of a new record, a hidden page and a deleted account', async () => {
        const { world, listener } = await watch();
        const counts = async () => {
          await heard(listener);
          const [{ posts }, { startups, users }] = await Promise.all([
            worldFeed(world, ['a-post', 'taken-back']),
            allPages(world),
          ]);
          return [posts.length, startups.length, users.filter(({ user: { id } }) => id === ada.id).length];
        };
        await host.write(ada.uid, [profile({ name: ada.name }), post('first')], tab);
        expect(await counts()).toEqual([1, 0, 1]);
        await host.write(ada.uid, listing(), tab);
        expect(await counts()).toEqual([1, 1, 1]);
        await host.write(ada.uid, [settings({ privacy: 'private' })], tab);
        expect(await counts()).toEqual([0, 1, 0]);
        await host.write(ada.uid, [settings({})], tab);
        expect(await counts()).toEqual([1, 1, 1]);
        await host.leave(ada.uid, tab);
        expect(await counts()).toEqual([0, 0, 0]);
      });

      test('notifies no observer if the record is the viewer’s own or invisible to the viewer', async () => {
        await host.write(ada.uid, [profile({ name: ada.name })], 0);
        const { listener, stop } = await watch();
        const draft = record('draft', 'feed', { text: 'Hm', tag: null, comments: {} });
        const marks = [mark('star', `user:${ben.id}`), mark('save', 'x'), mark('interest', 'startup:x')];
        await host.write(ada.uid, [draft, ...marks], tab);
        await host.write('guest', listing(), tab);
        await host.write('sample', [post('hers')], tab);
        await host.write(ben.uid, [post('mine', { postTime: now - 1 })], tab);
        // This observer is added after the changes above.
        const { listener: later } = await watch();
        await host.write(ada.uid, [post('first')], tab);
        await heard(later);
        const change = { extent: 'some', records: [{ kind: 'post', id: 'first' }] };
        expect(listener.mock.calls).toMatchObject([[change, ada.uid]]);
        stop();
        await host.write(ada.uid, [post('second')], tab);
        await heard(later);
        expect(listener).toHaveBeenCalledTimes(1);
      });

      test('notifies observers when the viewer’s request reveals a startup’s contact', async () => {
        await host.write(ada.uid, [profile({ name: ada.name }), ...listing()], 0);
        const { world, listener } = await watch('pages');
        const request = { at: now, isWithdrawn: false };
        await host.write(ben.uid, [record('request', requestId(ada.uid, 'windrow'), request)], tab);
        await heard(listener);
        expect((await allPages(world)).startups[0]?.startup.email).toBe(typed.email);
      });

      test('notifies only the observers of topics that it may affect', async () => {
        await host.write(ada.uid, [profile({ name: ada.name }), ...listing()], 0);
        await host.write(cara.uid, [profile({ name: cara.name })], 0);
        await host.write(ben.uid, [profile({ name: ben.name }), ...listing('kite')], 0);
        const world = host.openWorld(ben, 0);
        await world.loadPages({ others: 2 });
        const topics = ['feed', 'pages', 'profiles', 'requests', 'messages'] as const;
        const notified: string[] = [];
        for (const topic of topics) world.observe(topic, () => notified.push(topic));
        const request = record('request', requestId(ada.uid, 'windrow'), { at: now, isWithdrawn: false });
        const asked = record('request', requestId(ben.uid, 'kite'), { at: now, isWithdrawn: false });
        const answer = record('answer', requestId(ben.uid, 'windrow'), {
          ...{ verdict: 'approved', note: '', at: now, requestedAt: now },
        });
        const all = ['feed', 'pages', 'profiles'];
        const opening = host.can.noticesHidden ? ['pages', 'profiles'] : all;
        for (const [uid, changed, expected] of [
          [ada.uid, post('first'), ['feed', 'profiles']],
          [cara.uid, mark('like', 'first'), ['feed', 'profiles']],
          [ada.uid, profile({ name: 'Ada' }), all],
          [cara.uid, mark('follow', `user:${ada.uid}`), all],
          [ada.uid, record('listingTraction', 'windrow', {}), host.can.noticesHidden ? all : []],
          [ben.uid, request, opening],
          [ada.uid, answer, opening],
          [cara.uid, asked, ['requests']],
          [cara.uid, sent(ben, '6'), ['messages']],
          [cara.uid, mark('star', `user:${ben.id}`), []],
        ] as const) {
          if (!host.can.observesUnread) await Promise.all([worldFeed(world), allPages(world)]);
          notified.length = 0;
          await host.write(uid, [changed], tab);
          // A message that the last observer receives later shows that the change has been reported.
          const last = vi.fn();
          const stop = host.openWorld(ada, 0).observe('messages', last);
          await host.write(cara.uid, [sent(ada, `after-${changed.kind}-${uid}`)], tab);
          await heard(last);
          stop();
          const found = host.can.arrivesTogether
            ? notified
            : topics.filter((topic) => notified.includes(topic));
          expect([changed.kind, changed.id, found]).toEqual([changed.kind, changed.id, expected]);
        }
      });

      test('notifies only the recipient if the change is a new message', async () => {
        await host.write(ada.uid, [profile({ name: ada.name })], 0);
        await host.write(ben.uid, [profile({ name: ben.name })], 0);
        const world = host.openWorld(ben);
        await world.loadContacts({ uids: [ada.uid] });
        const [to, other, rest] = [vi.fn(), vi.fn(), vi.fn()];
        const stop = world.observe('messages', to);
        host.openWorld(cara).observe('messages', other);
        world.observe('feed', rest);
        await host.write(ada.uid, [sent(ben, '6')], tab);
        await vi.waitFor(() => expect(to).toHaveBeenCalledTimes(1));
        expect(to).toHaveBeenLastCalledWith(expect.anything(), ada.uid);
        await host.write(ben.uid, [sent(ada, '7')], tab);
        for (const uid of [cara.uid, 'guest', 'sample'])
          await host.write(uid, [sent(uid === cara.uid ? ada : ben, '8')], tab);
        await host.leave(ada.uid, tab);
        await vi.waitFor(() => expect(to.mock.calls.length).toBeGreaterThan(1));
        const [tos, others, rests] = [to, other, rest].map(({ mock }) => mock.calls.length);
        // A deletion notifies all other accounts, because the deleted account may have sent them messages.
        if (host.can.arrivesTogether) expect([tos, others, rests]).toEqual([2, 1, 1]);
        else expect([others, rests === 0]).toEqual([0, false]);
        stop();
        await host.write(ada.uid, [sent(ben, '9')], 0);
        expect(to).toHaveBeenCalledTimes(tos ?? 0);
      });
    });

    describe('contacts', () => {
      const everyone = [ada, ben, cara].map(({ uid }) => uid);
      const contactsOf = (by = ben, uids = everyone) => host.openWorld(by).loadContacts({ uids });
      const known = {
        uid: ada.uid,
        slug: ada.slug,
        name: 'Ada Holm',
        role: 'Engineer',
        avatar: '',
        href: '/user/ada-holm',
        pages: ['/user/ada-holm', '/investors/holm-capital', '/startups/windrow', '/startups/older'],
        hasWritten: false,
      };
      beforeEach(() =>
        host.write(ada.uid, [
          profile({ name: ada.name, slug: ada.slug, role: 'Engineer' }),
          registered('holm-capital'),
          ...listing(),
          ...listing('older', now - 1, { startupName: 'Older' }),
        ]),
      );

      test('are the named accounts that aren’t deleted, each listed once with all its pages', async () => {
        for (const { uid, slug, name: called } of [cara, ben])
          await host.write(uid, [profile({ name: called, slug })]);
        const page = { href: '/user/cara-ng', pages: ['/user/cara-ng'] };
        const { uid, slug, name: called } = cara;
        expect(await contactsOf()).toEqual([known, { ...known, uid, slug, name: called, role: '', ...page }]);
        await host.leave(cara.uid);
        await host.leave(ada.uid);
        expect(await contactsOf()).toEqual([]);
      });

      test('are named after their first visible page, or after the person once the person has sent the viewer a message', async () => {
        await host.write(ada.uid, [settings({ privacy: 'connections' })]);
        expect(await contactsOf()).toEqual([known]);
        await host.write(ada.uid, [settings({ privacy: 'private' })]);
        const investorPage = { slug: 'holm-capital', role: 'Angel', href: '/investors/holm-capital' };
        expect(await contactsOf()).toEqual([{ ...known, ...investorPage, pages: known.pages.slice(1) }]);
        await host.write(ada.uid, [settings({ privacy: 'private', investorPrivacy: 'private' })]);
        const startup = { slug: 'windrow', name: 'Windrow', role: typed.tagline, href: '/startups/windrow' };
        const hidden = { ...known, ...startup, pages: known.pages.slice(2) };
        expect(await contactsOf()).toEqual([hidden]);
        await host.write(ben.uid, [profile({ name: ben.name })]);
        await host.write(ada.uid, [sent(ben, '1')]);
        expect(await contactsOf()).toEqual([{ ...known, href: '', pages: hidden.pages, hasWritten: true }]);
        expect(await contactsOf(cara, [ada.uid])).toEqual([hidden]);
        await host.write(ada.uid, [...listing().map(without), ...listing('older').map(without)]);
        expect(await contactsOf()).toMatchObject([{ name: 'Ada Holm', href: '', pages: [] }]);
        expect(await contactsOf(cara, [ada.uid])).toEqual([]);
      });

      test('are those at an address, in any letter case, of which the viewer can see the page', async () => {
        const at = async (slug: string) =>
          (await host.openWorld(ben).loadContacts({ slug })).map(({ uid }) => uid);
        for (const slug of ['ada-holm', 'Holm-Capital', 'OLDER']) expect(await at(slug)).toEqual([ada.uid]);
        await host.write(ada.uid, [settings({ privacy: 'private' })]);
        expect([await at('ada-holm'), await at('windrow')]).toEqual([[], [ada.uid]]);
        expect([await at(ben.uid), await at(ada.uid), await at('holm'), await at('')]).toEqual([
          [],
          [],
          [],
          [],
        ]);
      });
    });
  });
}
