import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { OwnEditor } from '@/components/social/OwnEditor';
import { textMaximum } from '@/data/schema/constants';
import preview from '../../../.storybook/preview';
import { hindiNight, holding, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/OwnEditor',
  component: OwnEditor,
  args: {
    label: 'Edit your post',
    value: 'We are four engineers short.',
    maximum: textMaximum.post,
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  argTypes: { ref: { control: false } },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Edit your post' });
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await userEvent.type(field, '{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    // What is blank isn't saved.
    await userEvent.clear(field);
    await userEvent.type(field, ' {Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
});

export const StressHindi = meta.story({
  args: { value: stressTexts.unbroken },
  globals: hindiNight,
  decorators: [wide(248)],
});
