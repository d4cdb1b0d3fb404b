import { investor, user } from '@kit/fixtures/blankProfiles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { World } from '@/data/ports/World';
import { accountOf, emptyRegistration, type InvestorAccount } from '@/data/schema/investorRegistration';
import { ownedOf } from '@/data/schema/ownedStartup';
import type { Post } from '@/data/schema/post';
import { limitedInvestor, limitedUser } from '@/data/schema/privacy';
import type { Profile } from '@/data/schema/profile';
import type { KeptRecord } from '@/data/schema/records';
import type { StoredSettings } from '@/data/schema/settings';
import { emptyListing, type Listing, listingOf } from '@/data/schema/startupListing';

/** A world in which nobody is at first. `tab` 0 and 1 are two windows, which a person may have open both. */
export type WorldHost = {
  /** The world as somebody sees it. */
  openWorld(person: { uid: string; id: string; name: string }, tab?: 0 | 1): World;
  /** What somebody writes into their own space, `undefined` to remove it; all at once. */
  write(uid: string, records: readonly KeptRecord[], tab?: 0 | 1): Promise<void>;
  /** All of somebody's goes. */
  leave(uid: string, tab?: 0 | 1): Promise<void>;
  /** All of somebody's is replaced. */
  replace(uid: string, records: readonly KeptRecord[]): Promise<void>;
  close(): Promise<void>;
};

const now = Date.UTC(2025, 10, 20, 9, 41);
const ada = { uid: 'uid-ada', id: 'ada-holm', name: 'Ada Holm' };
const ben = { uid: 'uid-ben', id: 'ben-ruiz', name: 'Ben Ruiz' };
const cara = { uid: 'uid-cara', id: 'cara-ng', name: 'Cara Ng' };

const profile = (value: Profile): KeptRecord => ({ kind: 'profile', id: 'me', value });
const settings = (value: StoredSettings): KeptRecord => ({ kind: 'settings', id: 'me', value });
const mark = (
  kind: 'like' | 'follow' | 'interest' | 'star' | 'save',
  id: string,
  value = true,
): KeptRecord => ({
  kind,
  id,
  value,
});
const post = (id: string, more: Partial<Post> = {}): KeptRecord => ({
  kind: 'post',
  id,
  value: {
    id,
    author: { id: 'as-it-was', name: 'As it was', role: '', avatar: '', isVerified: false },
    content: `Words of ${id}`,
    hashtags: ['Product'],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: now,
    type: 'thought',
    ...more,
  } satisfies Post,
});
const comment = (id: string, postId: string): KeptRecord => ({
  kind: 'comment',
  id,
  value: {
    postId,
    comment: { id, author: { name: 'As it was', avatar: '' }, text: `Said in ${id}`, time: now, likes: 0 },
  },
});
const figures = {
  revenue: '41001',
  users: '41002',
  raised: '41003',
  goal: '41004',
  arr: '41005',
  cac: '41006',
  ltv: '41007',
};
const typed: Listing = {
  ...emptyListing,
  ...figures,
  growth: '41.008',
  startupName: 'Windrow',
  tagline: 'Small turbines for big barns',
  category: 'Climate Tech',
  fundingRound: 'Seed',
  about: 'Turbines',
  website: 'https://windrow.example',
  email: 'hello@windrow.example',
  team: ['Ada Holm, CEO'],
};
const listing = (id = 'windrow', savedAt = now, more: Partial<Listing> = {}): KeptRecord => ({
  kind: 'listing',
  id,
  value: { listing: listingOf({ ...typed, ...more }), savedAt },
});
const account: InvestorAccount = accountOf({
  ...emptyRegistration,
  fullName: 'Ada Holm',
  dob: '1980-02-03',
  investments: '',
  investorType: 'Angel',
  about: 'I back wind.',
  email: 'ada@holm.example',
});
const registered = (id = 'ada-holm'): KeptRecord => ({ kind: 'investorAccount', id, value: account });

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).sort();

/** What every world does, wherever it is. */
export function describeWorld(name: string, openHost: () => WorldHost) {
  describe(name, () => {
    let host: WorldHost;
    beforeEach(async () => {
      host = openHost();
    });
    afterEach(() => host.close());

    /** What Ben sees, or somebody else. */
    async function seen(by = ben) {
      const world = host.openWorld(by);
      const [feed, people] = await Promise.all([world.loadFeed(), world.loadPeople()]);
      return {
        posts: ids(feed.posts),
        comments: feed.comments.map(({ postId, comment: { id } }) => [postId, id]),
        likes: Object.fromEntries(feed.likes),
        startups: ids(people.startups.map(({ startup }) => startup)),
        investors: ids(people.investors.map(({ investor: each }) => each)),
        users: ids(people.users.map(({ user: each }) => each)),
        followers: Object.fromEntries(people.followers),
        text: JSON.stringify([feed, people]),
      };
    }
    const nothing = {
      posts: [],
      comments: [],
      likes: {},
      startups: [],
      investors: [],
      users: [],
      followers: {},
    };
    const startupOf = async (by = ben) => (await host.openWorld(by).loadPeople()).startups[0];

    describe('alone', () => {
      test('there is nothing, whatever one has published oneself', async () => {
        await host.write(ben.uid, [
          profile({ name: ben.name }),
          post('mine'),
          listing(),
          mark('like', 'mine'),
          registered(),
        ]);
        expect(await seen()).toMatchObject(nothing);
        expect(await host.openWorld(ben).loadIds()).toEqual(new Set());
      });

      test('what waits for an account, and what is done in the sample, is nobody’s news', async () => {
        for (const uid of ['guest', 'sample'])
          await host.write(uid, [profile({ name: 'Nobody' }), post(uid), listing(uid), mark('like', uid)]);
        expect(await seen()).toMatchObject(nothing);
      });
    });

    describe('what somebody published', () => {
      beforeEach(() =>
        host.write(ada.uid, [
          profile({ name: ada.name, role: 'Engineer', bio: 'I build turbines.' }),
          post('first'),
          comment('a-word', 'of-anybody'),
          mark('like', 'of-anybody'),
          mark('like', 'no-more', false),
          mark('follow', 'startup:heliogrid'),
          mark('follow', 'user:ben-ruiz', false),
          listing(),
          registered(),
        ]),
      );

      test('is there for everybody else, and not for themselves', async () => {
        expect(await seen()).toMatchObject({
          posts: ['first'],
          comments: [['of-anybody', 'a-word']],
          likes: { 'of-anybody': 1 },
          startups: ['windrow'],
          investors: ['ada-holm'],
          users: ['ada-holm'],
          followers: { 'startup:heliogrid': 1 },
        });
        expect(await seen(ada)).toMatchObject(nothing);
      });

      test('is theirs, whatever it says of its author, of likes and of comments', async () => {
        await host.write(ada.uid, [
          post('forged', {
            author: {
              id: 'mina-okafor',
              kind: 'investor',
              name: 'Mina Okafor',
              role: '',
              avatar: '/a',
              isVerified: true,
            },
            likes: 900,
            isLiked: true,
          }),
          post('first', undefined),
        ]);
        const { posts, comments } = await host.openWorld(ben).loadFeed();
        const author = { id: 'ada-holm', name: 'Ada Holm', role: 'Engineer', avatar: '', isVerified: false };
        const forged = posts.find(({ id }) => id === 'forged');
        expect(forged).toMatchObject({
          author,
          likes: 0,
          comments: [],
          isLiked: false,
          content: 'Words of forged',
        });
        expect(forged?.author.kind).toBeUndefined();
        expect(comments[0]?.comment.author).toEqual({ id: 'ada-holm', name: 'Ada Holm', avatar: '' });
      });

      test('is a page with what they said, their startups, and whom they follow', async () => {
        const { users, investors } = await host.openWorld(ben).loadPeople();
        const startups = [
          {
            id: 'windrow',
            name: 'Windrow',
            tagline: typed.tagline,
            role: 'Founder',
            logo: '',
            stage: 'Seed',
          },
        ];
        expect(users).toMatchObject([
          {
            user: { id: 'ada-holm', name: 'Ada Holm', role: 'Engineer', bio: 'I build turbines.', startups },
            limitedTo: null,
            follows: ['startup:heliogrid'],
          },
        ]);
        expect(investors).toMatchObject([
          { investor: { id: 'ada-holm', about: 'I back wind.' }, limitedTo: null, userId: 'ada-holm' },
        ]);
        // The day of birth stands on no page.
        expect(JSON.stringify(investors)).not.toContain('1980');
      });

      test('goes by the name they have now, at the address they had', async () => {
        await host.write(ada.uid, [profile({ name: 'Ada Berg', id: 'ada-holm' })]);
        const world = host.openWorld(ben);
        expect((await world.loadFeed()).posts[0]?.author).toMatchObject({ id: 'ada-holm', name: 'Ada Berg' });
        const { users, investors } = await world.loadPeople();
        expect([users[0]?.user, investors[0]?.investor]).toMatchObject([
          { id: 'ada-holm', name: 'Ada Berg' },
          { id: 'ada-holm', name: 'Ada Berg' },
        ]);
      });

      test('goes when it is deleted, and all of it with the account', async () => {
        await host.write(ada.uid, [
          { ...post('first'), value: undefined },
          { ...mark('like', 'of-anybody'), value: undefined },
        ]);
        expect(await seen()).toMatchObject({ posts: [], likes: {}, startups: ['windrow'] });
        await host.leave(ada.uid);
        expect(await seen()).toMatchObject(nothing);
        expect(await host.openWorld(ben).loadIds()).toEqual(new Set());
      });

      test('is the same object as long as nothing changed, and so is what did not', async () => {
        await host.write(ada.uid, [post('second')]);
        const world = host.openWorld(ben);
        const before = await Promise.all([world.loadFeed(), world.loadPeople()]);
        const again = await Promise.all([world.loadFeed(), world.loadPeople()]);
        expect([again[0] === before[0], again[1] === before[1]]).toEqual([true, true]);
        await host.write(ada.uid, [post('first', { content: 'Edited' }), listing('windrow-2')]);
        const after = await Promise.all([world.loadFeed(), world.loadPeople()]);
        const find = (posts: readonly Post[], id: string) => posts.find((each) => each.id === id);
        expect(find(after[0].posts, 'first')?.content).toBe('Edited');
        expect(find(after[0].posts, 'second')).toBe(find(before[0].posts, 'second'));
        const old = ({ startups }: (typeof after)[1]) =>
          startups.find(({ startup: { id } }) => id === 'windrow')?.startup;
        expect(old(after[1])).toBe(old(before[1]));
        expect(after[1].investors[0]?.investor).toBe(before[1].investors[0]?.investor);
      });

      test('is nothing without a name, or where it has no shape', async () => {
        await host.write(ada.uid, [profile({ role: 'Engineer' })]);
        expect(await seen()).toMatchObject(nothing);
        await host.write(ada.uid, [
          profile({ name: ada.name }),
          { kind: 'post', id: 'broken', value: { content: 7 } },
        ]);
        expect(await seen()).toMatchObject({ posts: ['first'] });
      });

      test('can be read newest first', async () => {
        await host.write(
          ada.uid,
          Array.from({ length: 8 }, (_, at) => post(`older-${at}`, { postTime: now - 1000 - at })),
        );
        await host.write(cara.uid, [profile({ name: cara.name }), post('of-cara', { postTime: now - 9000 })]);
        const { posts, since } = await host.openWorld(ben).loadFeed({ newest: 3 });
        expect(since).toBe(now - 1001);
        expect(ids(posts)).toEqual(['first', 'of-cara', 'older-0', 'older-1']);
        expect(await host.openWorld(ben).loadFeed({ newest: 9 })).toMatchObject({
          since: Number.NEGATIVE_INFINITY,
        });
      });
    });

    describe('what is private', () => {
      // One of every kind that is kept of a person and isn't published.
      const secret = 'SECRET';
      const kept: KeptRecord[] = [
        { kind: 'draft', id: 'feed', value: { text: secret, tag: null, comments: {} } },
        { kind: 'messageDraft', id: 'mina-okafor', value: secret },
        {
          kind: 'message/mina-okafor',
          id: '1',
          value: { id: '1', sender: 'Ada', isSelf: true, message: secret, avatar: '', time: now },
        },
        { kind: 'conversation', id: 'mina-okafor', value: { unread: true, note: secret } },
        { kind: 'listingDraft', id: 'me', value: { values: { startupName: secret } } },
        { kind: 'registrationDraft', id: 'me', value: { values: { fullName: secret } } },
        { kind: 'onboardingDraft', id: 'me', value: { values: { bio: secret } } },
        { kind: 'answerDraft', id: 'draft', value: { values: { 'ben/zephyr': secret } } },
        { kind: 'notificationsSeen', id: 'me', value: { at: now, ids: [secret] } },
        mark('star', `user:${secret}`),
        mark('save', secret),
        mark('interest', `startup:${secret}`),
        settings({ emailDigest: 'never', minInvestment: 25_000 }),
      ];

      test('is in no answer to anybody else', async () => {
        await host.write(ada.uid, [profile({ name: ada.name }), post('first'), ...kept]);
        const { text, ...all } = await seen();
        expect(all).toMatchObject({ posts: ['first'], users: ['ada-holm'] });
        expect(text).not.toMatch(/SECRET|never|25000/);
      });
    });

    describe('a page', () => {
      const everything = [
        profile({ name: ada.name, role: 'Engineer', bio: 'I build turbines.' }),
        post('first'),
        comment('a-word', 'of-anybody'),
        mark('like', 'of-anybody'),
        mark('follow', 'user:cara-ng'),
        registered(),
      ];

      /** Every route to Ada, as Ben goes it: her page, her posts, her comments, what counts of her. */
      async function routes(by = ben) {
        const { posts, comments, likes, followers, text } = await seen(by);
        const { users } = await host.openWorld(by).loadPeople();
        return {
          page: users[0] ?? null,
          posts,
          comments: comments.length,
          likes,
          followers,
          isNamed: text.includes('Ada'),
        };
      }
      const whole = {
        page: { limitedTo: null, user: { bio: 'I build turbines.' } },
        posts: ['first'],
        comments: 1,
      };
      const limited = limitedUser(user('ada-holm', 'Ada Holm', { role: 'Engineer' }));

      test('that is private is nowhere, by no route', async () => {
        await host.write(ada.uid, [
          ...everything,
          settings({ privacy: 'private', investorPrivacy: 'private' }),
        ]);
        expect(await routes()).toEqual({
          page: null,
          posts: [],
          comments: 0,
          likes: {},
          followers: {},
          isNamed: false,
        });
      });

      test('that is private is nobody’s connection either, nor is it counted who follows it', async () => {
        const page = settings({ privacy: 'private', investorPrivacy: 'private' });
        await host.write(ada.uid, [...everything, page]);
        const follows = [mark('follow', 'user:ada-holm'), mark('follow', 'investor:ada-holm')];
        await host.write(cara.uid, [profile({ name: cara.name }), mark('follow', 'startup:x'), ...follows]);
        const { users, followers } = await host.openWorld(ben).loadPeople();
        expect([users[0]?.follows, [...followers]]).toEqual([['startup:x'], [['startup:x', 1]]]);
        await host.write(ada.uid, [settings({ investorPrivacy: 'founders' })]);
        const now = await host.openWorld(ben).loadPeople();
        expect([
          now.users.find(({ user }) => user.id === 'cara-ng')?.follows.length,
          now.followers.size,
        ]).toEqual([3, 4]);
      });

      test('that is for connections is name, role and face to everybody whom its owner doesn’t follow', async () => {
        await host.write(ada.uid, [
          ...everything,
          settings({ privacy: 'connections', investorPrivacy: 'private' }),
        ]);
        await host.write(ben.uid, [mark('follow', 'user:ada-holm')]);
        expect(await routes()).toMatchObject({
          page: { limitedTo: 'connections', user: limited, follows: [] },
          posts: [],
          comments: 0,
          likes: { 'of-anybody': 1 },
        });
        expect(await routes(cara)).toMatchObject(whole);
        await host.write(ada.uid, [mark('follow', 'user:cara-ng', false)]);
        expect(await routes(cara)).toMatchObject({
          page: { limitedTo: 'connections' },
          posts: [],
          comments: 0,
        });
      });

      test('whoever is followed as an investor is a connection, too', async () => {
        await host.write(ada.uid, [
          ...everything,
          settings({ privacy: 'connections' }),
          mark('follow', 'investor:ben-ruiz'),
        ]);
        expect(await routes()).toMatchObject({ page: { limitedTo: 'connections' } });
        await host.write(ben.uid, [registered('ben-ruiz')]);
        expect(await routes()).toMatchObject(whole);
      });

      test('of an investor that is for founders is so to whoever has listed a startup', async () => {
        await host.write(ada.uid, [...everything, settings({ investorPrivacy: 'founders' })]);
        const page = async () => (await host.openWorld(ben).loadPeople()).investors[0];
        expect(await page()).toEqual({
          investor: limitedInvestor(investor('ada-holm', 'Ada Holm', { title: 'Angel' })),
          limitedTo: 'founders',
          userId: 'ada-holm',
        });
        await host.write(ben.uid, [listing('bens')]);
        expect(await page()).toMatchObject({ investor: { about: 'I back wind.' }, limitedTo: null });
      });

      test('never tells what the other one of the same person keeps', async () => {
        const said = [profile({ name: ada.name }), registered()];
        await host.write(ada.uid, [...said, settings({ investorPrivacy: 'private' })]);
        const { users, investors } = await host.openWorld(ben).loadPeople();
        expect([users[0]?.user.bio, users[0]?.user.name, investors]).toEqual(['', 'Ada Holm', []]);
      });

      test.each([
        ['a setting that nobody knows', { privacy: 'friends', investorPrivacy: 'friends' }],
        ['no settings at all', 'broken'],
      ])('whose privacy can’t be read is private: %s', async (_, value) => {
        await host.write(ada.uid, [...everything, { kind: 'settings', id: 'me', value }]);
        expect(await seen()).toMatchObject({ posts: [], comments: [], users: [], investors: [] });
      });
    });

    describe('a startup', () => {
      const traction = ['41001', '41002', '41003', '41004'];
      const metrics = ['41005', '41006', '41007', '0.41008'];
      const contact = ['https://windrow.example', 'hello@windrow.example'];
      /** Which of these are in what Ben is told of it, by any route. */
      async function told() {
        const { text } = await seen();
        const has = (parts: readonly string[]) => parts.map((part) => text.includes(part));
        return { traction: has(traction), metrics: has(metrics), contact: has(contact) };
      }
      const all = (isTold: boolean, parts: readonly string[]) => parts.map(() => isTold);
      beforeEach(() => host.write(ada.uid, [profile({ name: ada.name }), listing()]));

      test('tells everyone what it is, and no number', async () => {
        expect(await startupOf()).toMatchObject({
          startup: {
            name: 'Windrow',
            about: 'Turbines',
            team: [{ name: 'Ada Holm' }],
            categories: ['Climate Tech'],
            stage: 'Seed',
          },
          isActive: true,
          closed: ['traction', 'metrics', 'contact'],
        });
        expect(await told()).toEqual({
          traction: all(false, traction),
          metrics: all(false, metrics),
          contact: all(false, contact),
        });
      });

      test('opens traction and funding to a registered investor', async () => {
        await host.write(ben.uid, [registered('ben-ruiz')]);
        expect((await startupOf())?.closed).toEqual(['metrics', 'contact']);
        expect(await told()).toEqual({
          traction: all(true, traction),
          metrics: all(false, metrics),
          contact: all(false, contact),
        });
      });

      test.each([true, false])('opens its contact with interest, taken back or not: %s', async (isOn) => {
        await host.write(ben.uid, [
          mark('interest', 'startup:windrow', isOn),
          mark('interest', 'startup:other'),
        ]);
        expect((await startupOf())?.closed).toEqual(['traction', 'metrics']);
        expect(await told()).toEqual({
          traction: all(false, traction),
          metrics: all(false, metrics),
          contact: all(true, contact),
        });
        expect((await startupOf(cara))?.closed).toEqual(['traction', 'metrics', 'contact']);
      });

      test('is as its owner edited it, with nothing closed in that either', async () => {
        const edited = {
          ...listingOf({ ...typed, startupName: 'Windrose' }),
          name: 'Windrose',
          logo: '',
          stage: 'Seed',
        };
        const owned = {
          ...ownedOf({
            ...edited,
            industry: '',
            revenue: 41001,
            employees: '',
            description: 'Bigger',
            founded: undefined,
          }),
          logoSavedAt: now,
          isActive: false,
        };
        await host.write(ada.uid, [{ kind: 'ownedStartup', id: 'windrow', value: owned }]);
        expect(await startupOf()).toMatchObject({
          startup: { id: 'windrow', name: 'Windrose', about: 'Bigger' },
          isActive: false,
        });
        expect(await told()).toEqual({
          traction: all(false, traction),
          metrics: all(false, metrics),
          contact: all(false, contact),
        });
        const { users } = await host.openWorld(ben).loadPeople();
        expect(users[0]?.user.startups).toEqual([]);
      });

      test('of several, the one listed last comes first', async () => {
        await host.write(cara.uid, [
          profile({ name: cara.name }),
          listing('older', now - 1),
          listing('newer', now + 1),
        ]);
        const { startups } = await host.openWorld(ben).loadPeople();
        expect(startups.map(({ startup: { id } }) => id)).toEqual(['newer', 'windrow', 'older']);
      });
    });

    describe('addresses', () => {
      const usersOf = async (by: typeof ben) =>
        (await host.openWorld(by).loadPeople()).users.map(({ user: { id, role } }) => [role, id]);

      test('are told to whoever looks for a free one, also those of whom they can’t see', async () => {
        await host.write(ada.uid, [
          profile({ name: ada.name }),
          listing('windrow'),
          registered('holm-capital'),
        ]);
        await host.write(cara.uid, [profile({ name: cara.name }), settings({ privacy: 'private' })]);
        expect(await host.openWorld(ben).loadIds()).toEqual(
          new Set(['ada-holm', 'windrow', 'holm-capital', 'cara-ng']),
        );
      });

      test('are each somebody’s alone: who looks keeps theirs, a kept one comes before one made of a name', async () => {
        await host.write('uid-1', [profile({ name: 'Ben Ruiz', role: 'first' })]);
        await host.write('uid-2', [profile({ name: 'Someone', id: 'ben-ruiz', role: 'second' })]);
        await host.write('uid-3', [profile({ name: 'Mina Okafor', role: 'third' })]);
        expect((await usersOf(ben)).sort()).toEqual([
          ['first', 'ben-ruiz-3'],
          ['second', 'ben-ruiz-2'],
          ['third', 'mina-okafor-2'],
        ]);
        expect((await usersOf(cara)).sort()).toEqual([
          ['first', 'ben-ruiz-2'],
          ['second', 'ben-ruiz'],
          ['third', 'mina-okafor-2'],
        ]);
      });

      test('of startups, too: whoever listed first has it', async () => {
        await host.write(ada.uid, [
          profile({ name: ada.name }),
          listing('windrow', now),
          listing('heliogrid', now),
        ]);
        await host.write(cara.uid, [
          profile({ name: cara.name }),
          listing('windrow', now - 1, { tagline: 'First' }),
        ]);
        const taglines = async () =>
          (await host.openWorld(ben).loadPeople()).startups
            .map(({ startup: { id, tagline } }) => [id, tagline])
            .sort();
        expect(await taglines()).toEqual([
          ['heliogrid-2', typed.tagline],
          ['windrow', 'First'],
          ['windrow-2', typed.tagline],
        ]);
        await host.write(ben.uid, [listing('windrow')]);
        expect((await taglines()).map(([id]) => id)).toEqual(['heliogrid-2', 'windrow-2', 'windrow-3']);
      });
    });

    describe.each([0, 1] as const)('a change, made in window %i', (tab) => {
      /** Watched by Ben in the first window. */
      async function watch() {
        const world = host.openWorld(ben, 0);
        const listener = vi.fn();
        await Promise.all([world.loadFeed(), world.loadPeople()]);
        return { world, listener, stop: world.observe(listener) };
      }
      const heard = (listener: ReturnType<typeof vi.fn>) =>
        vi.waitFor(() => expect(listener).toHaveBeenCalled());

      test('is told: the first, one more, one of who sees what, and that somebody is gone', async () => {
        const { world, listener } = await watch();
        await host.write(ada.uid, [profile({ name: ada.name }), post('first')], tab);
        await heard(listener);
        expect(ids((await world.loadFeed()).posts)).toEqual(['first']);
        listener.mockClear();
        await host.write(ada.uid, [listing()], tab);
        await heard(listener);
        expect((await world.loadPeople()).startups).toHaveLength(1);
        listener.mockClear();
        await host.write(ada.uid, [settings({ privacy: 'private' })], tab);
        await heard(listener);
        expect([(await world.loadFeed()).posts, (await world.loadPeople()).users]).toEqual([[], []]);
        listener.mockClear();
        await host.write(ada.uid, [settings({})], tab);
        await heard(listener);
        expect((await world.loadFeed()).posts).toHaveLength(1);
        listener.mockClear();
        await host.leave(ada.uid, tab);
        await heard(listener);
        expect([(await world.loadFeed()).posts, (await world.loadPeople()).startups]).toEqual([[], []]);
      });

      test('of what is nobody else’s is told to nobody', async () => {
        await host.write(ada.uid, [profile({ name: ada.name })], 0);
        const { listener, stop } = await watch();
        await host.write(
          ada.uid,
          [{ kind: 'draft', id: 'feed', value: { text: 'Hm', tag: null, comments: {} } }],
          tab,
        );
        await host.write(
          ada.uid,
          [mark('star', 'user:ben-ruiz'), mark('save', 'x'), mark('interest', 'startup:x')],
          tab,
        );
        await host.write('guest', [listing()], tab);
        await host.write('sample', [post('hers')], tab);
        await host.write(ben.uid, [post('mine')], tab);
        // Later than all of these.
        const { listener: later } = await watch();
        await host.write(ada.uid, [post('first')], tab);
        await heard(later);
        expect(listener).toHaveBeenCalledTimes(1);
        stop();
        await host.write(ada.uid, [post('second')], tab);
        await vi.waitFor(() => expect(later).toHaveBeenCalledTimes(2));
        expect(listener).toHaveBeenCalledTimes(1);
      });

      test('of one’s own interest is told: it opens something', async () => {
        await host.write(ada.uid, [profile({ name: ada.name }), listing()], 0);
        const { world, listener } = await watch();
        await host.write(ben.uid, [mark('interest', 'startup:windrow')], tab);
        await heard(listener);
        expect((await world.loadPeople()).startups[0]?.startup.email).toBe('hello@windrow.example');
      });
    });

    describe('messages', () => {
      const said = (to: typeof ben, id: string, message = `Words of ${id}`): KeptRecord => ({
        kind: `sent/${to.uid}`,
        id,
        value: { to: { id: to.id, name: to.name }, message, time: now },
      });
      const receivedBy = async (who: typeof ben, from: string, page = { count: 9 }) => {
        const { messages, hasEarlier } = await host.openWorld(who).loadReceived(from, page);
        return [...messages.map(({ id }) => id), ...(hasEarlier ? ['more'] : [])];
      };
      beforeEach(() =>
        host.write(ada.uid, [
          profile({ name: ada.name }),
          said(ben, '1'),
          said(ben, '2'),
          said(ben, '3'),
          said(cara, '4'),
        ]),
      );

      test('reach exactly the one they are addressed to, and are in no other answer', async () => {
        expect(await host.openWorld(ben).loadReceived(ada.uid, { count: 1 })).toEqual({
          messages: [{ id: '3', message: 'Words of 3', time: now }],
          hasEarlier: true,
        });
        expect(await receivedBy(ben, ada.uid)).toEqual(['1', '2', '3']);
        expect(await receivedBy(cara, ada.uid)).toEqual(['4']);
        expect(await receivedBy({ ...cara, uid: 'uid-dan' }, ada.uid)).toEqual([]);
        expect(await receivedBy(ada, ada.uid)).toEqual([]);
        for (const who of [ben, cara]) expect((await seen(who)).text).not.toContain('Words of');
      });

      test('are read by pages, from the end', async () => {
        const world = host.openWorld(ben);
        const { messages } = await world.loadReceived(ada.uid, { count: 2 });
        const earlier = await world.loadReceived(ada.uid, { count: 2, before: '2' });
        expect([
          messages.map(({ id }) => id),
          earlier.messages.map(({ id }) => id),
          earlier.hasEarlier,
        ]).toEqual([['2', '3'], ['1'], false]);
        await host.write(ada.uid, [said(ben, '5')]);
        const again = await world.loadReceived(ada.uid, { count: 2 });
        expect(again.messages[0]).toBe(messages[1]);
      });

      test('of nobody are none: who is gone, looks around or waits for an account', async () => {
        for (const uid of ['guest', 'sample']) await host.write(uid, [said(ben, uid)]);
        await host.leave(ada.uid);
        for (const uid of ['guest', 'sample', ada.uid, ben.uid])
          expect(await receivedBy(ben, uid)).toEqual([]);
      });

      test.each([0, 1] as const)(
        'are told to the addressee alone, apart from all else: window %i',
        async (tab) => {
          const world = host.openWorld(ben);
          await Promise.all([world.loadContacts(), world.loadReceived(ada.uid, { count: 9 })]);
          const [to, other, rest] = [vi.fn(), vi.fn(), vi.fn()];
          const stop = world.observeReceived(to);
          host.openWorld(cara).observeReceived(other);
          world.observe(rest);
          await host.write(ada.uid, [said(ben, '6')], tab);
          await vi.waitFor(() => expect(to).toHaveBeenCalledTimes(1));
          expect(await receivedBy(ben, ada.uid)).toContain('6');
          await host.write(ben.uid, [said(ada, '7')], tab);
          await host.write(cara.uid, [said(ada, '8')], tab);
          await host.leave(ada.uid, tab);
          await vi.waitFor(() => expect(to).toHaveBeenCalledTimes(2));
          // Who is gone may have written to anybody.
          expect([other.mock.calls.length, rest.mock.calls.length]).toEqual([1, 1]);
          stop();
          await host.write(ada.uid, [said(ben, '9')], 0);
          expect(to).toHaveBeenCalledTimes(2);
        },
      );
    });

    describe('contacts', () => {
      const contactsOf = (by = ben) => host.openWorld(by).loadContacts();
      const known = {
        uid: ada.uid,
        id: 'ada-holm',
        name: 'Ada Holm',
        role: 'Engineer',
        avatar: '',
        href: '/user/ada-holm',
        pages: ['/user/ada-holm', '/investors/holm-capital', '/startups/windrow', '/startups/older'],
        hasWritten: false,
      };
      const word: KeptRecord = {
        kind: `sent/${ben.uid}`,
        id: '1',
        value: { to: { id: ben.id, name: ben.name }, message: 'Hi', time: now },
      };
      beforeEach(() =>
        host.write(ada.uid, [
          profile({ name: ada.name, role: 'Engineer' }),
          registered('holm-capital'),
          listing(),
          listing('older', now - 1, { startupName: 'Older' }),
        ]),
      );

      test('are everybody else, each once, with all that leads to them', async () => {
        await host.write(cara.uid, [profile({ name: cara.name })]);
        await host.write(ben.uid, [profile({ name: ben.name })]);
        expect(await contactsOf()).toEqual([
          known,
          {
            ...known,
            uid: cara.uid,
            id: 'cara-ng',
            name: 'Cara Ng',
            role: '',
            href: '/user/cara-ng',
            pages: ['/user/cara-ng'],
          },
        ]);
        await host.leave(cara.uid);
        await host.leave(ada.uid);
        expect(await contactsOf()).toEqual([]);
      });

      test('are known by what can be seen of them', async () => {
        await host.write(ada.uid, [settings({ privacy: 'connections' })]);
        expect(await contactsOf()).toEqual([known]);
        await host.write(ada.uid, [settings({ privacy: 'private' })]);
        const investorPage = {
          id: 'holm-capital',
          role: 'Angel',
          href: '/investors/holm-capital',
          pages: known.pages.slice(1),
        };
        expect(await contactsOf()).toEqual([{ ...known, ...investorPage }]);
        await host.write(ada.uid, [settings({ privacy: 'private', investorPrivacy: 'private' })]);
        const startup = { id: 'windrow', name: 'Windrow', role: typed.tagline, href: '/startups/windrow' };
        const hidden = { ...known, ...startup, pages: known.pages.slice(2) };
        expect(await contactsOf()).toEqual([hidden]);
        // Who writes shows who they are, to whom they write.
        await host.write(ada.uid, [word]);
        expect(await contactsOf()).toEqual([{ ...known, href: '', pages: hidden.pages, hasWritten: true }]);
        expect(await contactsOf(cara)).toEqual([hidden]);
        for (const id of ['windrow', 'older'])
          await host.write(ada.uid, [{ kind: 'listing', id, value: undefined }]);
        expect(await contactsOf()).toMatchObject([{ name: 'Ada Holm', href: '', pages: [] }]);
        expect(await contactsOf(cara)).toEqual([]);
      });

      test('are the same object as long as nothing of them changed', async () => {
        const world = host.openWorld(ben);
        const before = await world.loadContacts();
        expect(await world.loadContacts()).toBe(before);
        await host.write(ada.uid, [word]);
        expect(await world.loadContacts()).not.toBe(before);
      });
    });

    test('what somebody imports takes the place of all that was theirs', async () => {
      await host.write(ada.uid, [profile({ name: ada.name }), post('first'), listing()]);
      const world = host.openWorld(ben);
      expect((await world.loadFeed()).posts).toHaveLength(1);
      await host.replace(ada.uid, [profile({ name: ada.name }), post('imported')]);
      expect(ids((await world.loadFeed()).posts)).toEqual(['imported']);
      expect((await world.loadPeople()).startups).toEqual([]);
    });

    test('followers are counted, of anybody', async () => {
      for (const { uid, name: called } of [ada, cara])
        await host.write(uid, [
          profile({ name: called }),
          mark('follow', 'user:ben-ruiz'),
          mark('follow', 'startup:heliogrid'),
        ]);
      expect((await host.openWorld(ben).loadFeed()).followers).toBe(2);
      expect(await seen()).toMatchObject({ followers: { 'user:ben-ruiz': 2, 'startup:heliogrid': 2 } });
    });
  });
}
