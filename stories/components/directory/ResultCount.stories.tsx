import { expect } from 'storybook/test';
import { ResultCount, type ResultCountProps } from '@/components/directory/ResultCount';
import { profileKinds } from '@/data/schema/shapes/ref';
import preview from '../../../.storybook/preview';
import { cramped, states } from '../../support/socialStates';

const meta = preview.meta({
  component: ResultCount,
  args: { kind: 'startup' as const, status: 'ready' as const, count: 3 },
});

export const Default = meta.story();

const counts = profileKinds.flatMap((kind) =>
  [0, 1, 1204].map((count): [string, Partial<ResultCountProps>] => [`${kind}, ${count}`, { kind, count }]),
);

export const Matrix = meta.story({
  render: states({ Loading: { status: 'loading' }, ...Object.fromEntries(counts) }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Loading startups');
  },
});

/** Large numbers in the Hindi format. */
export const Hindi = meta.story({
  ...cramped(160),
  args: { kind: 'investor', count: 120_000 },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('1,20,000'),
});
