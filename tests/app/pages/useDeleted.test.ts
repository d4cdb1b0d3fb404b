import { fundingPost } from '@kit/fixtures/feed';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { loadMessages } from '@messages';
import en from '@messages/en/feed';
import { beforeEach, expect, it, vi } from 'vitest';
import { useDeleted } from '@/app/pages/Explore/useDeleted';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { Deletion, ItemDeleted } from '@/machines/feed/types';
import { mounted } from '../../support/hook';

const [comment] = fundingPost.comments;
const post: Deletion = { kind: 'post', post: fundingPost, became: 'deleted' };
const under = { kind: 'comment', postId: fundingPost.id, comment, became: 'deleted' } as Deletion;

beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await loadMessages('en', 'feed');
});

function start(write: FeedStore['write'] = async () => {}) {
  const emitted = listening<[ItemDeleted]>();
  const actor = {
    on: (_type: string, listener: (event: ItemDeleted) => void) => {
      const stop = emitted.listen(listener);
      return { unsubscribe: () => void stop() };
    },
    send: vi.fn(),
  };
  const { open, calls } = fakePort<FeedStore>({ write });
  const show = vi.fn();
  const page = mounted(() => useDeleted(actor, open, show), null);
  const remove = (deletion: Deletion) => emitted.tell({ type: 'item.deleted', deletion });
  const undo = () => show.mock.lastCall?.[0].action.onClick();
  return { actor, calls, show, page, remove, undo, count: emitted.count };
}

it('useDeleted shows a toast with the beginning of the deleted text and an undo button for each deletion', () => {
  const { actor, calls, show, remove, undo } = start();
  remove(post);
  const action = { label: en.undo, onClick: expect.any(Function) };
  const text = en.postDeleted({ text: 'We led Heliogrid’s seed round....' });
  expect(show.mock.lastCall).toEqual([{ text, action }]);
  undo();
  remove(under);
  expect(show.mock.lastCall?.[0].text).toBe(en.commentDeleted({ text: 'Congratulations, Asha. The Pun...' }));
  undo();
  expect([actor.send.mock.calls, calls]).toEqual([
    [[{ type: 'item.restore', deletion: post }], [{ type: 'item.restore', deletion: under }]],
    [],
  ]);
});

it('useDeleted can undo a deletion after the page unmounts', async () => {
  const { actor, calls, page, remove, undo, count } = start();
  remove(post);
  page.leave();
  undo();
  await vi.waitFor(() => expect(calls).toEqual([['write', { ...post, became: 'restored' }]]));
  expect([actor.send.mock.calls, count()]).toEqual([[], 0]);
});

it('useDeleted shows an error toast when the restored item can’t be stored', async () => {
  const { page, show, remove, undo } = start(() => Promise.reject(new Error('No room')));
  remove(post);
  page.leave();
  undo();
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith({ text: en.undoFailed, tone: 'danger' }));
});
