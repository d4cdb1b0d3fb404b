import { ConversationSkeleton } from '@/components/messaging/ConversationSkeleton';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Messaging/ConversationSkeleton',
  component: ConversationSkeleton,
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
});

export const Default = meta.story();
