import { type RefObject, useEffect, useRef } from 'react';

/** For the button that opens a form: the focus that goes with the form comes back to it. What has it elsewhere keeps it. */
export function useFocusAfterEdit<Element extends HTMLElement>(
  isEditing: boolean,
): RefObject<Element | null> {
  const button = useRef<Element>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasEditing.current && !isEditing && isLost) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return button;
}
