import { describe, expect, it } from 'vitest';
import { comparedAddress, importChanges, matchPeople, pathOf } from '@/data/schema/rules/contactMatches';
import type { ImportedPerson, KnownPerson, RowMatch } from '@/data/schema/shapes/contactImport';

const host = 'updraft.example';
const known: KnownPerson[] = [
  {
    ...{ id: 'contact:tobias', name: 'Tobias Engel' },
    ...{ email: 'Tobias@Engel.example', company: 'Engel Kapital' },
  },
  { id: 'contact:priya', name: 'Priya Raman', url: 'https://www.linkedin.com/in/priya/' },
  { id: 'investor:mina', name: 'Mina Okafor', path: '/investors/mina-okafor' },
];

const matchOf = (person: ImportedPerson): RowMatch | undefined =>
  matchPeople([person], known, host)[0]?.match;
const same = (name: string): RowMatch => ({ kind: 'same', with: name });

describe('matchPeople', () => {
  it.each<[string, ImportedPerson, RowMatch]>([
    [
      'the email address, ignoring case',
      { name: 'T. Engel', email: ' tobias@engel.example' },
      same('Tobias Engel'),
    ],
    [
      'the web address, ignoring its form',
      { name: 'P.', url: 'linkedin.com/in/Priya?trk=x' },
      same('Priya Raman'),
    ],
    [
      'the address of a profile in this app',
      { name: 'M.', url: 'https://updraft.example/investors/mina-okafor' },
      same('Mina Okafor'),
    ],
    [
      'nothing, because the host is another one',
      { name: 'M.', url: 'https://other.example/investors/mina-okafor' },
      { kind: 'new' },
    ],
    [
      'the name, if no company differs',
      { name: 'mina  okafor' },
      { kind: 'unclear', id: 'investor:mina', with: 'Mina Okafor', company: undefined },
    ],
    [
      'the name and the company',
      { name: 'Tobias Engel', company: 'ENGEL KAPITAL', position: 'Partner' },
      { kind: 'unclear', id: 'contact:tobias', with: 'Tobias Engel', company: 'Engel Kapital' },
    ],
    ['nothing, because the company differs', { name: 'Tobias Engel', company: 'Delta' }, { kind: 'new' }],
    [
      'nothing, because the email address differs',
      { name: 'Tobias Engel', email: 'te@delta.example' },
      { kind: 'new' },
    ],
  ])('recognizes %s', (_, person, match) => {
    expect(matchOf(person)).toEqual(match);
  });

  it('recognizes a person whose fields are all the same, also without an address', () => {
    const person = { name: 'Noor', company: 'Delta', position: 'Partner' };
    const before: KnownPerson[] = [{ id: 'contact:noor', ...person }];
    expect(matchPeople([person], before, host)[0]?.match).toEqual(same('Noor'));
  });

  it('compares a name with all known people of that name', () => {
    const before: KnownPerson[] = [
      { id: 'contact:first', name: 'Noor', company: 'Delta' },
      { id: 'contact:second', name: 'Noor', company: 'Sigma' },
    ];
    const matches = ['Delta', 'Sigma', 'Omega'].map((company) =>
      matchPeople([{ name: 'Noor', company, position: 'Partner' }], before, host).map(({ match }) => match),
    );
    expect(matches).toEqual([
      [{ kind: 'unclear', id: 'contact:first', with: 'Noor', company: 'Delta' }],
      [{ kind: 'unclear', id: 'contact:second', with: 'Noor', company: 'Sigma' }],
      [{ kind: 'new' }],
    ]);
  });

  it('recognizes a name whose accents are encoded as separate characters', () => {
    const before: KnownPerson[] = [{ id: 'contact:zoe', name: 'Zo\u00eb' }];
    expect(matchPeople([{ name: 'Zoe\u0308' }], before, host)[0]?.match).toEqual(same('Zo\u00eb'));
  });

  it('recognizes the first of several known people with the same email address', () => {
    const before: KnownPerson[] = ['First', 'Second'].map((name) => ({
      ...{ id: `contact:${name}`, name, email: 'n@e.example' },
    }));
    expect(matchPeople([{ name: 'N.', email: 'n@e.example' }], before, host)[0]?.match).toEqual(
      same('First'),
    );
  });

  it('marks rows that repeat a person of an earlier row', () => {
    const people = [
      { name: 'Noor', email: 'n@e.example' },
      { name: 'Noor D.', email: 'N@e.example' },
      { name: 'Noor' },
    ];
    expect(matchPeople(people, [], host).map(({ match }) => match)).toEqual([
      { kind: 'new' },
      { kind: 'repeated', with: 'Noor' },
      { kind: 'new' },
    ]);
  });

  it('finds nothing new when the same file is imported again', () => {
    const people: ImportedPerson[] = [
      { name: 'Noor', company: 'Delta' },
      { name: 'Noor', company: 'Delta', email: 'n@e.example' },
      { name: 'Ines', url: 'https://ines.example' },
      { name: 'Ines' },
    ];
    const rows = matchPeople(people, known, host);
    const decisions = Object.fromEntries(rows.map(({ id }) => [id, 'new' as const]));
    const changes = importChanges(rows, decisions, {
      ...{ batch: 'b', at: 1, file: 'f', board: 'raise', stage: 's', contacts: new Map() },
    });
    const contacts = changes.flatMap((change): KnownPerson[] =>
      change.kind === 'contact' && change.value ? [{ ...change.value, id: `contact:${change.id}` }] : [],
    );
    expect(contacts.length).toBe(4);
    const again = matchPeople(people, [...known, ...contacts], host);
    expect(again.map(({ match }) => match.kind)).toEqual(people.map(() => 'same'));
  });

  it('compares 10,000 people with 10,000 others by index', () => {
    const people = Array.from({ length: 10_000 }, (_, at) => ({
      name: 'Noor',
      email: `${at}@e.example`,
    }));
    const before = people.map((person, at) => ({ ...person, id: `contact:${at}` }));
    expect(matchPeople(people, before, host).every(({ match }) => match.kind === 'same')).toBe(true);
  });
});

it('importChanges adds only the fields that a known contact lacks', () => {
  const person = { name: 'N. Dee', company: 'Sigma', email: 'n@e.example' };
  const [, filled] = importChanges(
    [{ id: '0', person, match: { kind: 'unclear', id: 'contact:noor', with: 'Noor' } }],
    { 0: 'same' },
    {
      ...{ batch: 'b', at: 1, file: 'f', board: 'raise', stage: 's' },
      contacts: new Map([['noor', { name: 'Noor', company: 'Delta' }]]),
    },
  );
  expect(filled?.value).toEqual({ name: 'Noor', company: 'Delta', email: 'n@e.example' });
});

it.each([
  ['https://www.LinkedIn.com/in/mina/', 'linkedin.com/in/mina'],
  ['http://a.example/?x=1#y', 'a.example'],
  ['', ''],
])('comparedAddress of %j is %j', (url, compared) => {
  expect(comparedAddress(url)).toBe(compared);
});

it.each<[string, string | undefined, string | undefined]>([
  ['investor:mina', undefined, '/investors/mina'],
  ['user:uid-1', 'asha-verma', '/user/asha-verma'],
  ['startup:heliogrid', undefined, '/startups/heliogrid'],
  ['contact:tobias', undefined, undefined],
])('pathOf the card %j with the slug %j is %j', (id, slug, path) => {
  expect(pathOf(id, slug)).toBe(path);
});
