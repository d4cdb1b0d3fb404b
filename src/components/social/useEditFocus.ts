import { useEffect, useRef } from 'react';

/**
 * Where the focus goes with an editor that comes and goes: into one that was asked for here, at the end of its text, not
 * into one that was open already or was opened in another tab; and from there back to the button that opened it.
 */
export function useEditFocus(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const isAsked = useRef(false);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    const [field, opener] = [area.current, button.current];
    if (isEditing && isAsked.current && field) {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    } else if (wasEditing.current && !isEditing && document.activeElement === document.body) {
      opener?.focus({ preventScroll: true });
    }
    wasEditing.current = isEditing;
    isAsked.current = false;
  }, [isEditing]);
  const ask = () => {
    isAsked.current = true;
  };
  return { button, area, ask };
}
