import { loadMessages, useLocale } from '@messages';
import { forgetFailures } from '@messages/lazyModule';
import { useEffect } from 'react';
import { SiteSearch } from '@/components/navigation/SiteSearch';
import { SiteSearchFailure } from '@/components/navigation/SiteSearchFailure';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { useServices } from '../session/useServices';
import { useSiteSearch } from './useSiteSearch';

const listId = 'site-search';

/** The search in the top bar. The field renders immediately. The search itself loads on first use. */
export function SiteSearchHost() {
  const services = useServices();
  const locale = useLocale();
  const { parts, snapshot, hasFailed, go, field } = useSiteSearch(async () => {
    forgetFailures();
    const [{ startSiteSearch }] = await Promise.all([
      import('./topBarSearch'),
      loadMessages(locale, 'search'),
    ]);
    return startSiteSearch(services);
  });
  const { ref, query } = field;
  const isHydrated = useIsHydrated();
  const isApple = isHydrated && /Mac|iP/.test(navigator.platform);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Checks `code` as well: in a non-Latin keyboard layout, the K key types another letter.
      if (event.key !== 'k' && event.code !== 'KeyK') return;
      if (!(isApple ? event.metaKey : event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isApple, ref]);

  const shown = snapshot && parts?.fieldPropsOf(snapshot);
  return (
    <SiteSearch
      listId={listId}
      shortcut={isHydrated ? (isApple ? '⌘K' : 'Ctrl K') : undefined}
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
          onClose={() => field.onListChange('close')}
        />
      )}
      {hasFailed && query.trim() && <SiteSearchFailure />}
    </SiteSearch>
  );
}
