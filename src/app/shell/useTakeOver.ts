import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../hooks/whenIdle';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

/**
 * Makes what was submitted while nobody was signed in the account's, as soon as there is one, and says so. What the
 * device can't hand over waits for the next visit.
 */
export function useTakeOver() {
  const { hasAccount, held } = useServices();
  const show = useShowToast();
  const t = useMessages('app');
  const { list } = useFormats();
  const say = useRef((_what: readonly string[], _hasProfile: boolean) => {});
  say.current = (startups, hasProfile) => {
    const what = [...startups, ...(hasProfile ? [t.heldProfile] : [])];
    if (what.length > 0) show({ text: t.heldTaken({ what: list(what) }), tone: 'success' });
  };
  useEffect(() => {
    if (!hasAccount) return;
    return whenIdle(() => {
      held()
        .then((work) => work.takeOver())
        .then(
          ({ startups, hasProfile }) => say.current(startups, hasProfile),
          () => {},
        );
    });
  }, [hasAccount, held]);
}
