import { useLocale } from '@messages';
import type { RefObject } from 'react';
import { createActor, type SnapshotFrom } from 'xstate';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import {
  SiteSearchResults,
  type SiteSearchResultsProps,
  siteSearchStatuses,
} from '@/components/navigation/SiteSearchResults';
import { discoverHref } from '@/data/schema/shapes/ref';
import { activeOf, activeOption, commandsOf, type siteSearchMachine } from '@/machines/siteSearch/machine';
import { LoadBoundary } from '../router/LoadBoundary';
import type { Services } from '../services/createServices';
import type { CommandTools } from './commands';
import { siteSearchOf } from './machines';

// The code of the top bar's search that loads on first use.

type Snapshot = SnapshotFrom<typeof siteSearchMachine>;

/** The search field's props from the machine. */
const fieldPropsOf = (snapshot: Snapshot) => ({
  isOpen: !snapshot.hasTag('closed'),
  active: activeOf(snapshot.context),
});

/** Whether the results of the current query have arrived, or won't because the search is closed. */
const isAnswered = (snapshot: Snapshot) =>
  snapshot.matches({ open: { search: 'current' } }) || !snapshot.matches('open');

/** The URL of Discover with the query and the tab of the first result's kind. */
function discoverHrefOf({ context: { groups } }: Snapshot, query: string): string {
  const kind = groups?.[0]?.kind ?? 'post';
  return discoverHref(kind === 'post' ? 'startup' : kind, query);
}

type SiteSearchListProps = Pick<SiteSearchResultsProps, 'listId' | 'onChoose' | 'onCommand' | 'onClose'> & {
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
        commands={commandsOf(snapshot.context)}
        groups={groups ?? []}
        active={active}
        discoverHref={discoverHrefOf(snapshot, typed)}
      />
    </LoadBoundary>
  );
}

/**
 * Starts the search of the current user. Returns its actor and the helpers that the search field needs.
 * @param tools what the commands need from the app shell
 */
export function startSiteSearch(services: Services, tools: RefObject<CommandTools | null>) {
  const loadCommands = async () => (await import('./commands')).loadCommands(services, tools);
  const actor = createActor(siteSearchOf(services, loadCommands), { inspect: services.inspect }).start();
  /** The element that had the focus before the commands opened; null unless they are open. */
  let before: Element | null = null;
  actor.subscribe((snapshot) => {
    if (snapshot.matches('closed')) before = null;
  });
  return {
    actor,
    /** Opens the commands if the field still has the focus. While a modal dialog is open, it never has. */
    openCommands(origin: Element | null, field: Element | null) {
      if (document.activeElement !== field) return;
      actor.send({ type: 'commands.open' });
      if (origin !== field) before = origin;
    },
    /** Returns the focus to where it was before the commands opened. Returns false if it can't, or if none are. */
    leaveCommands() {
      const origin = before as HTMLElement | null;
      before = null;
      // The account menu's item, which also opens the commands, is unmounted.
      if (!origin?.isConnected) return false;
      (document.activeElement as HTMLElement | null)?.blur();
      origin.focus();
      return true;
    },
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
    /** The active command or result; `undefined` without one, and for the option that opens Discover. */
    activeOption: ({ context }: Snapshot) => activeOption(context),
    SiteSearchList,
  };
}
