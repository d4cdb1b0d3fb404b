import targaryen, { type Result } from 'targaryen';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import type { Query } from './query';
import { databaseOf } from './snapshot';
import type { Auth } from './token';
import { type Node, type Path, preview, type Write } from './tree';

// targaryen compares the first occurrence only: `'abab'.endsWith('ab')` is false.
stringMethods.endsWith = (text, end) => {
  if (typeof end !== 'string') throw new TypeError('The argument of endsWith is not a string');
  return text.endsWith(end);
};

export type Rules = ReturnType<typeof createRules>;
/**
 * A user's access to a tree. `auth`: null without a user. `onRead`: called with the path of the data that a rule
 * reads.
 */
type Access = { root: Node | undefined; auth: Auth | null; now: number; onRead?: (path: Path) => void };
type RuleNode = { [key: string]: RuleNode | string | boolean | string[] | undefined };

/** Rules that allow all requests. */
export const openRules = { rules: { '.read': true, '.write': true } };

/**
 * Evaluates security rules with targaryen. Its snapshots read this database's tree, because targaryen's own tree
 * copies all children of a node with each write. @throws if the rules can't be parsed
 */
export function createRules(definition: object) {
  const ruleset = targaryen.ruleset(definition);
  const { rules } = definition as { rules: RuleNode };
  findOwnChildrenOnly(ruleset.root);

  /** Returns the rules at the nodes from the root to a path. */
  function rulesOn(path: Path): RuleNode[] {
    const found = [rules];
    for (const key of path) {
      const node = childOf(found.at(-1) as RuleNode, key);
      if (!node) break;
      found.push(node);
    }
    return found;
  }

  return {
    /** Returns null if the user may read a path, or else the reason. */
    whyNotRead(path: Path, query: Query | null, access: Access): string | null {
      const options = { now: access.now, ...(query && { query: query.inRules }) };
      const database = databaseOf(access, access.auth, access.now);
      return reasonOf([ruleset.tryRead(path.join('/'), database, options)]);
    },

    /** Returns null if the user may do all of the writes in one transaction, or else the reason. */
    whyNotWrite(writes: readonly Write[], { root, auth, now }: Access): string | null {
      const before = databaseOf({ root }, auth, now);
      const after = databaseOf({ root: preview(root, writes) }, auth, now);
      return reasonOf(writes.map(({ path }) => ruleset.tryWrite(path.join('/'), before, after)));
    },

    /** Whether the rules declare the index that a query of a path needs. */
    isIndexed(path: Path, order: string): boolean {
      if (order === '.key' || order === '.priority') return true;
      const nodes = rulesOn(path);
      const indexes = nodes.length > path.length ? nodes.at(-1)?.['.indexOn'] : undefined;
      return [indexes].flat().includes(order);
    },
  };
}

function reasonOf(results: readonly Result[]): string | null {
  const refused = results.filter(({ allowed }) => !allowed);
  return refused.length > 0 ? refused.map(({ info }) => info).join('\n') : null;
}

function childOf(rules: RuleNode, key: string): RuleNode | undefined {
  const name = Object.hasOwn(rules, key) ? key : Object.keys(rules).find((name) => name.startsWith('$'));
  const child = name === undefined ? undefined : rules[name];
  return typeof child === 'object' && !Array.isArray(child) ? child : undefined;
}

type TargaryenNode = { $name: string; $wildchild: TargaryenNode | null };
type Variables = Record<string, string>;

/**
 * Replaces the look-up of rules in targaryen, which finds methods of `Object` too: it would skip the validation
 * of a child with the key `constructor`.
 */
function findOwnChildrenOnly(root: object) {
  const prototype = Object.getPrototypeOf(root);
  prototype.$child = function (this: TargaryenNode, path: string, variables: Variables = {}) {
    let [rules, wildchildren] = [this, variables];
    for (const key of path.split('/').filter(Boolean)) {
      if (!key.startsWith('$') && Object.hasOwn(rules, key)) {
        rules = (rules as unknown as Record<string, TargaryenNode>)[key] as TargaryenNode;
      } else if (rules.$wildchild) {
        rules = rules.$wildchild;
        wildchildren = { ...wildchildren, [rules.$name]: key };
      } else return;
    }
    return { rules, wildchildren };
  };
}
