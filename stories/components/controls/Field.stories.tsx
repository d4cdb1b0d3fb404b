import { expect } from 'storybook/test';
import { Field } from '@/components/controls/Field';
import preview, { cramped, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: Field,
  args: { label: 'Full Name', children: (control) => <input {...control} /> },
});

/** A click on the label focuses the control. Without a hint or an error, the control’s only attribute is `id`. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(control.getAttributeNames()).toEqual(['id']);
    await userEvent.click(canvas.getByText('Full Name'));
    await expect(control).toHaveFocus();
  },
});

const hint = 'As it is registered.';
const error = 'Full name is required';

/** Screen readers read the error before the hint. If the text is too long, a message about that replaces the error. */
export const Matrix = meta.story({
  render: states({
    Required: { label: 'Name', isRequired: true },
    'With a hint': { label: 'Role', hint },
    'With a hint and an error': { label: 'Company', isRequired: true, hint, error },
    'Too long': { label: 'Bio', error, length: 25, maximum: 20 },
    'Hidden label': { label: 'Hidden', isLabelHidden: true, isRequired: true },
  }),
  play: async ({ canvas }) => {
    const control = (name: string) => canvas.getByRole('textbox', { name });
    await expect(control('Name')).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByText('Name').querySelector('[aria-hidden]')).toBeVisible();
    await expect(control('Role')).toBeValid();
    await expect(control('Company')).toHaveAccessibleDescription(`${error} ${hint}`);
    await expect(control('Bio')).toBeInvalid();
    await expect(control('Bio')).toHaveAccessibleDescription(
      'Too long. Shorten it to 20 characters or fewer. 25 of 20 characters',
    );
    await expect(canvas.getByText('Hidden').getBoundingClientRect()).toMatchObject({ width: 1, height: 1 });
  },
});

export const Stress = meta.story({
  ...cramped(220),
  args: { ...tooLong('label', 'hint', 'error'), isRequired: true },
});
