import { loadMessages, useLocale } from '@messages';
import { forgetFailures } from '@messages/lazyModule';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import { href } from '@/data/schema/href';
import { useGo } from '../router/address';
import { LoadBoundary } from '../router/LoadBoundary';
import { useServices } from '../session/useServices';

/** The search itself: its machine, its list and all that is looked through. Nothing that a page waits for. */
const loadSearch = () => import('./siteSearch');
type Search = ReturnType<Awaited<ReturnType<typeof loadSearch>>['startSiteSearch']>;

const never = () => () => {};
const listId = 'site-search';

/** The search in the top bar: a field at once, and all behind it when the field is first used. */
export function SiteSearchHost() {
  const services = useServices();
  const leadTo = useGo();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The same before it is drawn, and whether it is on its way: there is one search, however fast one types. */
  const started = useRef<Search | 'starting' | null>(null);
  const snapshot = useSyncExternalStore(
    search ? search.subscribe : never,
    () => search?.actor.getSnapshot() ?? null,
  );
  const locale = useLocale();
  const isApple = /Mac|iP/.test(navigator.platform);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By its place too: a keyboard of another script has another letter there.
      if (event.key !== 'k' && event.code !== 'KeyK') return;
      if (!(isApple ? event.metaKey : event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isApple]);

  const send = search?.actor.send;
  const start = () => {
    if (started.current) return;
    started.current = 'starting';
    if (hasFailed) forgetFailures();
    Promise.all([loadSearch(), loadMessages(locale, 'search')]).then(
      ([{ startSiteSearch }]) => {
        setFailed(false);
        const next = startSiteSearch(services);
        next.actor.send({ type: 'query.change', query: input.current?.value ?? '' });
        started.current = next;
        setSearch(next);
      },
      // The next letter tries again; until then Enter leads to Discover.
      () => {
        started.current = null;
        setFailed(true);
      },
    );
  };
  const forget = useCallback(() => {
    setQuery('');
    send?.({ type: 'search.reset' });
  }, [send]);
  const go = (href: string) => {
    forget();
    input.current?.blur();
    void leadTo(href);
  };
  const shown = snapshot && search?.fieldPropsOf(snapshot);
  const tab = (snapshot && search?.discoverTab(snapshot)) || undefined;
  const discoverHref = href('discover', { search: { tab, q: query.trim() } });

  return (
    <SiteSearch
      ref={input}
      listId={listId}
      shortcut={isApple ? '⌘K' : 'Ctrl K'}
      query={query}
      isOpen={false}
      active={null}
      {...shown}
      onQueryChange={(next) => {
        setQuery(next);
        if (started.current && started.current !== 'starting')
          started.current.actor.send({ type: 'query.change', query: next });
        else start();
      }}
      onFocus={start}
      onListChange={(change) => send?.({ type: `list.${change}` })}
      onEnter={() => {
        if (query.trim()) go((snapshot && search?.activeHref(snapshot)) ?? discoverHref);
      }}
    >
      {search && snapshot && (
        <LoadBoundary resetKey={locale} fallback={() => shown?.isOpen && <SiteSearchFailure />}>
          <Suspense>
            <search.SiteSearchList
              snapshot={snapshot}
              listId={listId}
              discoverHref={discoverHref}
              onChoose={go}
              onClose={() => send?.({ type: 'list.close' })}
              onLeave={forget}
            />
          </Suspense>
        </LoadBoundary>
      )}
      {hasFailed && query.trim() && <SiteSearchFailure />}
    </SiteSearch>
  );
}
