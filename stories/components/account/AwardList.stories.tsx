import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { AwardList } from '@/components/account/AwardList';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { hindiPhone, holding } from '../../support/socialStates';

const award = { title: 'Best kite', by: 'Port of Oslo', year: '2024' };

const meta = preview.meta({
  component: AwardList,
  render: holding('entries', 'onChange'),
  args: { entries: [award], onChange: fn() },
  decorators: [below(['h2', 'My Startups'], ['h3', 'Edit Heliogrid'])],
});

/** Adds, fills in and removes an award. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an award' }));
    await userEvent.keyboard('Second');
    const second = { title: 'Second', by: '', year: '' };
    await expect(args.onChange).toHaveBeenLastCalledWith([award, second]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Award 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([second]);
  },
});

/** Only an award with content but without a title is marked as invalid. */
export const Untitled = meta.story({
  args: {
    entries: [award, { ...award, title: ' ' }, { title: '', by: '', year: '' }],
    error: 'Each award needs a name',
  },
  play: async ({ canvas }) => {
    const invalid = canvas.getAllByLabelText('Award name').map((title) => title.getAttribute('aria-invalid'));
    await expect(invalid).toEqual([null, 'true', null]);
  },
});

export const Stress = meta.story({
  args: { entries: [{ title: stressTexts.unbroken, by: stressTexts.long.slice(0, 300), year: 'soon' }] },
  globals: hindiPhone,
});
