import { investor, startup, user } from '@kit/fixtures/blankProfiles';
import type { DirectoryData } from '@/data/ports/Directory';
import { dealFlowOf } from '@/data/schema/rules/dealFlow';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { profileKinds } from '@/data/schema/shapes/ref';

const criteria = investor('any', 'Any').investmentCriteria;

export const data: DirectoryData = {
  startups: [
    startup('heliogrid', 'Heliogrid', {
      verified: true,
      categories: ['Climate Tech', 'Hardware'],
      stage: 'Seed',
      teamSize: '11-20',
      location: 'Pune, India',
      fundraising: { currentRound: 'Seed', raised: 1_300_000, goal: 2_000_000, investors: 4 },
    }),
    startup('ledgerline', 'Ledgerline', {
      categories: ['Fintech'],
      stage: 'Series A',
      teamSize: '21-50',
      location: 'Berlin, Germany',
      fundraising: { currentRound: 'Series A', raised: 8_000_000, goal: 8_000_000, investors: 2 },
    }),
    startup('mirahealth', 'Mirahealth', { categories: ['Healthcare', 'AI'], stage: 'Pre-seed' }),
  ],
  investors: [
    investor('mina', 'Mina Okafor', {
      verified: true,
      sectors: ['Climate Tech', 'Fintech'],
      location: 'London, United Kingdom',
      investorType: 'Venture Capitalist',
      metrics: { experience: 11 },
      investmentCriteria: {
        ...criteria,
        stagePreference: ['Seed'],
        checkSize: { from: 250_000, to: 2_000_000 },
      },
      availableForMentoring: true,
    }),
    investor('ravi', 'Ravi Kulkarni', {
      sectors: ['SaaS', 'AI'],
      metrics: { experience: 4 },
      investmentCriteria: { ...criteria, checkSize: { from: 25_000, to: 100_000 } },
    }),
    investor('claire', 'Claire Dubois', { sectors: ['Hardware'] }),
  ],
  users: [
    user('asha', 'Asha Verma', {
      startups: [{ id: 'heliogrid', name: 'Heliogrid', role: '', logo: '', tagline: '', stage: '' }],
      interests: ['SaaS'],
      lookingFor: ['Investment'],
      location: 'Pune, India',
      skills: ['Hiring', 'Embedded C'],
    }),
    user('lena', 'Lena Brandt', { interests: ['Healthtech'], verified: true, skills: ['Hiring'] }),
  ],
  dealFlow: dealFlowOf(defaultSettings),
  own: ['user:asha', 'startup:heliogrid'],
  ownStartups: [],
  next: null,
  whole: profileKinds,
  values: { location: [], skill: [] },
  listedAt: {},
  quarantined: 0,
};

export const marks: Marks = { ...noMarks, star: { 'startup:heliogrid': true, 'investor:mina': true } };
