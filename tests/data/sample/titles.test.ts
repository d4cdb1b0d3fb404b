import landing from '@messages/en/landing';
import { describe, expect, it } from 'vitest';
import investorsJson from '@/data/sample/investors.json';
import { people } from '@/data/sample/people';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import { type SampleWorld, sampleWorld } from '@/data/sample/world';
import landingScreen from '@/screens/Landing/LandingScreen.tsx?raw';

const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const { startups, investors, users } = sampleWorld(sample, Date.UTC(2025, 10, 20));

type Job = { name: string; title: string; company: string };

/** Splits "Founder, Heliogrid" into the title and the company. */
function jobOf(name: string, role: string): Job {
  const [title = '', company = ''] = role.split(', ');
  return { name, title, company };
}

/** Every current job in the sample data. */
const jobs: Job[] = [
  ...Object.values(people).map(({ name, role }) => jobOf(name, role)),
  ...investors.map(({ name, title }) => jobOf(name, title)),
  ...users.map(({ name, role }) => jobOf(name, role)),
  ...startups.flatMap(({ name: company, team }) => team.map(({ name, title }) => ({ name, title, company }))),
  ...investors.flatMap(({ founderTestimonials }) =>
    founderTestimonials.map(({ name, role, company }) => ({ name, title: role, company })),
  ),
  ...users.flatMap(({ name, workExperience }) =>
    workExperience
      .filter(({ duration }) => duration.endsWith('now'))
      .map(({ title, company }) => ({ name, title, company })),
  ),
  ...users.flatMap(({ name, startups: own }) =>
    // Former startups are part of the work experience.
    own.filter(({ id }) => id).map((startup) => ({ name, title: startup.role, company: startup.name })),
  ),
];
const names = [...new Set(jobs.map(({ name }) => name))];

describe('people in the sample data', () => {
  it.each(names)('%s has one job with the same title everywhere', (name) => {
    const theirs = jobs.filter((job) => job.name === name);
    expect([...new Set(theirs.map(({ title, company }) => `${title}, ${company}`))]).toHaveLength(1);
  });
});

describe('the landing page', () => {
  it('shows Mina’s role as in her profile', () => {
    expect(landing.investorRole).toBe(people.mina.role);
  });

  it('presents no sample person as part of the Updraft team', () => {
    expect(names.filter((name) => landingScreen.includes(name))).toEqual([]);
  });
});
