import type {
  ImportBoard,
  ImportedPerson,
  ImportRow,
  KnownPerson,
  RowDecision,
  RowMatch,
} from '../shapes/contactImport';
import type { PipelineChange, StoredContact } from '../shapes/pipeline';
import { profileHref, readRef } from '../shapes/ref';

// Which people of a file the user knows already, and what an import writes.

const letters = (text: string | undefined): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();

/** Returns a web address in the form in which addresses are compared: `linkedin.com/in/mina`. */
export const comparedAddress = (url: string | undefined): string =>
  letters(url)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');

/** The fields that identify a person who has neither an email address nor a web address. */
const wholeOf = ({ name, company, position, email, url }: ImportedPerson): string =>
  [letters(name), letters(company), letters(position), letters(email), comparedAddress(url)].join('\n');

/** Finds people by email address, then by web address, then by all fields or by the name. */
function indexOf(host: string) {
  const sure = new Map<string, KnownPerson>();
  const named = new Map<string, KnownPerson[]>();
  const keysOf = ({ email, url, path }: Partial<KnownPerson>): string[] => [
    ...(email ? [`email ${letters(email)}`] : []),
    ...(comparedAddress(url) ? [`url ${comparedAddress(url)}`] : []),
    ...(path ? [`url ${comparedAddress(`${host}${path}`)}`] : []),
  ];
  return {
    add(person: KnownPerson) {
      // Of a profile, only the name is known.
      const whole = person.path ? [] : [`whole ${wholeOf(person)}`];
      for (const key of [...keysOf(person), ...whole]) if (!sure.has(key)) sure.set(key, person);
      const name = letters(person.name);
      named.set(name, [...(named.get(name) ?? []), person]);
    },
    /** Returns the same person for sure. */
    find(person: ImportedPerson): KnownPerson | undefined {
      for (const key of [...keysOf(person), `whole ${wholeOf(person)}`]) {
        const found = sure.get(key);
        if (found) return found;
      }
      return undefined;
    },
    /** Returns a person with this name, unless the companies or the email addresses differ. */
    findNamed({ name, company, email }: ImportedPerson): KnownPerson | undefined {
      const isOther = (a: string | undefined, b: string | undefined) =>
        letters(a) !== '' && letters(b) !== '' && letters(a) !== letters(b);
      return named
        .get(letters(name))
        ?.find((known) => !isOther(company, known.company) && !isOther(email, known.email));
    },
  };
}

/**
 * Returns the rows of a file with what the user knows about them.
 * @param host the host of this app, whose profile addresses identify cards
 */
export function matchPeople(
  people: readonly ImportedPerson[],
  known: readonly KnownPerson[],
  host: string,
): ImportRow[] {
  const before = indexOf(host);
  for (const person of known) before.add(person);
  const inFile = indexOf(host);
  return people.map((person, at): ImportRow => {
    const id = at.toString(36);
    const row = (match: RowMatch) => ({ id, person, match });
    const same = before.find(person);
    if (same) return row({ kind: 'same', with: same.name });
    const repeated = inFile.find(person);
    if (repeated) return row({ kind: 'repeated', with: repeated.name });
    inFile.add({ ...person, id });
    const named = before.findNamed(person);
    return named
      ? row({ kind: 'unclear', id: named.id, with: named.name, company: named.company })
      : row({ kind: 'new' });
  });
}

export type RowDecisions = Readonly<Record<string, RowDecision>>;

/** Returns the rows that become contacts: the new ones, and those that the user decided to be new. */
export const addedRows = (rows: readonly ImportRow[], decisions: RowDecisions): ImportRow[] =>
  rows.filter(
    ({ id, match }) => match.kind === 'new' || (match.kind === 'unclear' && decisions[id] === 'new'),
  );

type Import = {
  /** The id of the batch. The ids of its contacts begin with it. */
  batch: string;
  /** Ms since the epoch. */
  at: number;
  file: string;
  board: ImportBoard;
  /** The id of the board's first stage. */
  stage: string;
  /** The contacts that the user knows, by id: an unclear row that is the same person adds its fields. */
  contacts: ReadonlyMap<string, StoredContact>;
};

/**
 * Returns the records that an import writes: the batch first, then a contact and a card for each person, in
 * pairs. A known contact that the user declares to be the same receives the fields that it lacks.
 */
export function importChanges(
  rows: readonly ImportRow[],
  decisions: RowDecisions,
  { batch, at, file, board, stage, contacts }: Import,
): PipelineChange[] {
  const added = addedRows(rows, decisions);
  const filled = rows.flatMap(({ id, person, match }): PipelineChange[] => {
    if (match.kind !== 'unclear' || decisions[id] !== 'same') return [];
    const contactId = match.id.replace(/^contact:/, '');
    const contact = contacts.get(contactId);
    return contact ? [{ kind: 'contact', id: contactId, value: { ...person, ...contact } }] : [];
  });
  return [
    { kind: 'importBatch', id: batch, value: { at, file, count: added.length } },
    ...filled,
    ...added.flatMap(({ id, person }): PipelineChange[] => [
      { kind: 'contact', id: `${batch}-${id}`, value: { ...person, batch } },
      {
        kind: 'card',
        id: `contact:${batch}-${id}`,
        value: {
          ...{ name: person.name, face: '', board, stage, since: at, history: [] },
          source: { kind: 'import' },
        },
      },
    ]),
  ];
}

/** Returns the changes that undo an import, which restore the contacts that it changed. */
export const undoneImport = (
  changes: readonly PipelineChange[],
  contacts: ReadonlyMap<string, StoredContact>,
): PipelineChange[] =>
  changes.map(
    ({ kind, id }) =>
      ({ kind, id, value: kind === 'contact' ? contacts.get(id) : undefined }) as PipelineChange,
  );

/** Returns the path of the profile that is the subject of a card. Without a slug, its id is in the path. */
export function pathOf(id: string, slug: string | undefined): string | undefined {
  const ref = readRef(id);
  return ref ? profileHref(ref.kind, { id: ref.id, slug }) : undefined;
}
