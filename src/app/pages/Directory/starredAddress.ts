import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import { searched } from '@/data/schema/text/query';

/** The kind of profile and the query that filter the starred profiles. */
type StarredView = Pick<DirectoryView, 'kind' | 'query'>;

/** Reads kind and query from the query string: `?tab=investors&q=mina`. Ignores other parameters. */
export function viewOf(search: string): StarredView {
  const params = new URLSearchParams(search);
  return { kind: params.get('tab') === 'investors' ? 'investor' : 'startup', query: params.get('q') ?? '' };
}

/** Returns the query string of a view's address, without default values. */
export function searchOf({ kind, query }: StarredView): string {
  const params = new URLSearchParams();
  if (kind === 'investor') params.set('tab', 'investors');
  if (query) params.set('q', searched(query));
  return params.size ? `?${params}` : '';
}

/** Whether Back undoes a change: true for a tab, false for a typed letter. */
export const isStep = (from: StarredView, to: StarredView) => from.kind !== to.kind;
