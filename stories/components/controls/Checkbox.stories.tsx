import { expect, fn, mocked } from 'storybook/test';
import { Checkbox } from '@/components/controls/Checkbox';
import { TextLink } from '@/components/typography/TextLink';
import preview, { cramped, stateOf, states, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: Checkbox,
  args: { label: 'Remember me', name: 'remember', onChange: fn() },
});

/** The label is clickable too. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).not.toBeChecked();
    await expect(mocked(args.onChange)?.mock.calls).toEqual([[true], [false]]);
  },
});

const error = 'Please accept terms and conditions to continue.';
const linked = (
  <>
    Required, with a link: <TextLink href="#terms">Terms of Use</TextLink>
  </>
);

export const Matrix = meta.story({
  render: states({
    On: { isInitiallyChecked: true },
    'Off, disabled': { isDisabled: true },
    'On, disabled': { isInitiallyChecked: true, isDisabled: true },
    'Off, invalid': { label: 'Terms', error },
    'On, invalid': { isInitiallyChecked: true, error: 'Choose at most three.' },
    'With a link': { isRequired: true, label: linked },
    Controlled: { isChecked: true },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(stateOf(canvas, 'Off, disabled').getByRole('checkbox')).toBeDisabled();
    // The parent passes the same value after every click.
    const held = stateOf(canvas, 'Controlled').getByRole('checkbox');
    await userEvent.click(held);
    await expect(held).toBeChecked();
    const invalid = canvas.getByLabelText('Terms');
    await expect(invalid).toBeInvalid();
    await expect(invalid).toHaveAccessibleDescription(error);
  },
});

export const LongText = meta.story({ ...cramped(240), args: tooLong('label', 'error') });
