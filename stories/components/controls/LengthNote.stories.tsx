import { expect } from 'storybook/test';
import { LengthNote } from '@/components/controls/LengthNote';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/LengthNote',
  component: LengthNote,
  args: { id: 'story-length', length: 4600, maximum: 5000 },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** Empty up to nine tenths of the maximum; over the maximum it says what to do. */
export const Default = meta.story({
  render: (args) => (
    <Stack gap={16}>
      {[4500, 4600, 5000, 5001].map((length) => (
        <LengthNote {...args} key={length} id={`story-${length}`} length={length} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/of 5,000 characters/).map(({ textContent }) => textContent)).toEqual(
      ['4,600', '5,000', '5,001'].map((count) => `${count} of 5,000 characters`),
    );
    const said = canvas.getByText('Too long: shorten it to 5,000 characters to go on.');
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull();
  },
});

export const Hindi = meta.story({ args: { length: 300_000 }, globals: { locale: 'hi' } });
