import { expect, fn, mocked } from 'storybook/test';
import { Switch } from '@/components/controls/Switch';
import preview from '../../../.storybook/preview';
import { cramped, holding, states, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Switch,
  args: { label: 'Messages', hint: 'When someone writes to you', isChecked: false, onChange: fn() },
  render: holding('isChecked', 'onChange'),
});

/** The label is part of the click target. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Messages', checked: false });
    await expect(control).toHaveAccessibleDescription('When someone writes to you');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Messages'));
    await expect(mocked(args.onChange).mock.calls).toEqual([[true], [false]]);
  },
});

const disabled = { label: 'Email', disabledReason: 'Not available here.' };

export const Matrix = meta.story({
  render: states({
    On: { isChecked: true },
    'Without a hint': { label: 'Likes', hint: undefined },
    'Off, disabled': disabled,
    'On, disabled': { ...disabled, isChecked: true },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Likes')).not.toHaveAttribute('aria-describedby');
    for (const control of canvas.getAllByLabelText('Email')) {
      await expect(control).toBeDisabled();
      await expect(control).toHaveAccessibleDescription('Not available here. When someone writes to you');
      await userEvent.click(control);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  ...cramped(240),
  args: { ...tooLong('label', 'hint'), isChecked: true },
});
