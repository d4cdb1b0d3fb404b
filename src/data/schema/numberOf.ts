/** The number that a field for digits stands for, never below zero; `undefined` for none. */
export function numberOf(typed: string): number | undefined {
  const value = Number.parseFloat(typed.replace(/[^\d.]/g, ''));
  return Number.isFinite(value) ? value : undefined;
}
