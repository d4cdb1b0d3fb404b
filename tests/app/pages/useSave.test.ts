import { loadMessages } from '@messages';
import en from '@messages/en/feed';
import { expect, it, vi } from 'vitest';
import { useSave } from '@/app/pages/Explore/useSave';
import { ToastsContext } from '@/app/shell/useToasts';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { mounted, within } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';

it('useSave shows a toast with a link to the saved posts when a post is saved, but not when a post is unsaved', async () => {
  await loadMessages('en', 'feed');
  const [show, send] = [vi.fn(), vi.fn()];
  const marks = { ...noMarks, save: { kept: true, dropped: false } };
  const actor = { getSnapshot: () => ({ context: { marks } }), send };
  const { around, visits } = stubAddress('/explore');
  const page = mounted(() => useSave(actor), null, within(ToastsContext, { show }), around);
  const ids = ['kept', 'dropped', 'new'];
  for (const id of ids) page.value()(id);
  expect(send.mock.calls.flat()).toMatchObject(ids.map((postId) => ({ type: 'post.save', postId })));
  const action = { label: en.showSaved, onClick: expect.any(Function) };
  const said = [{ text: en.postSaved, tone: 'success', action }];
  expect(show.mock.calls).toEqual([said, said]);
  show.mock.lastCall?.[0].action.onClick();
  expect(visits).toEqual(['push /explore?type=saved']);
});
