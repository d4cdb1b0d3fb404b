import { ConversationSkeleton } from '@/components/messaging/ConversationSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: ConversationSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
});

export const Default = meta.story();
