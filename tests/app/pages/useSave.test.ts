import { loadMessages } from '@messages';
import en from '@messages/en/feed';
import { type ComponentProps, createElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSave } from '@/app/pages/Explore/useSave';
import { AddressContext } from '@/app/router/address';
import { ToastsContext } from '@/app/shell/useToasts';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

beforeEach(async () => {
  stubBrowser();
  await loadMessages('en', 'feed');
});

it('useSave shows a toast with a link to the saved posts after saving, and none after unsaving', () => {
  const [show, go, send] = [vi.fn(), vi.fn(), vi.fn()];
  const marks = { ...noMarks, save: { kept: true, dropped: false } };
  const actor = { getSnapshot: () => ({ context: { marks } }), send };
  const address = { go } as unknown as ComponentProps<typeof AddressContext>['value'];
  const page = mounted(
    () => useSave(actor),
    null,
    (children) =>
      createElement(
        ToastsContext,
        { value: { show } },
        createElement(AddressContext, { value: address }, children),
      ),
  );
  for (const id of ['kept', 'dropped', 'new']) page.value()(id);
  expect(send.mock.calls.map(([{ type, postId }]) => [type, postId])).toEqual([
    ['post.save', 'kept'],
    ['post.save', 'dropped'],
    ['post.save', 'new'],
  ]);
  const action = { label: en.showSaved, onClick: expect.any(Function) };
  const said = [{ text: en.postSaved, tone: 'success', action }];
  expect(show.mock.calls).toEqual([said, said]);
  show.mock.lastCall?.[0].action.onClick();
  expect(go.mock.calls).toEqual([['/explore?type=saved']]);
});
