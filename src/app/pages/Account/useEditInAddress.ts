import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { editedOf, startupsSearch } from './accountAddress';

type EditInAddress = {
  /** The slug of the startup in the open form; '' without an open form, `null` while loading. */
  subject: string | null;
  /** Called when the address changes to another startup's form, or to no form (''). */
  onSubjectChange: (subject: string) => void;
};

/** Synchronizes the address and the open form in both directions, so that a link or a reload opens a form. */
export function useEditInAddress({ subject, onSubjectChange }: EditInAddress) {
  const asked = editedOf(useSearch());
  const agreed = useRef('');
  const pathname = usePathname();
  const go = useGo();
  const tell = useRef(onSubjectChange);
  tell.current = onSubjectChange;
  useEffect(() => {
    if (subject === null) return;
    if (asked !== agreed.current) {
      agreed.current = asked;
      if (asked !== subject) tell.current(asked);
    } else if (subject !== agreed.current) {
      agreed.current = subject;
      // Opening a form adds a history entry, so that Back closes it. Closing a form replaces the entry.
      void go(`${pathname}${startupsSearch(subject)}`, { replace: subject === '' });
    }
  }, [asked, subject, pathname, go]);
}
