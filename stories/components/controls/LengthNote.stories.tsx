import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LengthNote } from '@/components/controls/LengthNote';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/LengthNote',
  component: LengthNote,
  args: { id: 'story-length', length: 4600, maximum: 5000 },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof LengthNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Near the end it counts. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,600 of 5,000 characters')).toBeVisible();
    await expect(canvas.queryByText(/Too long/)).toBeNull();
  },
};

/** Up to nine tenths it says nothing. */
export const Room: Story = {
  args: { length: 4500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** Beyond, it says what to do. */
export const TooLong: Story = {
  args: { length: 5001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,001 of 5,000 characters')).toBeVisible();
    const said = canvas.getByText('Too long: shorten it to 5,000 characters to go on.');
    await expect(said.closest('[aria-live="polite"]')).not.toBeNull();
  },
};

/** In Hindi. */
export const Hindi: Story = { args: { length: 5001 }, globals: { locale: 'hi' } };

/** Every state. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={16}>
      {[4500, 4600, 5000, 5001, 300_000].map((length) => (
        <LengthNote {...args} key={length} id={`story-${length}`} length={length} />
      ))}
    </Stack>
  ),
};
