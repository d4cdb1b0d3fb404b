import { PostSkeleton } from '@/components/social/PostSkeleton';
import preview from '../../../.storybook/preview';
import { wide } from '../../support/socialStates';

const meta = preview.meta({
  component: PostSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story();

export const Narrow = meta.story({ decorators: [wide(288)] });
