import { loadMessages, useLocale } from '@messages';
import { forgetFailures } from '@messages/lazyModule';
import { type RefObject, useEffect, useRef } from 'react';
import { isApple } from '@/components/layout/isApple';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import { handledElsewhere } from '@/data/log/report';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { useServices } from '../session/useServices';
import type { CommandTools } from './commands';
import { isShortcut } from './keys';
import { useSiteSearch } from './useSiteSearch';

const listId = 'site-search';

type SiteSearchHostProps = {
  /** Receives the function that opens the list with the commands. */
  opener?: RefObject<(() => void) | null>;
  /** Called by the command Sign out; false or omitted if no user is signed in. */
  onSignOut?: false | (() => void);
};

/**
 * The search in the top bar, with the commands that ⌘K and Ctrl K open, and the other keys that work on every
 * page. The field renders immediately. The rest loads on first use.
 */
export function SiteSearchHost({ opener, onSignOut = false }: SiteSearchHostProps) {
  const services = useServices();
  const locale = useLocale();
  const tools = useRef<CommandTools>(null);
  const { parts, snapshot, hasFailed, go, run, openCommands, field } = useSiteSearch(async () => {
    forgetFailures();
    const [{ startSiteSearch }] = await Promise.all([
      import('./topBarSearch'),
      loadMessages(locale, 'search'),
    ]);
    return startSiteSearch(services, tools);
  });
  tools.current = { go, onSignOut };
  if (opener) opener.current = openCommands;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event, 'K')) {
        event.preventDefault();
        openCommands();
      } else if (event.key === '?') {
        import('./shortcuts').then((module) => module.showShortcutsOn(event), handledElsewhere);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [openCommands]);

  const { query } = field;
  const isHydrated = useIsHydrated();
  const shown = snapshot && parts?.fieldPropsOf(snapshot);
  return (
    <SiteSearch
      listId={listId}
      shortcut={isHydrated ? (isApple() ? '⌘K' : 'Ctrl K') : undefined}
      isOpen={false}
      active={null}
      {...shown}
      {...field}
    >
      {parts && snapshot && (
        <parts.SiteSearchList
          snapshot={snapshot}
          listId={listId}
          typed={query.trim()}
          onChoose={go}
          onCommand={run}
          onClose={() => field.onListChange('close')}
        />
      )}
      {hasFailed && query.trim() && <SiteSearchFailure />}
    </SiteSearch>
  );
}
