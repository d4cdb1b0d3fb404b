import type { Leaves } from '@/data/adapters/remote/leaves';
import { splitKey } from '@/data/adapters/remote/paths';
import { everyLeaf, type Update, uids, type World } from './rulesWorld';

// Updates that no account may make: variants of an update that the rules accept.

export type Forgery = { name: string; uid: string | null; leaves: Leaves };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const without = (leaves: Leaves, path: string): Leaves =>
  Object.fromEntries(Object.entries(leaves).filter(([each]) => each !== path));

/** The path whose content a pointer points to; `undefined` for other paths. */
function contentOf(path: string, value: unknown): string | undefined {
  const [room = '', first = '', second = '', third = ''] = path.split('/');
  const { u, s } = isObject(value) ? value : {};
  switch (room) {
    case 'feed':
      return s === undefined ? `posts/${u}/${first}` : `updates/${u}/${s}/${first}`;
    case 'listed':
      return `startups/${u}/${first}/open/listing`;
    case 'remarks':
      return `comments/${u}/${second}`;
    case 'directory':
      return `people/${second}/${first === 'user' ? 'face' : 'investorCard'}`;
    case 'followers':
      return `people/${second}/follows/${first}`;
    case 'inbox':
      return `mail/${first}/${third}/${second}`;
    default:
      return undefined;
  }
}

/** Returns the path of the count of a like or a follower. */
const countOf = (path: string): string | undefined => {
  const [room, first = '', second = ''] = path.split('/');
  if (room === 'likes') return `counts/likes/${second}`;
  return room === 'followers' ? `counts/follows/${first}` : undefined;
};

/** Returns variants of an accepted update, which the rules must refuse. */
export function* forgeriesOf(world: World, { uid, leaves, after }: Update): Generator<Forgery> {
  const { database } = world;
  const isAccepted = (path: string) => database.updated(uid, { [path]: leaves[path] }, after.now) !== null;
  // Most leaves are accepted alone, which is faster than the whole update.
  const alone = new Set(Object.keys(leaves).filter(isAccepted));
  const mine = (name: string, path: string, value: unknown): Forgery => ({
    name: `${name}: ${path}`,
    uid,
    leaves: alone.has(path) ? { [path]: value } : { ...leaves, [path]: value },
  });
  for (const other of [null, ...uids.filter((each) => each !== uid)]) {
    yield { name: 'another author', uid: other, leaves };
    for (const [path, value] of Object.entries(leaves))
      yield { name: `another author: ${path}`, uid: other, leaves: { [path]: value } };
  }
  for (const [path, value] of Object.entries(leaves)) {
    const [room = ''] = path.split('/');
    const count = countOf(path);
    if (room === 'counts' && isObject(value)) {
      const { increment } = value['.sv'] as { increment: number };
      yield mine('a count moved by two', path, { '.sv': { increment: increment * 2 } });
      yield mine('a count moved back', path, { '.sv': { increment: -increment } });
      yield mine('a removed count', path, null);
      const mark = Object.keys(leaves).find((each) => countOf(each) === path) ?? '';
      yield { name: `a count without its mark: ${path}`, uid, leaves: without(leaves, mark) };
    }
    if (count && count in leaves)
      yield { name: `a mark without its count: ${path}`, uid, leaves: without(leaves, count) };
    if (value === null) continue;

    if (typeof value === 'string') yield mine('an oversize text', path, 'x'.repeat(400_001));
    if (['feed', 'listed', 'remarks'].includes(room) && isObject(value))
      yield mine('another author in a pointer', path, { ...value, u: 'other' });
    if (typeof value === 'string' || value === true) {
      yield mine('a number', path, 1);
      yield mine('an unknown child', path, { more: true });
    }
    if (isObject(value) && room !== 'counts' && room !== 'pace') {
      yield mine('an unknown child', path, { ...value, more: true });
      yield mine('a text instead of children', path, 'text');
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'string')
          yield mine(`an oversize ${name}`, path, { ...value, [name]: 'x'.repeat(400_001) });
        else yield mine(`a wrong type of ${name}`, path, { ...value, [name]: 'text' });
      for (const name of ['at', 't'])
        if (name in value) yield mine(`${name} in the future`, path, { ...value, [name]: after.now + 1 });
      const needed = [
        'k',
        'i',
        'e',
        'at',
        't',
        'u',
        'p',
        'v',
        'isWithdrawn',
        'verdict',
        'note',
        'requestedAt',
      ];
      for (const name of needed)
        if (name in value && Object.keys(value).length > 1 && !(room === 'own' && name === 'v'))
          yield mine(`a missing ${name}`, path, { ...value, [name]: null });
    }
    if (room === 'own' && isObject(value)) {
      yield mine('another entry before', path, { ...value, p: 'other' });
      yield mine('a wrong time', path, { ...value, at: after.now - 1 });
    }
    if (room === 'inbox') yield mine('a wrong time', path, { t: after.now - 1 });
    if (room === 'mail' && path.includes('/sent/') && isObject(value))
      yield mine('a message of another time', path, { ...value, at: after.now - 1 });
    if (room === 'pace') {
      yield { name: `no pace: ${path}`, uid, leaves: without(leaves, path) };
      yield mine('an earlier pace', path, after.now - 1);
    }
    const content = contentOf(path, value);
    if (content !== undefined && database.valueAt(content) === null)
      yield {
        name: `a pointer without its content: ${path}`,
        uid,
        leaves: Object.fromEntries([path, count ?? path].map((each) => [each, leaves[each]] as const)),
      };
    if (room === 'words') {
      const [word = '', ...rest] = splitKey(path.split('/').at(-1) ?? '');
      const writer = rest.at(-1);
      yield mine('a long word', `words/profile/${word.padEnd(160, 'x')}~${writer}`, true);
      yield mine('a word of an unknown kind', `words/other/${word}~${writer}`, true);
    }
  }
}

/** Returns the removal of each leaf by each other account. */
export function* removalsBy(world: World): Generator<Forgery> {
  for (const [path, value] of Object.entries(everyLeaf(world)))
    for (const uid of [null, ...uids])
      if (!isBy(path, value, uid))
        yield { name: `another account removes ${path}`, uid, leaves: { [path]: null } };
}

/** Whether an account wrote a path. */
function isBy(path: string, value: unknown, uid: string | null): boolean {
  const [room = '', first = '', second = '', third = ''] = path.split('/');
  if (room === 'mail') return third !== '' && second === uid;
  if (room === 'followers' || room === 'directory') return second === uid;
  if (['feed', 'listed', 'remarks'].includes(room)) return isObject(value) && value.u === uid;
  if (room === 'words') return second.split('~').at(-1) === uid;
  return first === uid;
}
