import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for the button that opens a form. The button takes the focus if it is lost with the form. */
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
