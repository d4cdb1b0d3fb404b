import { expect, fn } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { NotificationCount } from '@/components/navigation/NotificationCount';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Navigation/NotificationButton',
  component: NotificationButton,
  args: {
    countId: 'story-count',
    children: <NotificationCount id="story-count" count={3} />,
    isOpen: false,
    onPress: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 new' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** As the page draws it before its count is loaded, with the list loading, with the list open, and with counts. */
export const Matrix = meta.story({
  render: (args) => (
    <Inline gap={24}>
      <NotificationButton {...args}>{null}</NotificationButton>
      <NotificationButton {...args} isBusy>
        {null}
      </NotificationButton>
      <NotificationButton {...args} isOpen>
        {null}
      </NotificationButton>
      {[0, 1, 12, 50].map((count) => (
        <NotificationButton key={count} {...args} countId={`story-${count}`}>
          <NotificationCount id={`story-${count}`} count={count} />
        </NotificationButton>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [bare, busy, open] = canvas.getAllByRole('button');
    await expect(bare).toHaveAccessibleName('Notifications');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Hindi = meta.story({ globals: { locale: 'hi' } });
