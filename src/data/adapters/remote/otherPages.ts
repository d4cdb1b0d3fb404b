import { reporting } from '../../log/report';
import { emptyRegistration } from '../../schema/shapes/investorRegistration';
import { type PartedKind, startupParts } from '../../schema/shapes/startupParts';
import type { ReceivedRecord } from '../device/outboxEntry';
import { partKind } from '../records/wholeStartups';
import type { RemoteDatabase } from './database';
import type { StoredImage } from './packed';
import { smallOf, unpacked } from './packed';
import { type PersonPart, paths, personParts } from './paths';
import { type LiveUnits, listenToAll, type Unit } from './units';

// The pages of other accounts: people and startups. Assembles their records from the parts that the rules allow.

type Fields = Record<string, unknown>;

/** Returns the object in a JSON text; null for anything else. */
export function fieldsIn(json: unknown): Fields | null {
  if (typeof json !== 'string') return null;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
}

/** The name of an account whose name is hidden. No screen shows it. */
const hiddenName = 'Updraft member';

const { password: _, confirmPassword: __, ...emptyInvestor } = emptyRegistration;
const noNumbers = {
  ...{ experience: undefined, investmentAmount: undefined, avgInvestment: undefined },
  ...{ portfolioValue: undefined, yearlyInvestments: undefined, activeInvestment: undefined },
};

/** The parts that posts and comments show of their author. */
const faceParts = ['privacy', 'face', 'card'] as const satisfies readonly PersonPart[];

type Values<Part extends string> = Readonly<Record<Part, unknown>>;

/**
 * Returns the records of a person, as far as these parts have them and the viewer can read them.
 * @param parts `isInvestor`: whether there is an investor page, which may be hidden
 */
function personRecords(parts: Partial<Values<PersonPart | 'isInvestor'>>): ReceivedRecord[] {
  const [face, card, page] = [fieldsIn(parts.face), fieldsIn(parts.card), fieldsIn(parts.page)];
  const [investorCard, investorPage] = [fieldsIn(parts.investorCard), fieldsIn(parts.investorPage)];
  const { privacy = null, investorPrivacy = null } = parts;
  const exists = face !== null || privacy !== null || investorPrivacy !== null;
  const record = (kind: string, value: unknown) => ({ kind, id: 'me', value: exists ? value : undefined });
  const noInvestor = { ...emptyInvestor, ...noNumbers, dob: '', investments: '', fullName: hiddenName };
  const isRegistered = investorCard !== null || parts.isInvestor === true;
  const registered = isRegistered ? { ...noInvestor, ...investorPage, ...investorCard } : undefined;
  return [
    // Before the page, so that no reader sees a page that has just become private.
    record('settings', {
      ...(privacy !== null && { privacy }),
      ...(investorPrivacy !== null && { investorPrivacy }),
    }),
    record('profile', { name: hiddenName, ...page, ...card, ...face }),
    ...('investorCard' in parts ? [record('investorAccount', registered)] : []),
  ];
}

/** Returns the records of a startup, as far as the viewer can read them. */
function startupRecords(
  id: string,
  values: Readonly<Record<'open' | (typeof startupParts)[number], unknown>>,
): ReceivedRecord[] {
  const record = (kind: string, name: PartedKind, part: unknown) => {
    const value = fieldsIn((part as Fields | null)?.[name]);
    return { kind, id, value: values.open !== null && value !== null ? value : undefined };
  };
  return (['listing', 'ownedStartup'] as const).flatMap((name) => [
    ...startupParts.map((part) => record(partKind(name, part), name, values[part])),
    record(name, name, values.open),
  ]);
}

/**
 * Returns functions that describe the pages of other accounts as units.
 * @param onRights called when a change of an account may have opened what the rules refused before
 */
export function otherPages(
  database: RemoteDatabase,
  units: () => Pick<LiveUnits, 'receive'>,
  onRights: (uid: string) => void,
) {
  const images = new Map<string, Promise<StoredImage | null>>();
  type LoadImage = (uid: string, hash: string) => Promise<StoredImage | null>;
  const loadImage: LoadImage = (uid, hash) => {
    const path = paths.image(uid, hash);
    const known =
      images.get(path) ??
      database.get(path).then(
        (image) => (typeof image === 'string' ? image : null),
        (error) => {
          images.delete(path);
          throw error;
        },
      );
    images.set(path, known);
    return known;
  };
  const loadSmall: LoadImage = async (uid, hash) =>
    (await loadImage(uid, smallOf(hash))) ?? loadImage(uid, hash);

  const unitOf = <Part extends string>(
    uid: string,
    name: string,
    pathsOf: Readonly<Record<Part, string>>,
    recordsOf: (values: Readonly<Record<Part, unknown>>) => ReceivedRecord[],
    /** Returns what the rules of the other parts depend on. */
    gateOf: (values: Readonly<Record<Part, unknown>>) => string,
    /** For a part of another unit: returns that unit. Its images are the copies for lists. */
    within?: () => Unit,
  ): Unit => {
    const load = within ? loadSmall : loadImage;
    let gate: string | undefined;
    let listening: ReturnType<typeof listenToAll> | undefined;
    return {
      name,
      start(whole) {
        listening = listenToAll(database, pathsOf, (values) => {
          const records = recordsOf(values);
          const before = gate;
          gate = gateOf(values);
          // Later, because listening again may call back immediately, with newer values than these.
          if (before !== undefined && before !== gate) queueMicrotask(() => onRights(uid));
          const complete = () =>
            Promise.all(
              records.map(async (record) => ({
                ...record,
                value: await unpacked(record.value, (hash) => load(uid, hash)),
              })),
            );
          void units()
            .receive(uid, name, records, { complete, ...(within && { within: within() }) })
            .catch(reporting('pages'))
            .then(whole);
        });
        return () => listening?.stop();
      },
      reopen: () => listening?.reopen(),
    };
  };

  const pathsOf = <Part extends PersonPart>(uid: string, parts: readonly Part[]) =>
    Object.fromEntries(parts.map((part) => [part, paths.person(uid, part)])) as Record<Part, string>;

  const person = (uid: string): Unit =>
    unitOf(
      uid,
      `person ${uid}`,
      { ...pathsOf(uid, personParts), isInvestor: paths.directory('investor', uid) },
      personRecords,
      ({ privacy, investorPrivacy }) => `${privacy} ${investorPrivacy}`,
    );

  return {
    person,

    /** The name, photo and role of a person. */
    face: (uid: string): Unit =>
      unitOf(
        uid,
        `face ${uid}`,
        pathsOf(uid, faceParts),
        personRecords,
        ({ privacy }) => String(privacy),
        () => person(uid),
      ),

    startup: (uid: string, id: string): Unit =>
      unitOf(
        uid,
        `startup ${uid} ${id}`,
        Object.fromEntries(
          (['open', ...startupParts] as const).map((part) => [part, paths.startup(uid, id, part)]),
        ) as Record<'open' | (typeof startupParts)[number], string>,
        (values) => startupRecords(id, values),
        ({ open }) => String(open === null),
      ),
  };
}
