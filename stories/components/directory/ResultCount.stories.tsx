import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount } from '@/components/directory/ResultCount';
import { Stack } from '@/components/layout/Stack';
import { profileKinds } from '@/data/schema/ref';

const meta = {
  title: 'Components/Directory/ResultCount',
  component: ResultCount,
  args: { kind: 'startup', status: 'ready', count: 3 },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 startups');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={4}>
      {profileKinds.flatMap((kind) =>
        [0, 1, 1204].map((count) => (
          <ResultCount key={`${kind} ${count}`} {...args} kind={kind} count={count} />
        )),
      )}
    </Stack>
  ),
};

/** A hundred thousand, counted as it is in Hindi. */
export const Hindi: Story = {
  args: { kind: 'investor', count: 120_000 },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,20,000');
  },
};
