import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { createActor, type SnapshotFrom } from 'xstate';
import { SiteSearchResults, siteSearchStatuses } from '@/components/navigation/SiteSearchResults';
import { discoverHref } from '@/data/schema/ref';
import { activeOf, hitsOf, type siteSearchMachine } from '@/machines/siteSearch/machine';
import type { Services } from '../services/createServices';
import { siteSearchOf } from './machines';

// What the top bar's search field needs once somebody uses it.

type Snapshot = SnapshotFrom<typeof siteSearchMachine>;

/** What the field shows of the search. */
const fieldPropsOf = (snapshot: Snapshot) => ({
  isOpen: !snapshot.hasTag('closed'),
  active: activeOf(snapshot.context),
});

/** Where the active option leads; nowhere of its own for none, and for the one that leads to Discover. */
function activeHref({ context }: Snapshot): string | undefined {
  const active = activeOf(context);
  return active === null ? undefined : hitsOf(context)[active]?.href;
}

/** The answer to what is typed is there, or won't come. */
const isAnswered = (snapshot: Snapshot) =>
  snapshot.matches({ open: { search: 'current' } }) || !snapshot.matches('open');

/** Discover with the query, at the kind of what was found first. */
function discoverHrefOf({ context: { groups } }: Snapshot, query: string): string {
  const kind = groups?.[0]?.kind ?? 'post';
  return discoverHref(kind === 'post' ? 'startup' : kind, query);
}

type SiteSearchListProps = {
  snapshot: Snapshot;
  listId: string;
  discoverHref: string;
  onChoose: (href: string) => void;
  onClose: () => void;
  /** The page is another one. */
  onLeave: () => void;
};

/** The list below the field. */
function SiteSearchList({ snapshot, onLeave, ...props }: SiteSearchListProps) {
  const address = useLocationProperty(() => window.location.href);
  const known = useRef(address);
  useEffect(() => {
    if (known.current === address) return;
    known.current = address;
    onLeave();
  }, [address, onLeave]);

  const { query, groups } = snapshot.context;
  return (
    <SiteSearchResults
      {...props}
      status={siteSearchStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'closed'}
      query={query}
      groups={groups ?? []}
      active={activeOf(snapshot.context)}
    />
  );
}

/** The search of whoever is signed in now, running from now on, with all that the field in the bar needs of it. */
export function startSiteSearch(services: Services) {
  const actor = createActor(siteSearchOf(services), { inspect: services.inspect }).start();
  return {
    actor,
    /** Where Enter leads, as soon as that is known; never where it can't be. */
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
    /** For `useSyncExternalStore`: the same function as long as the actor lives. */
    subscribe: (listener: () => void) => actor.subscribe(listener).unsubscribe,
    fieldPropsOf,
    activeHref,
    discoverHrefOf,
    SiteSearchList,
  };
}
