import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import { NotificationsHost } from '@/app/shell/NotificationsHost';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import { people } from '@/data/sample/people';
import { messageId } from '@/data/schema/messageId';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { everyEvent } from '../fixtures/notifications';
import { AppBar } from '../support/AppBar';
import { changed, never, noRoom } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';

const path = '/explore';

/** The person's notifications, with something of them answered otherwise. */
const answering = (change: (store: NotificationStore) => Partial<NotificationStore>) => ({
  app: {
    path,
    services: ({ notifications }: Services) => ({ notifications: changed(notifications, change) }),
  },
});

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsHost,
  render: (args) => <AppBar notifications={<NotificationsHost {...args} />} />,
  args: { delay: 0 },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    app: { path },
  },
} satisfies Meta<typeof NotificationsHost>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Canvas = PlayContext['canvas'];
const bell = (canvas: Canvas) => canvas.getByRole('button', { name: /^Notifications/ });
const list = (canvas: Canvas) => within(canvas.getByRole('dialog', { name: 'Notifications' }));
const groupNames = (canvas: Canvas) =>
  list(canvas)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
/** The bell has counted. */
const counted = (canvas: Canvas, count: number) =>
  waitFor(() => expect(bell(canvas)).toHaveAccessibleName(`Notifications, ${count} new`));

/** What the device knows to be seen. */
const seen = async () =>
  (await app.device.readAll('sample'))
    .filter(({ kind }) => kind === 'notificationsSeen')
    .map(({ value }) => value);
const allSeen = { at: now, ids: ['follow:heliogrid:user:jonas-felde', 'follow:user:lena-brandt'] };

/** Opens the list by its button, whatever the language. */
async function open({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  const [button] = canvas.getAllByRole('button', { expanded: false });
  if (!button) throw new Error('There is no bell');
  await userEvent.click(button);
  return canvas.findByRole('dialog');
}

/** What a day brings, counted. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await counted(canvas, 5);
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await counted(canvas, 5);
    bell(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(await seen()).toEqual([]);
  },
};

/** Opened and closed by keyboard: the count goes at once, the marks when the list closes. */
export const ClosedAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await counted(canvas, 5);
    await open(context);
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(bell(canvas)).toHaveFocus();
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await waitFor(async () => expect(await seen()).toEqual([allSeen]));
  },
};

const allSeenAlready = { sample: [{ kind: 'notificationsSeen', id: 'me', value: allSeen }] };

/** Nothing in it is new. */
export const OpenWithoutNew: Story = {
  parameters: { app: { path, records: allSeenAlready } },
  play: async ({ canvas, userEvent }) => {
    bell(canvas).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(groupNames(canvas)).toEqual(['Earlier']));
  },
};

/** All is read, the list stays. */
export const ReadAll: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await list(canvas).findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(groupNames(canvas)).toEqual(['Earlier']));
    await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await waitFor(async () => expect(await seen()).toEqual([allSeen]));
  },
};

/** By Tab through the list and out of it: it closes behind one. */
export const LeftByTab: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
    await userEvent.tab({ shift: true });
    await expect(bell(canvas)).toHaveFocus();
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
    list(canvas).getByRole('link', { name: 'Notification settings' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account: Asha Verma' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Reading them never ends. */
export const Loading: Story = {
  parameters: answering(() => ({ load: never })),
  play: async (context) => {
    await expect(await open(context)).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nobody has done anything yet. */
export const Empty: Story = {
  parameters: answering(({ load }) => ({
    load: async () => ({ ...(await load()), notifications: [] }),
  })),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await expect(
      await list(canvas).findByRole('heading', { name: 'No notifications yet' }),
    ).toBeInTheDocument();
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
  },
};

const failedTitle = 'We couldn’t load your notifications';

/** It says so and offers to try again. */
export const Failed: Story = {
  parameters: answering(() => ({ load: noRoom })),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await expect(await list(canvas).findByRole('heading', { name: failedTitle })).toBeInTheDocument();
    await waitFor(() => expect(list(canvas).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

let hasRoom = false;

export const Retried: Story = {
  parameters: answering(({ load }) => ({ load: () => (hasRoom ? load() : noRoom()) })),
  beforeEach: () => {
    hasRoom = false;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await expect(await list(canvas).findByRole('heading', { name: failedTitle })).toBeInTheDocument();
    hasRoom = true;
    await userEvent.click(list(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
  },
};

const loadRefused = fn(noRoom);

/** While the list is closed nothing is said. */
export const FailedClosed: Story = {
  parameters: answering(() => ({ load: loadRefused })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(loadRefused).toHaveBeenCalledOnce());
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Opening tries again too. */
export const OpenedAfterFailure: Story = {
  parameters: FailedClosed.parameters,
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(loadRefused).toHaveBeenCalledOnce());
    // The bell has heard of it, and counts none.
    await waitFor(() => expect(canvas.getByRole('status')).toBeInTheDocument());
    await open(context);
    await waitFor(() => expect(loadRefused).toHaveBeenCalledTimes(2));
    await expect(await list(canvas).findByRole('heading', { name: failedTitle })).toBeInTheDocument();
  },
};

/** Jonas writes, somewhere else. */
async function arrive() {
  const { name, avatar } = people.jonas;
  const id = messageId(now, 'arriving');
  const message = { id, sender: name, isSelf: false, message: 'Are you in Pune?', avatar, time: now };
  await app.device.write('sample', 'message/jonas-felde', id, message);
}

/** Something happens while the list is closed: the count grows, and a screen reader hears of it. */
export const Arriving: Story = {
  play: async ({ canvas }) => {
    await counted(canvas, 5);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await arrive();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 new notifications'));
    await counted(canvas, 6);
  },
};

/** Opened, it has been heard of. */
export const ArrivedAndOpened: Story = {
  play: async (context) => {
    const { canvas } = context;
    await counted(canvas, 5);
    await arrive();
    await counted(canvas, 6);
    await open(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await waitFor(() => expect(list(canvas).getByText('Are you in Pune?')).toBeVisible());
  },
};

const ada = 'ada';
const told = {
  [ada]: [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm', role: 'Engineer' } }],
  nora: [{ kind: 'profile', id: 'me', value: { interests: ['E-commerce'] } }],
} satisfies AppParameters['records'];
const others = { app: { path, who: 'nora', records: told } satisfies AppParameters };

/** Somebody else on the device follows, and lists a startup: heard of as it happens, with the reason. */
export const FromOthers: Story = {
  parameters: others,
  play: async (context) => {
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByRole('status')).toBeInTheDocument());
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await app.device.write(ada, 'follow', 'user:nora-lund', true);
    await counted(canvas, 1);
    const listing = listingOf({
      ...emptyListing,
      startupName: 'Windrow',
      tagline: 'Small turbines for big barns',
      category: 'E-commerce',
    });
    await app.device.write(ada, 'listing', 'windrow', { listing, savedAt: now + 1 });
    await counted(canvas, 2);
    await open(context);
    await waitFor(() =>
      expect(
        list(canvas).getByRole('link', { name: /Windrow is new here and fits what you look for/ }),
      ).toBeVisible(),
    );
    await expect(list(canvas).getByText('You are interested in E-commerce')).toBeVisible();
    await expect(list(canvas).getByRole('link', { name: /Ada Holm follows you/ })).toHaveAttribute(
      'href',
      '/user/ada-holm',
    );
  },
};

/** Gone, what they did goes with them. */
export const OthersGone: Story = {
  parameters: others,
  play: async (context) => {
    const { canvas } = context;
    await app.device.write(ada, 'follow', 'user:nora-lund', true);
    await counted(canvas, 1);
    await app.device.removeAll(ada);
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications'));
    await open(context);
    await expect(
      await list(canvas).findByRole('heading', { name: 'No notifications yet' }),
    ).toBeInTheDocument();
  },
};

/** Asked for the figures of a startup of one's own, and answered by another one. */
export const Requests: Story = {
  parameters: answering(({ load }) => ({
    load: async () => ({
      ...(await load()),
      notifications: everyEvent.filter(({ what }) => ['request', 'approved', 'declined'].includes(what)),
    }),
  })),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await waitFor(() =>
      expect(
        list(canvas)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replace(/(?<=Ledgerline|you|now)\d.*/, '')),
      ).toEqual([
        'Lena Brandt asks for the figures of Ledgerline',
        'Ledgerline said yes: its key metrics are open to you',
        'Ledgerline doesn’t open its key metrics to you for now',
      ]),
    );
  },
};

const phone = { viewport: { value: 'phone', isRotated: false } };
const openIt: Story['play'] = async (context) => {
  const dialog = within(await open(context));
  await waitFor(() => expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(2));
};
export const Phone: Story = { globals: phone, play: openIt };
export const PhoneClosed: Story = { globals: phone, play: ({ canvas }) => counted(canvas, 5) };
export const TabletHindi: Story = {
  globals: { locale: 'hi', viewport: { value: 'tablet', isRotated: false } },
  play: openIt,
};
