import fc from 'fast-check';
import { accountOf, addressedBy, anyAccounts, anyStep, type Change, changeOf } from './rulesChanges';
import { type Forgery, forgeriesOf, removalsBy } from './rulesForgeries';
import { constantReadings, type Reading, readingsIn } from './rulesReadings';
import { afterUpdate, emptyWorld, uids, type World } from './rulesWorld';

// Compares rules with the app, in random worlds. Each function returns the disagreements as texts.

/** Random accounts, and changes that follow. */
export const anyCase = fc.record({
  accounts: anyAccounts,
  steps: fc.array(anyStep, { minLength: 1, maxLength: 5 }),
});
export type Case = typeof anyCase extends fc.Arbitrary<infer Value> ? Value : never;

/** `after`: missing if the rules refuse the change. */
type Made = { before: World; change: Change; after?: World };

/** Makes the accounts and the changes of a case, one after the other. */
function* madeIn(rules: object, { accounts, steps }: Case): Generator<Made> {
  let world = emptyWorld(rules);
  const made = (change: Change): Made => {
    const before = world;
    const after = afterUpdate(world, change);
    world = after ?? world;
    return { before, change, ...(after && { after }) };
  };
  const drawn = uids.map((uid, at) => [uid, accounts[at] as (typeof accounts)[0]] as const);
  for (const [uid, account] of drawn) yield made(accountOf(world, uid, account));
  for (const step of [...drawn.flatMap(([uid, account]) => addressedBy(uid, account)), ...steps]) {
    const change = changeOf(world, step);
    if (change) yield made(change);
  }
}

const wrongIn = (world: World, readings: Iterable<Reading>): string[] =>
  [...readings].flatMap(({ viewer, path, query, isOpen }) =>
    world.database.canRead(viewer, path, query) === isOpen
      ? []
      : `${viewer} ${isOpen ? 'can’t read' : 'reads'} ${path} ${query ? JSON.stringify(query) : ''}`,
  );

/** Makes all changes of a case, and then all readings. A shorter case makes them before its last change. */
export function wrongReadings(rules: object, drawn: Case): string[] {
  const made = [...madeIn(rules, drawn)];
  const { before, after: world = before } = made.at(-1) as Made;
  return [
    ...made.flatMap(({ change: { uid, leaves, isAllowed }, after }) =>
      Boolean(after) === isAllowed
        ? []
        : `${after ? 'accepted' : 'refused'}: ${uid} changes ${Object.keys(leaves).join(', ')}`,
    ),
    ...wrongIn(world, readingsIn(world)),
  ];
}

/** Tries forged variants of the last change of a case. */
export function acceptedForgeries(rules: object, drawn: Case): string[] {
  const { before, change, after } = [...madeIn(rules, drawn)].at(-1) as Made;
  if (!after) return [];
  const accepted =
    (world: World, at: number) =>
    ({ name, uid, leaves }: Forgery) =>
      world.database.updated(uid, leaves, at) ? [`accepted: ${uid}, ${name}`] : [];
  return [
    ...[...forgeriesOf(before, change)].flatMap(accepted(before, change.after.now)),
    ...[...removalsBy(after)].flatMap(accepted(after, after.now + 1)),
  ];
}

/** Makes the readings that don't depend on any record. */
export const wrongConstantReadings = (rules: object): string[] =>
  wrongIn(emptyWorld(rules), constantReadings());
