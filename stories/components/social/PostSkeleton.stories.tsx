import { PostSkeleton } from '@/components/social/PostSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Social/PostSkeleton',
  component: PostSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story();

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
});
