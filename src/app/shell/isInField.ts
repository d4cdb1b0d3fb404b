/** Whether a key press is in a field, which has other uses for it. */
export const isInField = ({ target }: Pick<KeyboardEvent, 'target'>): boolean =>
  (target as Element | null)?.closest?.(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"])',
  ) != null;
