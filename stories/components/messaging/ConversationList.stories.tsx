import { conversations, longConversation, mina, now } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConversationList, conversationListStatuses } from '@/components/messaging/ConversationList';
import { hindiNight, hrefOf, ofEach, sameLandmarks, stateOf, states } from '../../support/socialStates';

const meta = {
  title: 'Components/Messaging/ConversationList',
  component: ConversationList,
  args: {
    status: 'ready',
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
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((row) => row.getAttribute('href'))).toEqual([
      '/messages/mina-okafor',
      '/messages/ravi-kulkarni',
      '/messages/lena-brandt',
      '/messages/jonas-felde',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' }).textContent).toMatch(/^Mina Okafor/);
    const search = canvas.getByRole('searchbox', { name: 'Search messages' });
    await expect(search).toHaveAttribute('placeholder', 'Search messages...');
    await userEvent.type(search, 'p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  },
};

export const Matrix: Story = {
  render: states(
    {
      ...ofEach('status', conversationListStatuses),
      'None found': { conversations: [], query: 'heliocentrism' },
    },
    { columns: 3, width: 320 },
  ),
  // The same landmark stands here once for each.
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    const [loading] = canvas.getAllByRole('navigation');
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading?.querySelector('a')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(hrefOf(canvas, 'Discover people')).toBe('/discover');
    await expect(canvas.getByRole('heading', { name: 'We couldn’t load your conversations' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();

    const none = stateOf(canvas, 'None found');
    await expect(none.getByRole('heading', { name: 'No conversations found' })).toBeVisible();
    await userEvent.click(none.getByRole('button', { name: 'Show all conversations' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
    await expect(none.getByRole('searchbox')).toHaveFocus();
  },
};

export const StressHindi: Story = {
  args: {
    conversations: Array.from({ length: 200 }, (_, index) => ({ ...longConversation, id: `long-${index}` })),
  },
  globals: hindiNight,
  decorators: [(Story) => <div style={{ display: 'flex', width: 288, minHeight: 0 }}>{Story()}</div>],
};
