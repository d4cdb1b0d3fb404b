import { type RefObject, useEffect, useRef } from 'react';

/** For the button that opens a form: the focus comes back to it when the form is gone. */
export function useFocusAfterEdit<Element extends HTMLElement>(
  isEditing: boolean,
): RefObject<Element | null> {
  const button = useRef<Element>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
