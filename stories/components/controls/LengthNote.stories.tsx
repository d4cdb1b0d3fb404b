import { expect } from 'storybook/test';
import { LengthNote } from '@/components/controls/LengthNote';
import preview, { cramped, states, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: LengthNote,
  args: { id: 'story-length', length: 4600, maximum: 5000 },
});

/** The note is empty up to nine tenths of the maximum. Over the maximum, it explains what to do. */
export const Default = meta.story({
  render: states({
    'Nine tenths': { id: 'a', length: 4500 },
    'Over nine tenths': { id: 'b', length: 4501 },
    'At the maximum': { id: 'c', length: 5000 },
    'Too long': { id: 'd', length: 5001 },
  }),
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByText(/of 5,000 characters/))).toEqual(
      ['4,501', '5,000', '5,001'].map((count) => `${count} of 5,000 characters`),
    );
    const said = canvas.getByText('Too long. Shorten it to 5,000 characters or fewer.');
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull();
  },
});

export const Hindi = meta.story({ ...cramped(220), args: { length: 300_000 } });
