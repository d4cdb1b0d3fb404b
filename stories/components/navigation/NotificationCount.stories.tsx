import { expect } from 'storybook/test';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: NotificationCount,
  args: { id: 'story-count', count: 3 },
  render: ({ id, count }) => (
    <>
      {[0, count, 50].map((each) => (
        <NotificationButton key={each} countId={`${id}-${each}`} isOpen={false} onPress={() => {}}>
          <NotificationCount id={`${id}-${each}`} count={each} />
        </NotificationButton>
      ))}
    </>
  ),
});

/** The component renders nothing for zero. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Notifications', 'Notifications, 3 new', 'Notifications, 50 new'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvasElement.querySelectorAll('span[aria-hidden]')).toHaveLength(2);
  },
});

export const Hindi = meta.story({ globals: { locale: 'hi' } });
