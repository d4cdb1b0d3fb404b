import { mina } from '@kit/fixtures/messaging';
import { OnlineAvatar } from '@/components/messaging/OnlineAvatar';
import preview from '../../../.storybook/preview';
import { states } from '../../support/socialStates';

const meta = preview.meta({
  component: OnlineAvatar,
  args: { name: mina.name, src: mina.avatar, isOnline: true },
});

/** Online. */
export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    Offline: { isOnline: false },
    Large: { size: 'large' },
    'Without a picture': { size: 'large', src: '/images/missing.webp' },
  }),
});
