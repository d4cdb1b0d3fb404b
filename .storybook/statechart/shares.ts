import type { Counted, LeafCoverage, MachineCoverage } from '../../kit/coverage/judge';

const share = (of: number, all: number) => `${of} of ${all}`;
const taken = ({ all, missing }: Counted) => share(all - missing.length, all);

/**
 * Returns the coverage of a machine as texts such as `3 of 4`. `storied` and `accessible` omit states that no
 * screen can show.
 */
export function sharesOf({ leaves, branches, ignored }: MachineCoverage) {
  const seen = leaves.filter(({ unseen }) => unseen === null);
  const count = (isSo: (leaf: LeafCoverage) => boolean) => share(seen.filter(isSo).length, seen.length);
  return {
    storied: count(({ isStoried }) => isStoried),
    accessible: count(({ isAccessible }) => isAccessible),
    tested: share(leaves.filter(({ isTested }) => isTested).length, leaves.length),
    branches: taken(branches),
    ignored: taken(ignored),
  };
}

/** Returns the states that no screen shows, each with its reason. */
export const unseenOf = ({ leaves }: MachineCoverage) =>
  leaves.flatMap(({ path, unseen }) => (unseen === null ? [] : [{ path, reason: unseen }]));
