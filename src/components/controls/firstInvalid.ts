/** Returns the first control of a form that is marked as invalid. */
export const firstInvalid = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
