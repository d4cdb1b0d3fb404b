import { CardSkeleton } from '@/components/directory/CardSkeleton';
import preview from '../../../.storybook/preview';
import { states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/CardSkeleton',
  component: CardSkeleton,
  args: { kind: 'startup' as const },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: states(
    { Startup: {}, Investor: { kind: 'investor' }, Person: { kind: 'user' } },
    { columns: 3, width: 384 },
  ),
});
