import { now } from '@kit/fixtures/feed';
import { everyEvent, newIds, notifications, stress } from '@kit/fixtures/notifications';
import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { TopBar } from '@/components/navigation/TopBar';
import {
  NotificationPanel,
  type NotificationPanelProps,
  notificationStatuses,
} from '@/components/social/NotificationPanel';
import preview from '../../../.storybook/preview';
import { hindiPhone, hrefOf, spies, textsOf } from '../../support/socialStates';

/** The panel below the bell button that opens it. */
function BelowBell({ opener: _opener, ...props }: NotificationPanelProps) {
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  const notifications = (
    <NotificationButton ref={bell} isOpen={isOpen} countId="story-count" onPress={() => setOpen(!isOpen)}>
      {isOpen && <NotificationPanel {...props} opener={bell} onClose={close} />}
    </NotificationButton>
  );
  return (
    <>
      <TopBar current="home" profileBadge={null} account={null} notifications={notifications} />
      <main style={{ minHeight: 760 }} />
    </>
  );
}

const meta = preview.meta({
  component: NotificationPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    status: 'ready' as const,
    notifications,
    newIds,
    now,
    settingsHref: '/profile/manage?tab=settings',
    ...spies('onReadAll', 'onRetry', 'onClose'),
    opener: { current: null },
  },
  argTypes: {
    status: { control: 'inline-radio', options: notificationStatuses },
    notifications: { control: false },
    newIds: { control: false },
  },
  render: (args) => <BelowBell {...args} />,
});

const panel = (canvas: StoryContext['canvas']) =>
  within(canvas.getByRole('dialog', { name: 'Notifications' }));

/**
 * New notifications, then the others, each with a link to where it happened. If the focused button disappears,
 * the title receives the focus. Escape, a press outside, and a link close the panel. The focus then returns to
 * the bell, unless it has already left the panel.
 */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    const title = () => panel(canvas).getByRole('heading', { level: 2, name: 'Notifications' });
    const link = () => panel(canvas).getByRole('link', { name: /^Mina Okafor sent/ });
    await step('the panel focuses its title and groups its notifications into New and Earlier', async () => {
      const list = panel(canvas);
      await expect(title()).toHaveFocus();
      await expect(textsOf(list.getAllByRole('heading', { level: 3 }))).toEqual(['New', 'Earlier']);
      await expect(list.getAllByRole('list').map(({ children }) => children.length)).toEqual([2, 5]);
      await expect(hrefOf(list, 'Notification settings')).toBe('/profile/manage?tab=settings');
    });
    await step(
      'a handled Escape, a link opened in a new tab, and focus on the bell don’t close the panel',
      async () => {
        // Simulates another component that handles Escape, such as a menu above the panel that closes.
        title().addEventListener('keydown', (event) => event.preventDefault(), { once: true });
        await userEvent.keyboard('{Escape}');
        await userEvent.keyboard('{Control>}');
        await userEvent.click(link());
        await userEvent.keyboard('{/Control}');
        title().focus();
        await userEvent.tab();
        await expect(panel(canvas).getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(args.onReadAll).toHaveBeenCalledOnce();
        await expect(title()).toHaveFocus();
        await userEvent.tab({ shift: true });
        await expect(bell).toHaveFocus();
        await expect(args.onClose).not.toHaveBeenCalled();
        title().focus();
      },
    );
    await step('Escape, a link, a press outside, and focus outside close the panel', async () => {
      const brand = canvas.getByRole('link', { name: 'Updraft' });
      const ways: [act: () => unknown, focused?: HTMLElement][] = [
        [() => userEvent.keyboard('{Escape}'), bell],
        [() => userEvent.click(link()), bell],
        [() => userEvent.click(canvas.getByRole('main'))],
        [() => brand.focus(), brand],
      ];
      for (const [at, [act, focused]] of ways.entries()) {
        await act();
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await expect(args.onClose).toHaveBeenCalledTimes(at + 1);
        if (focused) await expect(focused).toHaveFocus();
        await userEvent.click(bell);
      }
    });
  },
});

const others = everyEvent.filter(({ id }) => stress.every((one) => one.id !== id));

/** Full width on a phone. */
export const StressHindiPhone = meta.story({
  args: { notifications: [...stress, ...others], newIds: new Set(['mention-0']) },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
});
