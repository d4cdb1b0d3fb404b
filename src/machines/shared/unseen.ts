/** In a state's `meta`: why no screen can show it. All others have a story (`scripts/coverage.mjs`). */
export type Unseen = { unseen: string };
