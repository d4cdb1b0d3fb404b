import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { OwnEditor } from '@/components/social/OwnEditor';
import { textMaximum } from '@/data/schema/text/limits';
import preview from '../../../.storybook/preview';
import { hindiIn, holding, spies, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: OwnEditor,
  args: {
    label: 'Edit your post',
    value: 'We are four engineers short.',
    maximum: textMaximum.post,
    ...spies('onChange', 'onSave', 'onCancel'),
  },
  render: holding('value', 'onChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Edit your post' });
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await userEvent.type(field, '{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    // Blank text can't be saved.
    await userEvent.clear(field);
    await userEvent.type(field, ' {Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(timesOf(args)).toEqual({ onSave: 2, onCancel: 2, onChange: 2 });
  },
});

export const StressHindi = meta.story({ ...hindiIn(248), args: { value: stressTexts.unbroken } });
