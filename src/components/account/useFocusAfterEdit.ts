import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for an Edit button. Focuses that button if the form closes while it has the focus. */
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
