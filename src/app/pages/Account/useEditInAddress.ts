import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { editedOf, startupsSearch } from './accountAddress';

type EditInAddress = {
  /** What is edited; empty for nothing, `null` before anything can be. */
  subject: string | null;
  /** The address asks for a form, or for none. */
  onSubjectChange: (subject: string) => void;
};

/** Keeps the address and the form that is open the same, whichever moves first: a link and a reload open it too. */
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
      // Back closes a form; what was closed is not gone back to.
      void go(`${pathname}${startupsSearch(subject)}`, { replace: subject === '' });
    }
  }, [asked, subject, pathname, go]);
}
