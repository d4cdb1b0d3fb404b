import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { kestrel } from '@kit/fixtures/account';
import { askedByFour } from '@kit/fixtures/requests';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NotificationsHost } from '@/app/shell/NotificationsHost';
import { people } from '@/data/sample/people';
import { messageId } from '@/data/schema/rules/messageId';
import { requestId } from '@/data/schema/shapes/request';
import type { NotificationsEvent } from '@/machines/notifications/types';
import preview from '../../.storybook/preview';
import { AppBar } from '../support/AppBar';
import { noRoom, pending, serving } from '../support/answers';
import { Begin } from '../support/Begin';
import { type Canvas, ending, hindiPhone, on, resting, storedOf } from '../support/screen';

const rests = resting<NotificationsEvent>('notifications');
const ends = ending(rests);
/** The state of the machine after a press of the bell: the list is open, and `data` is the data’s state. */
const open = (data: string) => rests(['list.open', data], { type: 'list.toggle' });
const opens = ending(open);

const meta = preview.meta({
  title: 'Screens/Notifications',
  component: NotificationsHost,
  render: (args) => <AppBar notifications={(report) => <NotificationsHost {...args} {...report} />} />,
  args: { delay: 0, onWaiting: fn(), onRows: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    app: { path: '/explore' },
    ...open('data.loaded.view.ready'),
  },
});
/** Finds the bell by its position, in any language: the account button comes after it. */
const bell = (canvas: Canvas) =>
  canvas.getAllByRole('button').find((button) => button.hasAttribute('aria-expanded')) as HTMLElement;
const list = (canvas: Canvas) => within(canvas.getByRole('dialog'));
const groupNames = (canvas: Canvas) =>
  list(canvas)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** The stored record of seen notifications. */
const seen = async () => (await storedOf('sample', 'notificationsSeen')).map(({ value }) => value);
const allSeen = {
  at: now,
  ids: ['follow:heliogrid:user:jonas-felde', 'follow:user:lena-brandt', 'opportunity:mirahealth'],
};

/** Presses the bell as soon as it renders, before the notifications have loaded. */
const pressBell = (part: HTMLElement) => part.querySelector<HTMLElement>('button[aria-expanded]')?.click();

/** The list was opened before the notifications have loaded: skeletons replace them. */
export const Loading = meta.story({
  // Clicks the bell, because the `events` of a story are sent only after the notifications have loaded.
  render: (args) => (
    <Begin act={pressBell}>
      <AppBar notifications={(report) => <NotificationsHost {...args} {...report} />} />
    </Begin>
  ),
  ...ends(on(pending('notifications', 'load')), ['list.open', 'data.loading']),
});

let hasRoom = false;

/** An error message replaces the notifications, with a button to try again. */
export const Failed = meta.story({
  ...opens(
    on(serving('notifications', ({ load }) => ({ load: () => (hasRoom ? load() : noRoom()) }))),
    'data.failed',
  ),
  beforeEach: () => {
    hasRoom = false;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(list(canvas).getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

Failed.test('Try again loads the notifications', async ({ canvas, userEvent }) => {
  hasRoom = true;
  await userEvent.click(list(canvas).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(groupNames(canvas)).toEqual(['New', 'Earlier']));
});

/** A new user, who has no notifications. */
const alone = on({ who: 'nora' });

/** No notifications yet: the list explains what will appear here. */
export const Empty = meta.story(opens(alone, 'data.loaded.view.empty'));

/** Without new notifications, the bell shows no number. */
export const ClosedWithoutNew = meta.story(ends(alone, ['list.closed', 'data.loaded.view.empty']));

/** The bell shows the number of new notifications. */
export const Closed = meta.story({
  parameters: rests(['list.closed', 'data.loaded.view.ready']),
  play: async ({ canvas }) => {
    await waitFor(() => expect(bell(canvas)).toHaveAccessibleName('Notifications, 6 new'));
  },
});

/** The Profile link shows the number of requests that the user hasn’t answered yet. */
export const Waiting = meta.story({
  ...ends(on({ who: 'nora', records: askedByFour }), ['list.closed', 'data.loaded.view.ready']),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Profile 2 requests need your answer' });
  },
});

Waiting.test('an approved request is no longer counted in the Profile link', async ({ canvas }) => {
  const value = { verdict: 'approved', note: '', at: now, requestedAt: now - 60 * 60_000 };
  await app.device.write('nora', 'answer', requestId('uid-ada', kestrel.id), value);
  await canvas.findByRole('link', { name: 'Profile 1 request needs your answer' });
});

/** The Pipeline link shows how many rows of Today are due or wait for an answer. */
export const WaitingRows = meta.story({
  parameters: rests(['list.closed', 'data.loaded.view.ready']),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pipeline 3 items wait for you' });
  },
});

WaitingRows.test('a step that is done is no longer counted in the Pipeline link', async ({ canvas }) => {
  const step = { text: 'Send pilot data', due: '2025-11-19', doneAt: now };
  await app.device.write('sample', 'cardStep', `investor:${people.claire.id}`, step);
  await canvas.findByRole('link', { name: 'Pipeline 2 items wait for you' });
});

/** Jonas sends a message, from another tab. */
async function arrive() {
  const { name, avatar } = people.jonas;
  const id = messageId(now, 'arriving');
  const message = { id, sender: name, isSelf: false, message: 'Are you in Pune?', avatar, time: now };
  await app.device.write('sample', 'message:jonas-felde', id, message);
}

Closed.test(
  'a new notification raises the count, opening the list clears the count, and closing stores all as seen',
  async ({ canvas, userEvent }) => {
    await arrive();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 new notifications'));
    await expect(bell(canvas)).toHaveAccessibleName('Notifications, 7 new');
    await userEvent.click(bell(canvas));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(bell(canvas)).toHaveAccessibleName('Notifications');
    await waitFor(() => expect(list(canvas).getByText('Are you in Pune?')).toBeVisible());
    await expect(await seen()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await seen()).toHaveLength(1));
  },
);

/** New and earlier notifications. The bell’s number has disappeared. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(groupNames(canvas)).toHaveLength(2));
  },
});

Open.test('Mark all as read leaves the list open', async ({ canvas, userEvent }) => {
  await userEvent.click(list(canvas).getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(groupNames(canvas)).toEqual(['Earlier']));
  await waitFor(async () => expect(await seen()).toEqual([allSeen]));
});

/** On a phone, in Hindi and in the dark theme: the list is as wide as the page. */
export const HindiPhone = Open.extend({ globals: hindiPhone });
