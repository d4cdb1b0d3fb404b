import { investor, startup, user } from '@kit/fixtures/blankProfiles';

/** A few profiles that cover every searched field. */
export const profiles = {
  startups: [
    startup('heliogrid', 'Heliogrid', {
      tagline: 'Rooftop solar that trades with its neighbors',
      categories: ['Climate Tech', 'Hardware'],
      stage: 'Seed',
      location: 'Pune, India',
      about: 'Puts a trading desk on every rooftop.',
      team: [{ name: 'Asha Verma', title: 'Founder', exp: '', linkedin: '' }],
    }),
    startup('ledgerline', 'Ledgerline', {
      tagline: 'Books that close themselves',
      categories: ['Fintech', 'SaaS'],
      stage: 'Series A',
      location: 'Berlin, Germany',
      about: 'Not about Heliogrid, Heliogrid, Heliogrid or a rooftop.',
    }),
    startup('mirahealth', 'Mira Health', {
      tagline: 'A second pair of eyes for every scan',
      categories: ['Healthcare', 'AI'],
      location: 'São Paulo, Brazil',
    }),
  ],
  investors: [
    investor('mina-okafor', 'Mina Okafor', {
      title: 'Partner at Northlight Ventures',
      sectors: ['Climate Tech'],
      investorType: 'Venture Capitalist',
      location: 'Lagos, Nigeria',
      portfolio: [{ name: 'Heliogrid', stage: 'Seed', sector: 'Climate Tech', logo: '', year: 2024 }],
    }),
    investor('ravi-kulkarni', 'Ravi Kulkarni', { title: 'Angel investor', sectors: ['Fintech'] }),
  ],
  users: [
    user('asha-verma', 'Asha Verma', { role: 'Founder, Heliogrid', interests: ['Climate Tech'] }),
    user('jonas-felde', 'Jonas Felde', {
      role: 'Product Designer, Ledgerline',
      skills: ['Prototyping'],
      bio: 'Draws before he talks.',
    }),
  ],
};
