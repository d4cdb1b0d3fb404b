import { CardSkeleton } from '@/components/directory/CardSkeleton';
import { profileKinds } from '@/data/schema/shapes/ref';
import preview from '../../../.storybook/preview';
import { ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: CardSkeleton,
  args: { kind: 'startup' as const },
});

export const Default = meta.story({ render: states(ofEach('kind', profileKinds), { columns: 3 }) });
