import { now } from '@kit/fixtures/feed';
import { everyEvent, newIds, notifications, stress } from '@kit/fixtures/notifications';
import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NotificationButton } from '@/components/navigation/NotificationButton';
import { TopBar } from '@/components/navigation/TopBar';
import {
  NotificationPanel,
  type NotificationPanelProps,
  notificationStatuses,
} from '@/components/social/NotificationPanel';
import preview from '../../../.storybook/preview';
import { hindiPhone, hrefOf, textsOf } from '../../support/socialStates';

type Props = Omit<NotificationPanelProps, 'opener'>;

/** Below its bell, in the bar. */
function BelowBell(props: Props) {
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TopBar
        current="home"
        account={null}
        notifications={
          <NotificationButton ref={bell} isOpen countId="story-count" onPress={props.onClose}>
            <NotificationPanel {...props} opener={bell} />
          </NotificationButton>
        }
      />
      <main style={{ minHeight: 760 }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Social/NotificationPanel',
  component: NotificationPanel,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: {
    status: 'ready' as const,
    notifications,
    newIds,
    now,
    settingsHref: '/profile/manage?tab=settings',
    onReadAll: fn(),
    onRetry: fn(),
    onClose: fn(),
    opener: { current: null },
  },
  argTypes: {
    status: { control: 'inline-radio', options: notificationStatuses },
    notifications: { control: false },
    newIds: { control: false },
    opener: { control: false },
  },
  render: ({ opener: _opener, ...props }) => <BelowBell {...props} />,
});

type Canvas = StoryContext['canvas'];
const panel = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'Notifications' }));

/**
 * What is new, then the rest; each entry leads to where it happened. Escape, a press outside, and following a link close it;
 * the focus stays inside where it is needed.
 */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const list = panel(canvas);
    await expect(list.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(textsOf(list.getAllByRole('heading', { level: 3 }))).toEqual(['New', 'Earlier']);
    const [fresh, earlier] = list.getAllByRole('list').map((group) => within(group).getAllByRole('link'));
    await expect(fresh?.map((link) => link.getAttribute('href'))).toEqual([
      '/messages/mina-okafor',
      '/explore#heliogrid-seed',
    ]);
    await expect(earlier).toHaveLength(5);
    await expect(hrefOf(list, 'Notification settings')).toBe('/profile/manage?tab=settings');

    // Somebody else's: a menu above it that closes.
    list.getByRole('heading', { level: 2 }).addEventListener('keydown', (event) => event.preventDefault(), {
      once: true,
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    // To another tab: the list stays for the next one.
    await userEvent.keyboard('{Control>}');
    await userEvent.click(list.getByRole('link', { name: /^Mina Okafor sent/ }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    list.getByRole('heading', { level: 2 }).focus();
    await userEvent.tab();
    await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await expect(list.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(list.getByRole('link', { name: /^Mina Okafor sent/ }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('main'));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    canvas.getByRole('link', { name: 'Updraft' }).focus();
    await expect(args.onClose).toHaveBeenCalledTimes(4);
  },
});

function Opening(props: Props) {
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <NotificationButton ref={bell} isOpen={isOpen} countId="story-count" onPress={() => setOpen(!isOpen)}>
      {isOpen && <NotificationPanel {...props} opener={bell} onClose={() => setOpen(false)} />}
    </NotificationButton>
  );
}

/** Closed with the focus inside, it gives it back to the bell; gone from outside, it stays there. */
export const GivesFocusBack = meta.story({
  render: ({ opener: _opener, ...props }) => (
    <main style={{ display: 'flex', gap: 400, minHeight: 760 }}>
      <button type="button">Elsewhere</button>
      <Opening {...props} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(bell);
    await expect(panel(canvas).getByRole('heading', { level: 2 })).toHaveFocus();
    canvas.getByRole('button', { name: 'Elsewhere' }).focus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await userEvent.click(bell);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
  },
});

const others = everyEvent.filter(({ id }) => stress.every((one) => one.id !== id));

/** As wide as a phone. */
export const StressHindiPhone = meta.story({
  args: { notifications: [...stress, ...others], newIds: new Set(['mention-0']) },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect([left, width]).toEqual([0, window.innerWidth]);
  },
});
