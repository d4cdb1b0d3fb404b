import { mina } from '@kit/fixtures/messaging';
import { OnlineAvatar } from '@/components/messaging/OnlineAvatar';
import preview, { states } from '../../support/preview';

const meta = preview.meta({
  component: OnlineAvatar,
  args: { name: mina.name, src: mina.avatar, isOnline: true },
});

/** A user who is online. */
export const Default = meta.story();

export const Matrix = meta.story({
  render: states({
    Offline: { isOnline: false },
    Large: { size: 'large' },
    'Without a picture': { size: 'large', src: '/images/missing.webp' },
  }),
});
