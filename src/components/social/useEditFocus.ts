import { useEffect, useRef } from 'react';

/**
 * Manages the focus of an editor that mounts and unmounts. If `ask` was called, the editor takes the focus
 * when it opens, with the caret at the end. Without this call, for example if another tab opened the editor,
 * the focus doesn't move. When the editor closes, the button that opened it takes the focus.
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
