import { searched } from '@/data/schema/query';
import type { StarredKind } from '@/screens/Starred/StarredScreen';

/** What of the starred ones is looked at. */
export type StarredView = { kind: StarredKind; query: string };

/** Kind and query in the address: `?tab=investors&q=mina`. Anything else in it is nothing chosen. */
export function viewOf(search: string): StarredView {
  const params = new URLSearchParams(search);
  return { kind: params.get('tab') === 'investors' ? 'investor' : 'startup', query: params.get('q') ?? '' };
}

/** The search part of a view's address, without what is not narrowed. */
export function searchOf({ kind, query }: StarredView): string {
  const params = new URLSearchParams();
  if (kind === 'investor') params.set('tab', 'investors');
  if (query) params.set('q', searched(query));
  return params.size ? `?${params}` : '';
}

/** Each tab is a step that Back undoes; each typed letter is not. */
export const isStep = (from: StarredView, to: StarredView) => from.kind !== to.kind;
