import { useRef, useState } from 'react';
import type { Command } from '@/data/schema/shapes/command';
import { searchPatience } from '@/data/schema/shapes/constants';
import { discoverHref } from '@/data/schema/shapes/ref';
import { focusHeading } from '../hooks/focusHeading';
import { useGo, usePathname } from '../router/address';
import { useLazyActor } from '../services/lazyActor';
import type { startSiteSearch } from './topBarSearch';
import { useAddressChange } from './useAddressChange';

/** Resolves with `undefined` after `time` ms. */
const pause = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));

/**
 * The state and the actions of the top bar's search. The field accepts input before the search has
 * loaded, which then searches for it.
 * @param load loads the code of the search and starts it
 */
export function useSiteSearch(load: () => Promise<ReturnType<typeof startSiteSearch>>) {
  const leadTo = useGo();
  const pathname = usePathname();
  const [query, setQuery] = useState('');
  const { parts, snapshot, hasFailed, prepare, send } = useLazyActor(load);
  const input = useRef<HTMLInputElement>(null);
  /** Counts inputs and navigations. Each cancels an earlier Enter that is still waiting for results. */
  const turn = useRef(0);

  function forget() {
    turn.current += 1;
    if (!query && !snapshot) return;
    setQuery('');
    send({ type: 'search.reset' });
  }
  useAddressChange(forget);

  function openCommands() {
    const origin = document.activeElement;
    input.current?.focus();
    input.current?.select();
    void prepare().then((loaded) => loaded?.openCommands(origin, input.current));
  }
  function run(command: Command) {
    parts?.leaveCommands();
    forget();
    command.run();
  }
  function go(href: string) {
    forget();
    // Focuses the heading if the page stays the same. A different page focuses its heading on mount.
    if (new URL(href, location.href).pathname === pathname) focusHeading();
    else input.current?.blur();
    void leadTo(href);
  }
  /** Opens the active option, else Discover: on the tab of the first result, if results arrive in time. */
  async function enter() {
    const typed = query.trim();
    const chosen = snapshot && parts?.activeOption(snapshot);
    if (chosen) return 'run' in chosen ? run(chosen) : go(chosen.href);
    if (!typed) return;
    const mine = turn.current;
    // After a failure, the next input loads the code again. Until then, Enter doesn't wait for it.
    const found = hasFailed ? undefined : prepare().then((loaded) => loaded?.findHref(typed));
    const fitting = await Promise.race([found, pause(searchPatience)]);
    if (mine === turn.current && input.current) go(fitting ?? discoverHref('startup', typed));
  }

  return {
    parts,
    snapshot,
    hasFailed,
    go,
    run,
    openCommands,
    /** Props of the search field. */
    field: {
      ref: input,
      query,
      onQueryChange(next: string) {
        turn.current += 1;
        setQuery(next);
        send({ type: 'query.change', query: next });
      },
      onFocus: prepare,
      onListChange(change: 'open' | 'close' | 'next' | 'previous' | 'leave') {
        if (query || snapshot) send({ type: `list.${change}` });
      },
      onEscape() {
        if (parts?.leaveCommands()) forget();
        else send({ type: 'list.close' });
      },
      onEnter: enter,
    },
  };
}
