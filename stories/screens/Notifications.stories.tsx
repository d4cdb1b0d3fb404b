import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { listing } from '@kit/fixtures/profileRecords';
import { expect, waitFor, within } from 'storybook/test';
import { NotificationsHost } from '@/app/shell/NotificationsHost';
import type { NotificationStore } from '@/data/ports/NotificationStore';
import { people } from '@/data/sample/people';
import { messageId } from '@/data/schema/messageId';
import type { KeptRecord } from '@/data/schema/records';
import type { NotificationsEvent } from '@/machines/notifications/types';
import preview from '../../.storybook/preview';
import { AppBar } from '../support/AppBar';
import { changed, never, noRoom } from '../support/answers';
import { Begin } from '../support/Begin';
import { at, type Canvas, hindiPhone, type Person, resting, storedOf } from '../support/screen';

const path = '/explore';

/** The person's notifications, with something of them answered otherwise. */
const answering = (change: (store: NotificationStore) => Partial<NotificationStore>) =>
  at(path, { services: ({ notifications }) => ({ notifications: changed(notifications, change) }) });
const rests = resting<NotificationsEvent>('notifications');
/** The same with the list open, by a press of the bell. */
const open = (data: string) => rests(['list.open', data], { type: 'list.toggle' });

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: NotificationsHost,
  render: (args) => <AppBar notifications={<NotificationsHost {...args} />} />,
  args: { delay: 0 },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    app: { path },
    ...open('data.loaded.view.ready'),
  },
});
/** By its place, whatever the language: the account's is after it. */
const bell = (canvas: Canvas) =>
  canvas.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded')) as HTMLElement;
const list = (canvas: Canvas) => within(canvas.getByRole('dialog'));
const groupNames = (canvas: Canvas) =>
  list(canvas)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const groups = (canvas: Canvas, count: number) =>
  waitFor(() => expect(list(canvas).getAllByRole('heading', { level: 3 })).toHaveLength(count));
/** The bell has counted. */
const counted = (canvas: Canvas, count: number) =>
  waitFor(() => expect(bell(canvas)).toHaveAccessibleName(`Notifications, ${count} new`));
/** What a screen reader hears is there before it has something to say: with it, the list is ready to be opened. */
const ready = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole('status')).toBeInTheDocument());

/** What the device knows to be seen. */
const seen = async () => (await storedOf('sample', 'notificationsSeen')).map(({ value }) => value);
const allSeen = { at: now, ids: ['follow:heliogrid:user:jonas-felde', 'follow:user:lena-brandt'] };

/** Opens the list by its button. */
async function press({ canvas, userEvent }: Person) {
  await userEvent.click(bell(canvas));
  return canvas.findByRole('dialog');
}

/** The bell is pressed at once, by whoever can't wait. */
const pressBell = (part: HTMLElement) => part.querySelector<HTMLElement>('button[aria-expanded]')?.click();

/** Opened before anything is read: skeletons where the notifications will be. */
export const Loading = meta.story({
  // The story's events wait until something is read.
  render: (args) => (
    <Begin act={pressBell}>
      <AppBar notifications={<NotificationsHost {...args} />} />
    </Begin>
  ),
  parameters: { ...answering(() => ({ load: never })), ...rests(['list.open', 'data.loading']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  },
});

const failedTitle = 'We couldn’t load your notifications';
let hasRoom = false;

/** What failed stands in the place of the notifications, and can be tried again. */
export const Failed = meta.story({
  parameters: {
    ...answering(({ load }) => ({ load: () => (hasRoom ? load() : noRoom()) })),
    ...open('data.failed'),
  },
  beforeEach: () => {
    hasRoom = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await expect(await list(canvas).findByRole('heading', { name: failedTitle })).toBeInTheDocument();
    await waitFor(() => expect(list(canvas).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

Failed.test('Try again reads once more', async ({ canvas, userEvent }) => {
  hasRoom = true;
  await userEvent.click(list(canvas).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
});

const ada = 'ada';
const adas: KeptRecord[] = [{ kind: 'profile', id: 'me', value: { name: 'Ada Holm', role: 'Engineer' } }];
const noras: KeptRecord[] = [{ kind: 'profile', id: 'me', value: { interests: ['E-commerce'] } }];
/** Somebody else on the device, who follows Nora. */
const follow: KeptRecord = { kind: 'follow', id: 'user:nora-lund', value: true };
/** And who lists a startup of what interests her, from now on. */
const { kind, id, value } = listing({ category: 'E-commerce' });
const listed = { kind, id, value: { ...(value as object), savedAt: now + 1 } };
const others = (...done: KeptRecord[]) => ({
  app: { path, who: 'nora', records: { [ada]: [...adas, ...done], nora: noras } } satisfies AppParameters,
});

/** Nobody has done anything yet: what will be told here. */
export const Empty = meta.story({
  parameters: { ...others(), ...open('data.loaded.view.empty') },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await expect(
      await list(canvas).findByRole('heading', { name: 'No notifications yet' }),
    ).toBeInTheDocument();
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
  },
});

/** The bell with nothing new: no number. */
export const ClosedWithoutNew = meta.story({
  parameters: { ...others(), ...rests(['list.closed', 'data.loaded.view.empty']) },
  play: async ({ canvas }) => {
    await ready(canvas);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

ClosedWithoutNew.test(
  'what others do is counted as it happens, and goes with their account',
  async ({ canvas }) => {
    for (const [at, { kind, id, value }] of [follow, listed].entries()) {
      await app.device.write(ada, kind, id, value);
      await counted(canvas, at + 1);
    }
    await app.device.removeAll(ada);
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications'));
  },
);

/** The bell counts what is new. */
export const Closed = meta.story({
  parameters: rests(['list.closed', 'data.loaded.view.ready']),
  play: async ({ canvas }) => {
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName(/5/));
    await expect(bell(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
});

Closed.test(
  'by keyboard, the count goes when the list opens, the marks when it closes',
  async ({ canvas, userEvent }) => {
    bell(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await expect(await seen()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(bell(canvas)).toHaveFocus();
    await waitFor(async () => expect(await seen()).toEqual([allSeen]));
  },
);

/** Jonas writes, somewhere else. */
async function arrive() {
  const { name, avatar } = people.jonas;
  const id = messageId(now, 'arriving');
  const message = { id, sender: name, isSelf: false, message: 'Are you in Pune?', avatar, time: now };
  await app.device.write('sample', 'message/jonas-felde', id, message);
}

Closed.test(
  'the count grows with what arrives, and a screen reader hears of it until the list opens',
  async (context) => {
    const { canvas } = context;
    await arrive();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 new notifications'));
    await counted(canvas, 6);
    await press(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await waitFor(() => expect(list(canvas).getByText('Are you in Pune?')).toBeVisible());
  },
);

/** What is new and what was there before; the bell’s number is gone. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await groups(canvas, 2);
  },
});

Open.test('Mark all as read leaves the list open', async ({ canvas, userEvent }) => {
  await userEvent.click(list(canvas).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(groupNames(canvas)).toEqual(['Earlier']));
  await expect(list(canvas).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  await waitFor(async () => expect(await seen()).toEqual([allSeen]));
});

/** On a phone, in Hindi and in the dark theme: the list is as wide as the page. */
export const HindiPhone = Open.extend({ globals: hindiPhone });
