import { useLocale } from '@messages';
import { createActor, type SnapshotFrom } from 'xstate';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import {
  SiteSearchResults,
  type SiteSearchResultsProps,
  siteSearchStatuses,
} from '@/components/navigation/SiteSearchResults';
import { discoverHref } from '@/data/schema/shapes/ref';
import { activeOf, hitsOf, type siteSearchMachine } from '@/machines/siteSearch/machine';
import { LoadBoundary } from '../router/LoadBoundary';
import type { Services } from '../services/createServices';
import { siteSearchOf } from './machines';

// The code of the top bar's search that loads on first use.

type Snapshot = SnapshotFrom<typeof siteSearchMachine>;

/** The search field's props from the machine. */
const fieldPropsOf = (snapshot: Snapshot) => ({
  isOpen: !snapshot.hasTag('closed'),
  active: activeOf(snapshot.context),
});

/** The URL of the active option; `undefined` without one, and for the option that opens Discover. */
function activeHref({ context }: Snapshot): string | undefined {
  const active = activeOf(context);
  return active === null ? undefined : hitsOf(context)[active]?.href;
}

/** Whether the results of the current query have arrived, or won't because the search is closed. */
const isAnswered = (snapshot: Snapshot) =>
  snapshot.matches({ open: { search: 'current' } }) || !snapshot.matches('open');

/** The URL of Discover with the query and the tab of the first result's kind. */
function discoverHrefOf({ context: { groups } }: Snapshot, query: string): string {
  const kind = groups?.[0]?.kind ?? 'post';
  return discoverHref(kind === 'post' ? 'startup' : kind, query);
}

type SiteSearchListProps = Pick<SiteSearchResultsProps, 'listId' | 'onChoose' | 'onClose'> & {
  snapshot: Snapshot;
  /** The query without spaces around it. */
  typed: string;
};

/** The list of results below the search field. */
function SiteSearchList({ snapshot, typed, ...props }: SiteSearchListProps) {
  const { query, groups } = snapshot.context;
  const { isOpen, active } = fieldPropsOf(snapshot);
  return (
    <LoadBoundary resetKey={useLocale()} fallback={() => isOpen && <SiteSearchFailure />}>
      <SiteSearchResults
        {...props}
        status={siteSearchStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'closed'}
        query={query}
        groups={groups ?? []}
        active={active}
        discoverHref={discoverHrefOf(snapshot, typed)}
      />
    </LoadBoundary>
  );
}

/** Starts the search of the current user. Returns its actor and the helpers that the search field needs. */
export function startSiteSearch(services: Services) {
  const actor = createActor(siteSearchOf(services), { inspect: services.inspect }).start();
  return {
    actor,
    /** Resolves with the URL that Enter opens, once the results arrive or the search is closed. */
    findHref: (query: string) =>
      new Promise<string>((resolve) => {
        const now = actor.getSnapshot();
        if (isAnswered(now)) return resolve(discoverHrefOf(now, query));
        const subscription = actor.subscribe((later) => {
          if (!isAnswered(later)) return;
          subscription.unsubscribe();
          resolve(discoverHrefOf(later, query));
        });
      }),
    fieldPropsOf,
    activeHref,
    SiteSearchList,
  };
}
