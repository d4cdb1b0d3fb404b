/** A state's `meta`: why no screen shows it. Other states need a story (`scripts/coverage.mjs`). */
export type Unseen = { unseen: string };
