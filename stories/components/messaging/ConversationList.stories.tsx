import { conversations, longConversation, manyConversations, mina, now } from '@kit/fixtures/messaging';
import { expect, fn, waitFor } from 'storybook/test';
import { ConversationList, conversationListStatuses } from '@/components/messaging/ConversationList';
import preview, { hindiNight, hrefOf, ofEach, sameLandmarks, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: ConversationList,
  args: {
    status: 'ready' as const,
    conversations,
    query: '',
    matches: new Map(),
    selectedId: mina.id,
    now,
    onQueryChange: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 358, height: 520, paddingTop: 20 }}>
        <h1 hidden>Messages</h1>
        {Story()}
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const rows = canvas.getAllByRole('link');
    await expect(rows.map(({ ariaCurrent }) => ariaCurrent)).toEqual(['page', null, null, null]);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), 'p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  },
});

export const Matrix = meta.story({
  render: states(
    {
      ...ofEach('status', conversationListStatuses),
      'None found': { conversations: [], query: 'heliocentrism' },
    },
    { columns: 3, width: 320 },
  ),
  // All states on this page have the same landmark, so the axe rule against duplicates is off.
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    const [loading] = canvas.getAllByRole('navigation');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading?.querySelector('a')).toBeNull();
    await expect(hrefOf(canvas, 'Discover people')).toBe('/discover');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();

    const none = stateOf(canvas, 'None found');
    await userEvent.click(none.getByRole('button', { name: 'Show all conversations' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
    await expect(none.getByRole('searchbox')).toHaveFocus();
  },
});

/** Of a thousand rows, only the visible ones and a few around them are rendered. */
export const StressHindi = meta.story({
  args: { conversations: [longConversation, ...manyConversations(999)] },
  globals: hindiNight,
  decorators: [(Story) => <div style={{ display: 'flex', width: 288, minHeight: 0 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation');
    await waitFor(() => expect(list.querySelector('li')).toHaveAttribute('aria-setsize', '1000'));
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(50_000));
    await expect(list.querySelectorAll('li').length).toBeLessThan(60);
  },
});
