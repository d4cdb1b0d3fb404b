import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultCount, type ResultCountProps } from '@/components/directory/ResultCount';
import { profileKinds } from '@/data/schema/ref';
import { states } from '../../support/socialStates';

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

const counts = profileKinds.flatMap((kind) =>
  [0, 1, 1204].map((count): [string, Partial<ResultCountProps>] => [`${kind}, ${count}`, { kind, count }]),
);

export const Matrix: Story = {
  render: states({ Loading: { status: 'loading' }, ...Object.fromEntries(counts) }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading startups');
  },
};

/** A hundred thousand, counted as it is in Hindi. */
export const Hindi: Story = {
  args: { kind: 'investor', count: 120_000 },
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,20,000');
  },
};
