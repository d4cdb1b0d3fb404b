import { existsSync } from 'node:fs';
import landing from '@messages/en/landing';
import { describe, expect, test } from 'vitest';
import { type SampleConversations, sampleConversations } from '@/data/sample/conversations';
import conversationsJson from '@/data/sample/conversations.json';
import { type SamplePosts, sampleFeed } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { sampleMarks } from '@/data/sample/marks';
import { asha, castIds, freshMe, people } from '@/data/sample/people';
import { startups as mentions } from '@/data/sample/startups';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import { type SampleWorld, sampleInvestor, sampleWorld } from '@/data/sample/world';
import {
  fundingRounds,
  interestOptions,
  investorSectors,
  investorStages,
  investorTypes,
  lookingForOptions,
  startupCategories,
  teamSizes,
} from '@/data/schema/shapes/choices';
import { meSchema } from '@/data/schema/shapes/currentUser';
import { href } from '@/data/schema/shapes/href';
import { investorSchema } from '@/data/schema/shapes/investor';
import { investorAccountSchema } from '@/data/schema/shapes/investorRegistration';
import { postTypes } from '@/data/schema/shapes/lists';
import { authorSchema, postSchema, startupMentionSchema } from '@/data/schema/shapes/post';
import { readRef, refOf } from '@/data/schema/shapes/ref';
import { startupSchema } from '@/data/schema/shapes/startup';
import { userSchema } from '@/data/schema/shapes/user';
import { slugOf } from '@/data/schema/text/slug';
import { refOfConnection } from '@/machines/profile/view';
import landingScreen from '@/screens/Landing/LandingScreen.tsx?raw';

const now = Date.UTC(2025, 10, 20, 9, 41);
const hour = 3_600_000;
const day = 24 * hour;
const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const world = sampleWorld(sample, now);
const { startups, investors, users } = world;
const feedAt = (at: number, viewerId?: string) => sampleFeed(feedJson as SamplePosts, at, viewerId);
const feed = feedAt(now);
const { posts } = feed;

/** Returns every text in a value with its path. */
function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}
/** Returns the paths of all missing, empty or blank fields in a value. */
function gaps(value: unknown, path: string): string[] {
  if (value === undefined || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => gaps(part, `${path}.${key}`));
}
const all = texts([world, feed.sidebar.sponsored.image], 'sample');
const held = [...investors.flatMap(({ portfolio }) => portfolio), ...users.flatMap((user) => user.startups)];
const backers = startups.flatMap((startup) => startup.investors);
const refs = new Set([
  ...startups.map(({ id }) => refOf('startup', id)),
  ...investors.map(({ id }) => refOf('investor', id)),
  ...users.map(({ id }) => refOf('user', id)),
]);
const near = (a: number | undefined, b: number, tolerance: number) =>
  expect(Math.abs((a ?? Number.NaN) - b)).toBeLessThanOrEqual(tolerance);

describe('the sample data', () => {
  test('matches its schemas', () => {
    for (const startup of startups) startupSchema.parse(startup);
    for (const investor of investors) investorSchema.parse(investor);
    for (const user of users) userSchema.parse(user);
    investorAccountSchema.parse(sampleInvestor(sample, 'asha-verma')?.account);
    for (const post of posts) postSchema.parse(post);
    for (const me of [asha, freshMe('nora', 'Nora')]) meSchema.parse(me);
    for (const person of Object.values(people)) authorSchema.parse(person);
    for (const mention of Object.values(mentions)) startupMentionSchema.parse(mention);
  });

  test('states the language of every profile, post, comment and message', () => {
    const profiles = [...startups, ...investors, ...users];
    const comments = posts.flatMap((post) => post.comments);
    const older = profiles.flatMap((profile) => profile.posts);
    const messages = sampleConversations(conversationsJson as SampleConversations, now, 'Asha').flatMap(
      (conversation) => conversation.messages,
    );
    const all = [...profiles, ...posts, ...comments, ...older, ...messages];
    expect(new Set(all.map(({ lang }) => lang))).toEqual(new Set(['en']));
  });

  test('contains three startups, three investors and three users, and a profile for each sample person', () => {
    expect(startups.map(({ id }) => id)).toEqual(['heliogrid', 'ledgerline', 'mirahealth']);
    expect(investors.map(({ id }) => id)).toEqual(['mina-okafor', 'ravi-kulkarni', 'claire-dubois']);
    expect(users.map(({ id }) => id)).toEqual(['asha-verma', 'jonas-felde', 'lena-brandt']);
    expect(new Set([...investors, ...users].map(({ id }) => id))).toEqual(castIds);
    for (const person of Object.values(people)) {
      const kind = 'kind' in person ? person.kind : 'user';
      expect(refs).toContain(refOf(kind, person.id));
    }
  });

  test('uses the slug of the name as the id of each person and startup', () => {
    for (const { id, name } of [...Object.values(people), ...Object.values(mentions)])
      expect(id).toBe(slugOf(name));
  });

  test('has no empty field except the cover images, which the app generates', () => {
    expect(gaps(world, 'world').filter((path) => !path.endsWith('.coverImage'))).toEqual([]);
  });

  test('refers only to images and files that exist in the folder `public`', () => {
    const calendars = investors.map(({ calendarLink }) => calendarLink);
    const addresses = all.flatMap(({ text }) =>
      text.startsWith('/') && !calendars.includes(text) ? [text] : [],
    );
    expect(addresses.length).toBeGreaterThan(40);
    expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  test('gives each investor a calendar link to the section of the terms that is about the sample data', () => {
    const sayingSo = href('terms', { hash: 'sample-world' });
    for (const { calendarLink } of investors) expect(calendarLink).toBe(sayingSo);
  });

  test('uses only `.example` domains in URLs and email addresses', () => {
    const links = all.filter(({ text }) => text.includes('://') || text.includes('@'));
    const isInvented = ({ text }: { text: string }) =>
      URL.canParse(text)
        ? /^https:\/\/([\w-]+\.)+example(\/|$)/.test(text)
        : /^[\w.]+@[\w-]+(\.[\w-]+)*\.example$/.test(text);
    expect(links.filter((link) => !isInvented(link))).toEqual([]);
  });

  test('refers only to profiles that exist, and no profile refers to itself', () => {
    const named = [
      ...startups.flatMap((startup) => startup.similarStartups.map(({ id }) => refOf('startup', id))),
      ...investors.flatMap(({ portfolio }) =>
        portfolio.flatMap(({ id }) => (id ? [refOf('startup', id)] : [])),
      ),
      ...users.flatMap((user) => user.startups.flatMap(({ id }) => (id ? [refOf('startup', id)] : []))),
      ...users.flatMap((user) => user.following.map(refOfConnection)),
      ...Object.keys({ ...sampleMarks.star, ...sampleMarks.follow }),
      ...feed.sidebar.whoToFollow.map(({ id }) => id),
    ];
    expect(named.filter((ref) => !refs.has(ref as `user:${string}`))).toEqual([]);
    for (const startup of startups)
      expect(startup.similarStartups.map(({ id }) => id)).not.toContain(startup.id);
    for (const user of users)
      expect(user.following.map(({ ref }) => ref)).not.toContain(refOf('user', user.id));
  });

  test.each<[string, readonly string[], readonly string[]]>([
    ['categories of startups', startupCategories, startups.flatMap(({ categories }) => categories)],
    ['team sizes of startups', teamSizes, startups.map(({ teamSize }) => teamSize)],
    ['sectors of investors', investorSectors, investors.flatMap(({ sectors }) => sectors)],
    [
      'stages of investors',
      investorStages,
      investors.flatMap((each) => each.investmentCriteria.stagePreference),
    ],
    ['interests of users', interestOptions, users.flatMap(({ interests }) => interests)],
    ['the field `lookingFor` of users', lookingForOptions, users.flatMap(({ lookingFor }) => lookingFor)],
    ['types of investors', investorTypes, investors.map(({ investorType }) => investorType)],
    ['types of the investors of a startup', investorTypes, backers.map(({ type }) => type)],
    ['funding rounds', fundingRounds, [...startups, ...held].map(({ stage }) => stage)],
  ])('uses only values that the forms offer for %s', (_, options, chosen) => {
    expect(chosen.filter((each) => !options.includes(each))).toEqual([]);
  });

  test('has a unique id for each post and comment, and sorts the posts of each profile newest first', () => {
    const pages = [...startups, ...investors, ...users].map((page) => page.posts);
    const ids = [...pages.flat(), ...posts, ...posts.flatMap(({ comments }) => comments)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const oldest = Math.min(...posts.map(({ postTime }) => postTime));
    for (const page of pages) {
      const dates = page.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      for (const post of page) {
        expect(post.date).toBeLessThan(oldest);
        expect(post.isInFeed).toBe(false);
      }
    }
  });
});

describe('the sample startups', () => {
  test.each(startups)('$name has twelve months of history that end with its current metrics', (startup) => {
    const { id, metrics, history, fundraising } = startup;
    near(metrics.arr, 12 * (metrics.monthlyRevenue ?? 0), 0);
    expect(history).toHaveLength(12);
    const { monthlyRevenue: revenue, activeUsers } = metrics;
    expect(history.at(-1)).toEqual({ month: '2025-11', revenue, users: activeUsers });
    near(metrics.monthlyGrowth, (history[11]?.revenue ?? 0) / (history[10]?.revenue ?? 0) - 1, 0.005);
    expect(fundraising).toMatchObject({ investors: startup.investors.length });
    const { raised, goal } = mentions[id as keyof typeof mentions];
    expect(fundraising).toMatchObject({ raised, goal });
  });
});

test('the sample startup Heliogrid has raised 65 % of its round', () => {
  expect(mentions.heliogrid.raised / mentions.heliogrid.goal).toBe(0.65);
  for (const { raised, goal } of Object.values(mentions)) expect(raised).toBeLessThanOrEqual(goal);
});

describe('the sample users', () => {
  test('start with Asha, whose connections are the profiles that the demo account follows by default', () => {
    expect(users[0]?.following.map(({ ref }) => ref)).toEqual(Object.keys(sampleMarks.follow));
  });

  test('have connections whose names and images match the profiles of these connections', () => {
    for (const connection of users.flatMap(({ following }) => following)) {
      const { name, image } = connection;
      const { kind, id } = readRef(refOfConnection(connection)) ?? {};
      const shown =
        kind === 'startup'
          ? startups.map((startup) => ({ ...startup, image: startup.logo }))
          : [...investors, ...users].map((person) => ({ ...person, image: person.profileImage }));
      expect(shown.find((page) => page.id === id)).toMatchObject({ name, image });
    }
  });
});

test('the likes and stars in the sample data belong only to the demo account, Asha', () => {
  const liked = [...posts, ...[...startups, ...investors, ...users].flatMap((page) => page.posts)]
    .filter((post) => post.isLiked)
    .map(({ id }) => id);
  expect(Object.keys(sampleMarks.like).toSorted()).toEqual(liked.toSorted());
  expect(sampleMarks.star).toEqual(
    Object.fromEntries([...refs].filter((ref) => !ref.startsWith('user:')).map((ref) => [ref, true])),
  );
  expect(sampleMarks.interest).toEqual({});

  const seen = sampleWorld(sample, now, 'nora-lund');
  for (const [at, startup] of startups.entries()) {
    expect(seen.startups[at]?.posts.map(({ likes, isLiked }) => ({ likes, isLiked }))).toEqual(
      startup.posts.map(({ likes, isLiked }) => ({ likes: likes - Number(isLiked), isLiked: false })),
    );
  }
});

test('the dates of the sample data move with the current date', () => {
  const later = sampleWorld(sample, now + 40 * day);
  expect(later.startups[0]?.fundraising.closingDate).toBe(
    (startups[0]?.fundraising.closingDate ?? 0) + 40 * day,
  );
  expect(later.startups[0]?.posts[0]?.date).toBe((startups[0]?.posts[0]?.date ?? 0) + 40 * day);
  expect(later.startups[0]?.history.at(-1)?.month).toBe('2025-12');
  const { startups: atMonthsEnd } = sampleWorld(sample, Date.UTC(2026, 0, 31, 23));
  const months = atMonthsEnd[0]?.history.map(({ month }) => month) ?? [];
  expect([new Set(months).size, months[0], months[1], months.at(-1)]).toEqual([
    12,
    '2025-02',
    '2025-03',
    '2026-01',
  ]);
});

/** Pairs of a person's name and a current job in the sample data, written as title and company. */
const jobs: (readonly [name: string, job: string])[] = [
  ...[...Object.values(people), ...users].map(({ name, role }) => [name, role] as const),
  ...investors.map(({ name, title }) => [name, title] as const),
  ...startups.flatMap(({ name: company, team }) =>
    team.map(({ name, title }) => [name, `${title}, ${company}`] as const),
  ),
  ...investors.flatMap(({ founderTestimonials }) =>
    founderTestimonials.map(({ name, role, company }) => [name, `${role}, ${company}`] as const),
  ),
  ...users.flatMap(({ name, workExperience }) =>
    workExperience
      .filter(({ duration }) => duration.endsWith('now'))
      .map(({ title, company }) => [name, `${title}, ${company}`] as const),
  ),
  ...users.flatMap(({ name, startups: own }) =>
    // Former startups are part of the work experience.
    own.filter(({ id }) => id).map((startup) => [name, `${startup.role}, ${startup.name}`] as const),
  ),
];
const names = [...new Set(jobs.map(([name]) => name))];

describe('people in the sample data', () => {
  test.each(names)('%s has the same job title in all parts of the sample data', (name) => {
    expect(new Set(jobs.flatMap(([each, job]) => (each === name ? [job] : []))).size).toBe(1);
  });
});

describe('the landing page', () => {
  test('shows the sample investor Mina with the same role as her profile', () => {
    expect(landing.investorRole).toBe(people.mina.role);
  });

  test('doesn’t present a person from the sample data as a member of the Updraft team', () => {
    expect(names.filter((name) => landingScreen.includes(name))).toEqual([]);
  });
});

describe('the sample posts', () => {
  test('include every post type and a post of every sample person', () => {
    expect(new Set(posts.map((post) => post.type))).toEqual(new Set(postTypes));
    expect(new Set(posts.map((post) => post.author.id))).toEqual(castIds);
  });

  test('begin with a funding post of Mina from two hours ago', () => {
    expect(posts[0]).toMatchObject({
      author: people.mina,
      type: 'funding',
      startup: mentions.heliogrid,
      hashtags: ['ClimateTech', 'SeedRound'],
      likes: 248,
      isLiked: true,
      shares: 9,
    });
    expect(Math.floor((now - (posts[0]?.postTime ?? 0)) / hour)).toBe(2);
    expect(posts[0]?.comments).toHaveLength(4);
  });

  test('are in the past, sorted newest first, and older than their comments', () => {
    const times = posts.map((post) => post.postTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const post of posts) {
      const line = [post.postTime, ...post.comments.map((comment) => comment.time), now];
      expect(line).toEqual(line.toSorted((a, b) => a - b));
    }
  });

  test('have post times that move with the current time', () => {
    const later = feedAt(now + 1000 * hour).posts;
    expect(later.map((post) => post.postTime)).toEqual(posts.map((post) => post.postTime + 1000 * hour));
  });

  test('contain likes only of the demo account, Asha', () => {
    const seen = feedAt(now, 'nora-lund').posts;
    expect(seen.filter((post) => post.isLiked)).toEqual([]);
    expect(posts.map((post, at) => post.likes - (seen[at]?.likes ?? 0))).toEqual(
      posts.map((post) => Number(post.isLiked)),
    );
  });
});

describe('the sidebar of the sample feed', () => {
  test('lists one upcoming event on a Thursday and one on a Saturday, whatever the current date is', () => {
    for (let ahead = 0; ahead < 30; ahead += 1) {
      const today = now + ahead * day;
      const dates = feedAt(today).sidebar.events.map((event) => Date.parse(event.date));
      expect(dates.map((date) => new Date(date).getUTCDay())).toEqual([4, 6]);
      expect(dates.every((date) => date > today + 2 * day && date < today + 24 * day)).toBe(true);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    }
  });
});
