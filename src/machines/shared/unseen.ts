/** `meta` of a state that no screen shows, with the reason. Others need a story (`scripts/coverage.mjs`). */
export type Unseen = { unseen: string };
