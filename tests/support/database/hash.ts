import { createHash } from 'node:crypto';
import { compareKeys } from './order';
import { isBranch, type Leaf, type Node } from './tree';

/** Returns the hash by which a transaction of the SDK names the data that it has read. */
export function hashOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (!isBranch(node)) return sha1(textOf(node));
  const keys = [...node.keys()].sort(compareKeys);
  return sha1(keys.map((key) => `:${key}:${hashOf(node.get(key))}`).join(''));
}

function textOf(leaf: Leaf): string {
  if (typeof leaf !== 'number') return `${typeof leaf}:${leaf}`;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(leaf);
  return `number:${bytes.toString('hex')}`;
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('base64');
