import { loadMessages, useLocale } from '@messages';
import { forgetFailures } from '@messages/lazyModule';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import { handledElsewhere } from '@/data/log/report';
import { searchPatience } from '@/data/schema/shapes/constants';
import { discoverHref } from '@/data/schema/shapes/ref';
import { focusHeading } from '../hooks/focusHeading';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { useGo, usePathname } from '../router/address';
import { LoadBoundary } from '../router/LoadBoundary';
import { useServices } from '../session/useServices';

/** Loads the code of the search. No page waits for it. */
const loadSearch = () => import('./topBarSearch');
type Search = ReturnType<Awaited<ReturnType<typeof loadSearch>>['startSiteSearch']>;

/** Resolves with `undefined` after `time` ms. */
const pause = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));

const never = () => () => {};
const listId = 'site-search';

/** The search in the top bar. The field renders immediately. The search itself loads on first use. */
export function SiteSearchHost() {
  const services = useServices();
  const leadTo = useGo();
  const pathname = usePathname();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The promise of the loading search. Prevents fast typing from starting a second one. */
  const started = useRef<Promise<Search> | null>(null);
  const snapshot = useSyncExternalStore(
    search ? search.subscribe : never,
    () => search?.actor.getSnapshot() ?? null,
    () => null,
  );
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const isApple = isHydrated && /Mac|iP/.test(navigator.platform);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Checks `code` as well: in a non-Latin keyboard layout, the K key types another letter.
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
    if (hasFailed) forgetFailures();
    started.current = Promise.all([loadSearch(), loadMessages(locale, 'search')]).then(
      ([{ startSiteSearch }]) => {
        setFailed(false);
        const next = startSiteSearch(services);
        next.actor.send({ type: 'query.change', query: input.current?.value ?? '' });
        setSearch(next);
        return next;
      },
    );
    // After a failure, the next input loads the code again. Until then, Enter opens Discover.
    started.current.catch(() => {
      started.current = null;
      setFailed(true);
    });
  };
  const forget = useCallback(() => {
    setQuery('');
    send?.({ type: 'search.reset' });
  }, [send]);
  const go = (href: string) => {
    forget();
    // Focuses the heading if the page stays the same. A different page focuses its heading on mount.
    if (new URL(href, location.href).pathname === pathname) focusHeading();
    else input.current?.blur();
    void leadTo(href);
  };
  const shown = snapshot && search?.fieldPropsOf(snapshot);
  /** Opens the active option, else Discover: on the tab of the first result, if results arrive in time. */
  async function enter() {
    const chosen = snapshot && search?.activeHref(snapshot);
    if (chosen) return go(chosen);
    const typed = query.trim();
    const found = started.current?.then(({ findHref }) => findHref(typed)).catch(handledElsewhere);
    const fitting = await Promise.race([found, pause(searchPatience)]);
    // Skips the navigation if the user changed the query or the page (which clears the field) meanwhile.
    if (input.current?.value.trim() === typed) go(fitting ?? discoverHref('startup', typed));
  }

  return (
    <SiteSearch
      ref={input}
      listId={listId}
      shortcut={isHydrated ? (isApple ? '⌘K' : 'Ctrl K') : undefined}
      query={query}
      isOpen={false}
      active={null}
      {...shown}
      onQueryChange={(next) => {
        setQuery(next);
        start();
        started.current
          ?.then(({ actor }) => actor.send({ type: 'query.change', query: next }))
          .catch(handledElsewhere);
      }}
      onFocus={start}
      onListChange={(change) => send?.({ type: `list.${change}` })}
      onEnter={() => {
        if (query.trim()) void enter();
      }}
    >
      {search && snapshot && (
        <LoadBoundary resetKey={locale} fallback={() => shown?.isOpen && <SiteSearchFailure />}>
          <Suspense>
            <search.SiteSearchList
              snapshot={snapshot}
              listId={listId}
              discoverHref={search.discoverHrefOf(snapshot, query.trim())}
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
