import { expect, fn } from 'storybook/test';
import { WorkExperienceList } from '@/components/wizard/WorkExperienceList';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiPhone, holding, tooLong } from '../../support/socialStates';

const engineer = { title: 'Engineer', company: 'Cobalt Labs', duration: '2016–2022', description: 'Grids.' };

const meta = preview.meta({
  component: WorkExperienceList,
  render: holding('entries', 'onChange'),
  args: { entries: [engineer], onChange: fn() },
  decorators: [below(['h2', 'Experience'])],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ ...engineer, title: 'Engineer!' }]);
  },
});

/** The last entry can be removed. The focus then moves to the button that adds an entry. */
export const CanBeEmpty = meta.story({
  args: { canBeEmpty: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Position 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Add a position' })).toHaveFocus();
  },
});

export const Stress = meta.story({
  args: { entries: [{ ...engineer, ...tooLong('title', 'company', 'description') }, engineer] },
  globals: hindiPhone,
});
