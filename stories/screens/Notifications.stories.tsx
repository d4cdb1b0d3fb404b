import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { now } from '../fixtures/feed';
import { NotificationsHarness, notificationsArgs } from '../fixtures/NotificationsHarness';
import { notifications } from '../fixtures/notifications';

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  args: notificationsArgs,
} satisfies Meta<typeof NotificationsHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const bell = (canvas: Canvas) => canvas.getByRole('button', { name: /^Notifications/ });
const list = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'Notifications' }));
const groupNames = (canvas: Canvas) =>
  list(canvas)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Opened and closed by keyboard: the count goes at once, the marks when the list closes. */
export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(bell(canvas)).toHaveAccessibleName('Notifications, 2 new');
    bell(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(groupNames(canvas)).toEqual(['New', 'Earlier']);
    await expect(args.onSeen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(bell(canvas)).toHaveFocus();
    await expect(args.onSeen.mock.calls).toEqual([
      [{ at: now - 4 * 60_000, ids: ['startupFollow', 'follow', 'opportunity'] }],
    ]);
    await userEvent.keyboard(' ');
    await expect(groupNames(canvas)).toEqual(['Earlier']);
  },
};

export const Open: Story = { args: { isOpen: true } };

/** All is read, the list stays. */
export const ReadAll: Story = {
  args: { isOpen: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(list(canvas).getByRole('button', { name: 'Mark all as read' }));
    await expect(groupNames(canvas)).toEqual(['Earlier']);
    await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};

/** By Tab through the list and out of it: it closes behind one. */
export const LeftByTab: Story = {
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab({ shift: true });
    await expect(bell(canvas)).toHaveFocus();
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    list(canvas).getByRole('link', { name: 'Notification settings' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  args: { state: 'loading', isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { isOpen: true, notifications: [] },
  play: async ({ canvas }) => {
    await expect(list(canvas).getByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  },
};

/** It says so and offers to try again. */
export const Failed: Story = {
  args: { state: 'failed', isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(list(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
  },
};

/** Opening tries again too. */
export const FailedClosed: Story = {
  args: { state: 'failed', onLoad: fn(() => Promise.reject(new Error('Locked'))) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await userEvent.click(bell(canvas));
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
    await expect(
      await list(canvas).findByRole('heading', { name: "We couldn't load your notifications" }),
    ).toBeInTheDocument();
  },
};

/** Something happens while the list is closed: the count grows, and a screen reader hears of it. */
export const Arriving: Story = {
  args: { notifications: notifications.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await expect(bell(canvas)).toHaveAccessibleName('Notifications, 1 new');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Something happens' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 new notifications'));
    await expect(bell(canvas)).toHaveAccessibleName('Notifications, 2 new');
    await userEvent.click(bell(canvas));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

const phone = { viewport: { value: 'phone', isRotated: false } };
export const Phone: Story = { args: { isOpen: true }, globals: phone };
export const PhoneClosed: Story = { globals: phone };
export const TabletHindi: Story = {
  args: { isOpen: true },
  globals: { locale: 'hi', viewport: { value: 'tablet', isRotated: false } },
};
