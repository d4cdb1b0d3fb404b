import { isBranch, type Leaf, type Node, type Path } from './tree';

/** A request that the database can't store. */
export class InvalidData extends Error {}

/** Returns the data as JSON. Lists are objects, as they are stored. */
export function toJson(node: Node | undefined): unknown {
  if (!isBranch(node)) return node ?? null;
  return Object.fromEntries(Array.from(node.keys(), (key) => [key, toJson(node.get(key))]));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database refuses them
const forbidden = /[.#$[\]/\u0000-\u001f\u007f]/;
const longestKey = 768;

/** Returns a path or a key's path. @throws InvalidData if a key isn't allowed */
export function checked(path: Path): Path {
  for (const key of path) {
    if (key === '' || forbidden.test(key) || Buffer.byteLength(key) > longestKey) {
      throw new InvalidData(`Invalid key ${JSON.stringify(key)}`);
    }
  }
  return path;
}

/**
 * Returns the data of a JSON value: without nulls and empty objects, with its server values resolved.
 * @param before the data that the value replaces, to which increments are added
 * @param now the time of the write, in ms since the epoch
 */
export function fromJson(value: unknown, before: Node | undefined, now: number): Node | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new InvalidData(`Invalid value ${String(value)}`);
  if ('.sv' in value) return serverValue(value['.sv'], before, now);
  const children = new Map<string, Node>();
  for (const [key, item] of Object.entries(value)) {
    checked([key]);
    const child = fromJson(item, isBranch(before) ? before.get(key) : undefined, now);
    if (child !== undefined) children.set(key, child);
  }
  return children.size > 0 ? children : undefined;
}

function serverValue(operation: unknown, before: Node | undefined, now: number): Leaf {
  if (operation === 'timestamp') return now;
  const { increment } = Object(operation) as { increment?: unknown };
  if (typeof increment !== 'number') throw new InvalidData('Unknown server value');
  return typeof before === 'number' ? before + increment : increment;
}
