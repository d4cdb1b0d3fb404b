import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { expect, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import type { FeedEvent } from '@/machines/feed/types';
import preview from '../../.storybook/preview';
import { serverRefusing } from '../support/refusals';
import { at, hindiPhone, on, showing, wide } from '../support/screen';
import { reporting, telling, waitingServer } from '../support/sending';

// What a build with a database shows about sending and restoring, on the page of the feed.

/** The feed after these events, and the state of the machine `sync`. */
const rests = (state: readonly string[], ...events: FeedEvent[]) => ({
  machine: [
    { id: 'feed', state: 'posts.loaded.view.ready', events },
    { id: 'sync', state },
  ],
});

const posting: FeedEvent[] = [
  { type: 'draft.text', text: 'We are four engineers short.' },
  { type: 'draft.tag', tag: 'Hiring' },
  { type: 'post.submit', id: 'story-post', at: now },
];
const commenting: FeedEvent[] = [
  { type: 'comment.open', postId: 'story-post' },
  { type: 'comment.text', postId: 'story-post', text: 'Two of them for hardware.' },
  { type: 'comment.submit', postId: 'story-post', id: 'story-comment', at: now },
];

const meta = preview.meta({
  title: 'Screens/Sync',
  component: ExplorePage,
  parameters: { ...wide, ...at('/explore') },
});

/** A post and a comment that haven’t reached the server. */
export const Waiting = meta.story({
  parameters: {
    ...on(waitingServer),
    ...rests(['queue.noted', 'connection.connected', 'account.restored'], ...posting, ...commenting),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Waiting for connection/)).toHaveLength(2));
    await expect(canvas.queryByText(/^Offline/)).toBeNull();
  },
});

const offline = {
  ...on({ ...waitingServer, ...reporting({ observeConnection: telling(false) }) }),
  ...rests(['queue.noted', 'connection.disconnected', 'account.restored'], ...posting),
};

/** The same without a connection. */
export const Offline = meta.story({
  parameters: offline,
  play: showing('Offline: your changes will sync', /Waiting for connection/),
});

/** The same on a phone. */
export const OfflineHindiPhone = meta.story({ parameters: offline, globals: hindiPhone });

/** An account on a new device: the page works meanwhile. */
export const Restoring = meta.story({
  parameters: {
    ...on({
      isSyncing: true,
      server: () => ({ send: async () => 'sent' }),
      ...reporting({ observeRestore: telling({ done: 340, total: 1200 }) }),
    }),
    ...rests(['queue.idle', 'account.restoring']),
  },
  play: showing('Restoring your data: 340 of 1,200'),
});

/** The server refused a post. Its mark stays until it is sent. */
export const Refused = meta.story({
  parameters: {
    ...on({ isSyncing: true, server: serverRefusing('post') }),
    ...rests(['queue.idle', 'account.restored'], ...posting),
  },
  play: showing('Not accepted'),
});

Refused.test('Send again sends the post, and the mark ends', async ({ canvas, userEvent }) => {
  const [mark] = await canvas.findAllByText('Not accepted');
  const card = within(mark?.closest('article') as HTMLElement);
  await userEvent.click(card.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(canvas.queryByText('Not accepted')).toBeNull());
  await expect(await app.device.outbox?.('sample').status('post', 'story-post')).toBe('sent');
});

const inThread = {
  ...at('/messages/mina-okafor', waitingServer),
  machine: [
    { id: 'inbox', state: 'loaded.view.ready' },
    {
      id: 'thread',
      state: 'open.composer.composing',
      events: [
        { type: 'draft.text', text: 'Thursday works.' },
        { type: 'message.send', id: 'own', at: now },
      ],
    },
    { id: 'sync', state: 'queue.noted' },
  ],
};

/** A message that hasn’t reached the server. */
export const WaitingMessage = meta.story({
  render: () => <MessagesPage />,
  parameters: inThread,
  play: showing('Waiting for connection'),
});

/** The same on a phone. */
export const WaitingMessageHindiPhone = meta.story({
  render: () => <MessagesPage />,
  parameters: inThread,
  globals: hindiPhone,
});
