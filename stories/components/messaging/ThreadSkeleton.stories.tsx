import { ThreadSkeleton } from '@/components/messaging/ThreadSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: ThreadSkeleton,
  decorators: [(Story) => <div style={{ display: 'flex', height: 560 }}>{Story()}</div>],
});

export const Default = meta.story();
