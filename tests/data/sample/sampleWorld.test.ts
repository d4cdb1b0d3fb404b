import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type SamplePosts, sampleFeed } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { sampleMarks } from '@/data/sample/marks';
import { castIds, people } from '@/data/sample/people';
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
} from '@/data/schema/choices';
import { interestsShown, skillsShown } from '@/data/schema/constants';
import { investorSchema } from '@/data/schema/investor';
import { investorAccountSchema } from '@/data/schema/investorRegistration';
import { readRef, refOf } from '@/data/schema/ref';
import { startupSchema } from '@/data/schema/startup';
import { userSchema } from '@/data/schema/user';
import { refOfConnection } from '@/machines/profile/view';

const now = Date.UTC(2025, 10, 20, 9, 41);
const day = 24 * 3_600_000;
const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const world = sampleWorld(sample, now);
const { startups, investors, users } = world;
const feed = sampleFeed(feedJson as SamplePosts, now);

/** Every text in a value, with the path to it. */
function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`));
}
/** Every missing, empty or blank thing in a value, by its path. */
function gaps(value: unknown, path: string): string[] {
  if (value === undefined || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => gaps(part, `${path}.${key}`));
}
const all = texts(world, 'world');
const refs = new Set([
  ...startups.map(({ id }) => refOf('startup', id)),
  ...investors.map(({ id }) => refOf('investor', id)),
  ...users.map(({ id }) => refOf('user', id)),
]);
const near = (a: number | undefined, b: number, tolerance: number) =>
  expect(Math.abs((a ?? Number.NaN) - b)).toBeLessThanOrEqual(tolerance);

describe('the sample world', () => {
  test('passes its schemas', () => {
    for (const startup of startups) startupSchema.parse(startup);
    for (const investor of investors) investorSchema.parse(investor);
    for (const user of users) userSchema.parse(user);
    investorAccountSchema.parse(sampleInvestor(sample, 'asha-verma')?.account);
  });

  test('is three of each kind, and all the cast', () => {
    expect(startups.map(({ id }) => id)).toEqual(['heliogrid', 'ledgerline', 'mirahealth']);
    expect(investors.map(({ id }) => id)).toEqual(['mina-okafor', 'ravi-kulkarni', 'claire-dubois']);
    expect(users.map(({ id }) => id)).toEqual(['asha-verma', 'jonas-felde', 'lena-brandt']);
    expect(new Set([...investors, ...users].map(({ id }) => id))).toEqual(castIds);
    for (const person of Object.values(people)) {
      const kind = 'kind' in person ? person.kind : 'user';
      expect(refs).toContain(refOf(kind, person.id));
    }
  });

  test('leaves no field empty but the covers, which are drawn', () => {
    expect(gaps(world, 'world').filter((path) => !path.endsWith('.coverImage'))).toEqual([]);
  });

  test('shows pictures and files that exist', () => {
    const addresses = all.flatMap(({ text }) => (text.startsWith('/') ? [text] : []));
    expect(addresses.length).toBeGreaterThan(40);
    expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  test('names other sites by invented addresses only', () => {
    const links = all.filter(({ text }) => text.includes('://') || text.includes('@'));
    const isInvented = ({ text }: { text: string }) =>
      URL.canParse(text)
        ? /^https:\/\/([\w-]+\.)+example(\/|$)/.test(text)
        : /^[\w.]+@[\w-]+(\.[\w-]+)*\.example$/.test(text);
    expect(links.filter((link) => !isInvented(link))).toEqual([]);
  });

  test('leads to pages that exist', () => {
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

  test('has connections of every way to a page: their own, and both that the role leads to', () => {
    const following = users.flatMap((user) => user.following);
    const byRole = following.filter(({ ref }) => ref === undefined).map(refOfConnection);
    expect(byRole).toEqual(['investor:mina-okafor', 'startup:ledgerline']);
    const own = following.flatMap(({ ref = '' }) => readRef(ref)?.kind ?? []);
    expect(new Set(own)).toEqual(new Set(['startup', 'investor', 'user']));
  });

  test('chooses from the lists of choice', () => {
    for (const startup of startups) {
      expect(startupCategories).toEqual(expect.arrayContaining(startup.categories));
      expect(fundingRounds).toContain(startup.stage);
      expect(startup.fundraising.currentRound).toBe(startup.stage);
      expect(teamSizes).toContain(startup.teamSize);
      for (const { type } of startup.investors) expect(investorTypes).toContain(type);
    }
    for (const investor of investors) {
      expect(investorTypes).toContain(investor.investorType);
      expect(investorSectors).toEqual(expect.arrayContaining(investor.sectors));
      expect(investorStages).toEqual(expect.arrayContaining(investor.investmentCriteria.stagePreference));
      for (const { stage } of investor.portfolio) expect(fundingRounds).toContain(stage);
    }
    for (const user of users) {
      expect(interestOptions).toEqual(expect.arrayContaining(user.interests));
      expect(lookingForOptions).toEqual(expect.arrayContaining(user.lookingFor));
      for (const { stage } of user.startups) expect(fundingRounds).toContain(stage);
    }
  });

  test('names each post once, the feed’s among them, newest first on each page', () => {
    const pages = [...startups, ...investors, ...users].map(({ posts }) => posts);
    const ids = [...pages.flat(), ...feed.posts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const oldest = Math.min(...feed.posts.map(({ postTime }) => postTime));
    for (const posts of pages) {
      const dates = posts.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted((a, b) => b - a));
      for (const post of posts) {
        expect(post.date).toBeLessThan(oldest);
        expect(post.isInFeed).toBe(false);
      }
    }
  });
});

describe('the startups', () => {
  test.each(startups)(
    '$name: sums, history and runway agree',
    ({ id, metrics, history, fundraising, founded, ...startup }) => {
      near(metrics.arr, 12 * (metrics.monthlyRevenue ?? 0), 0);
      expect(history).toHaveLength(12);
      expect(history.at(-1)).toEqual({
        month: '2025-11',
        revenue: metrics.monthlyRevenue,
        users: metrics.activeUsers,
      });
      expect(history[0]?.month).toBe('2024-12');
      for (const [at, { revenue, users: count }] of history.entries()) {
        expect(revenue).toBeGreaterThanOrEqual(history[at - 1]?.revenue ?? 0);
        expect(count).toBeGreaterThanOrEqual(history[at - 1]?.users ?? 0);
      }
      near(metrics.monthlyGrowth, (history[11]?.revenue ?? 0) / (history[10]?.revenue ?? 0) - 1, 0.005);
      // The cash at hand is at most what the round brought.
      const cash = (metrics.burnRate ?? 0) * (metrics.runway ?? 0);
      expect(cash).toBeLessThanOrEqual(fundraising.raised ?? 0);
      expect(cash).toBeGreaterThan((fundraising.raised ?? 0) * 0.8);
      expect(metrics.ltv ?? 0).toBeGreaterThan(3 * (metrics.cac ?? 0));
      expect(fundraising.valuation ?? 0).toBeGreaterThan(fundraising.goal ?? 0);
      expect(fundraising.investors).toBe(startup.investors.length);
      expect(fundraising.closingDate ?? 0).toBeGreaterThan(now);
      for (const { year } of startup.awards) expect(year).toBeGreaterThanOrEqual(founded ?? 0);
      const { raised, goal } = mentions[id as keyof typeof mentions];
      expect([fundraising.raised, fundraising.goal]).toEqual([raised, goal]);
      const most = Number(startup.teamSize.split('-')[1]);
      expect(startup.team.length).toBeLessThanOrEqual(most);
    },
  );

  test('the cast is in the teams by the names they have elsewhere', () => {
    const team = startups.flatMap(({ id, team }) => team.map(({ name }) => `${name} at ${id}`));
    const { asha, jonas, lena } = people;
    const cast = [`${asha.name} at heliogrid`, `${jonas.name} at ledgerline`, `${lena.name} at mirahealth`];
    expect(team).toEqual(expect.arrayContaining(cast));
  });
});

describe('the investors', () => {
  test.each(investors)(
    '$name: the numbers agree',
    ({ investments, metrics, portfolio, investmentCriteria, sectors }) => {
      const { averageInvestment = 0, aum = 0, currentPortfolioSize = 0, successfulExits = 0 } = metrics;
      const { from = 0, to = 0 } = investmentCriteria.checkSize ?? {};
      expect(averageInvestment).toBeGreaterThanOrEqual(from);
      expect(averageInvestment).toBeLessThanOrEqual(to);
      expect(averageInvestment * Number(investments)).toBeLessThanOrEqual(aum);
      expect(currentPortfolioSize + successfulExits).toBeLessThanOrEqual(Number(investments));
      expect(portfolio.length).toBeLessThanOrEqual(currentPortfolioSize);
      for (const { sector } of portfolio) expect(sectors).toContain(sector);
    },
  );

  test('are named by the startups they hold', () => {
    const holds = (name: string, startup: string) =>
      startups.find(({ id }) => id === startup)?.investors.some((investor) => investor.name === name);
    for (const { name, title, portfolio } of investors) {
      const house = title.split(', ')[1] ?? name;
      for (const { id } of portfolio) if (id) expect(holds(house, id)).toBe(true);
    }
  });
});

describe('the users', () => {
  test('Asha has two interests and two skills more than her page shows at first', () => {
    const { skills = [], interests = [] } = users[0] ?? {};
    expect([interests.length - interestsShown, skills.length - skillsShown]).toEqual([2, 2]);
  });

  test('Asha’s following are her default follows', () => {
    expect(users[0]?.following.map(({ ref }) => ref)).toEqual(Object.keys(sampleMarks.follow));
  });

  test('connections show what their pages show', () => {
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

test('likes and stars that come with the sample are Asha’s', () => {
  const liked = [...feed.posts, ...[...startups, ...investors, ...users].flatMap(({ posts }) => posts)]
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

test('the world is as old at any other time', () => {
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
