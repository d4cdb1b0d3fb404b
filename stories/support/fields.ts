import { expect } from 'storybook/test';
import type { Canvas } from './screen';
import { states } from './socialStates';

// Shared by the stories of form fields.

const common = {
  Hinted: { hint: 'Help below the field.' },
  Invalid: { error: 'This field is invalid.', isRequired: true },
  Disabled: { isDisabled: true },
};

const controlsOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('group', { name }).querySelectorAll<HTMLInputElement>('input, select, textarea, button');

/** A `Matrix` story with the states in `named` and the states of all fields: hint, error and disabled. */
export const fieldMatrix = <Args extends object>(named: Record<string, Partial<NoInfer<Args>>>) => ({
  render: states<Args>({ ...(common as object), ...named }),
  play: async ({ canvas }: { canvas: Canvas }) => {
    const [hinted] = controlsOf(canvas, 'Hinted');
    await expect(hinted).toHaveAccessibleDescription(expect.stringContaining(common.Hinted.hint));
    const [invalid] = controlsOf(canvas, 'Invalid');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(expect.stringContaining(common.Invalid.error));
    // The form, not the browser, enforces that the field is required.
    await expect([invalid?.ariaRequired, invalid?.required]).toEqual(['true', false]);
    for (const control of controlsOf(canvas, 'Disabled')) await expect(control).toBeDisabled();
  },
});
