// Merges the fields of a record that two devices have edited. Values are JSON data: what `packed` returns.

/** The time of the last change of each field, in ms since the epoch. A missing field never changed. */
export type FieldTimes = Readonly<Record<string, number>>;

/** A version of a record. `value` is undefined if the record was removed. */
export type Version = { value: unknown; times: FieldTimes };

/** The kinds of records whose fields are merged. Of all others, the last change wins. */
const isMerged = (kind: string): boolean =>
  /^(profile|settings|investorAccount|conversation|(listing|ownedStartup)(Traction|Metrics|Contact)?)$/.test(
    kind,
  );

type Fields = Map<string, unknown>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$image' in value);

/** The name of the only field of a value that isn't divided into fields. */
const whole = '';

/** Returns the fields of a value by path. An object inside an object is divided, too. */
function fieldsOf(kind: string, value: unknown): Fields {
  const fields: Fields = new Map();
  const add = (path: string, item: unknown) => {
    // An empty object inside an object is a value.
    if (!isPlain(item) || (path !== whole && Object.keys(item).length === 0)) fields.set(path, item);
    else for (const [name, part] of Object.entries(item)) add(`${path}/${name}`, part);
  };
  if (value === undefined) return fields;
  if (isMerged(kind) && isPlain(value)) add(whole, value);
  else fields.set(whole, value);
  return fields;
}

/** Returns the value with these fields. */
function joined(fields: Fields): unknown {
  if (fields.has(whole)) return fields.get(whole);
  const value: Record<string, unknown> = {};
  for (const [path, item] of fields) {
    const names = path.split('/').slice(1);
    let inner = value;
    for (const name of names.slice(0, -1)) {
      inner[name] ??= {};
      inner = inner[name] as Record<string, unknown>;
    }
    inner[names.at(-1) ?? ''] = item;
  }
  return value;
}

/**
 * Removes fields that exclude each other, because a version contains an object and the other a value: the later ones
 * stay.
 */
function withoutConflicts(fields: Fields, times: FieldTimes): Fields {
  const timeOf = (path: string) => times[path] ?? Number.NEGATIVE_INFINITY;
  for (const [path, value] of fields) {
    const inner = [...fields.keys()].filter((other) => other.startsWith(`${path}/`));
    if (inner.length === 0) continue;
    const isOutdated = isPlain(value) || timeOf(path) < Math.max(...inner.map(timeOf));
    for (const each of isOutdated ? [path] : inner) fields.delete(each);
  }
  return fields;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const lastTime = ({ times }: Version): number => Math.max(Number.NEGATIVE_INFINITY, ...Object.values(times));

/**
 * Returns the version with the fields that a device changed, `at` ms since the epoch. Each of these fields gets a
 * time after its last one, even if the device's clock is slow.
 * @param base the last version that the device and the server agreed on
 */
export function changedVersion(kind: string, base: Version, value: unknown, at: number): Version {
  const [before, after] = [fieldsOf(kind, base.value), fieldsOf(kind, value)];
  const times: Record<string, number> = { ...base.times };
  if (value === undefined) times[whole] = Math.max(at, lastTime(base) + 1);
  for (const path of new Set([...before.keys(), ...after.keys()]))
    if (before.has(path) !== after.has(path) || !isSame(before.get(path), after.get(path)))
      times[path] = Math.max(at, (base.times[path] ?? Number.NEGATIVE_INFINITY) + 1);
  return { value, times };
}

/**
 * Merges two versions that began as `base`. A field that only one of them changed has its value; of a field that
 * both changed, the later value wins. A removed record stays removed, unless the other version has a later change.
 */
export function mergedVersion(kind: string, base: Version, own: Version, other: Version): Version {
  if ((own.value === undefined) !== (other.value === undefined))
    return lastTime(own) > lastTime(other) ? own : other;
  const [before, mine, theirs] = [base, own, other].map(({ value }) => fieldsOf(kind, value)) as [
    Fields,
    Fields,
    Fields,
  ];
  const merged: Fields = new Map();
  const times: Record<string, number> = {};
  const timeIn = ({ times }: Version, path: string) => times[path] ?? Number.NEGATIVE_INFINITY;
  for (const path of new Set([...theirs.keys(), ...mine.keys(), ...before.keys()])) {
    const isMine = timeIn(own, path) > Math.max(timeIn(base, path), timeIn(other, path));
    const fields = isMine ? mine : theirs;
    if (fields.has(path)) merged.set(path, fields.get(path));
    const time = timeIn(isMine ? own : other, path);
    if (time > Number.NEGATIVE_INFINITY) times[path] = time;
  }
  return { value: own.value === undefined ? undefined : joined(withoutConflicts(merged, times)), times };
}

export const isSameVersion = (a: Version, b: Version): boolean => isSame(a.value, b.value);
