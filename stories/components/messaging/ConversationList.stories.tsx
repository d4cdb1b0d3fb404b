import { conversations, lena, longConversation, mina, now } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConversationList, conversationListStatuses } from '@/components/messaging/ConversationList';

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
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/messages/mina-okafor',
    );
    const search = canvas.getByRole('searchbox', { name: 'Search messages' });
    await expect(search).toHaveAttribute('placeholder', 'Search messages...');
    await userEvent.type(search, 'p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  },
};

export const Loading: Story = {
  args: { status: 'loading', conversations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  args: { status: 'failed', conversations: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'We couldn’t load your conversations' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A fresh account. */
export const Empty: Story = {
  args: { status: 'empty', conversations: [], selectedId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover people' })).toHaveAttribute('href', '/discover');
  },
};

export const Searched: Story = {
  args: {
    conversations: [lena],
    query: 'pilot',
    matches: new Map([
      [
        lena.id,
        {
          messageId: 'lena-1',
          name: [{ text: 'Lena Brandt', isMatch: false }],
          message: [
            { text: 'The ', isMatch: false },
            { text: 'pilot', isMatch: true },
            { text: ' data looks great', isMatch: false },
          ],
        },
      ],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pilot').tagName).toBe('MARK');
  },
};

export const NoResult: Story = {
  args: { conversations: [], query: 'heliocentrism' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all conversations' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {conversationListStatuses.map((status) => (
        <div key={status} style={{ display: 'flex', width: 320, height: 480 }}>
          <ConversationList {...args} status={status} />
        </div>
      ))}
    </div>
  ),
  decorators: [(Story) => <div style={{ width: 1100 }}>{Story()}</div>],
  // Four of the same landmark stand beside each other only here.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const HindiNoResult: Story = { ...NoResult, play: undefined, globals: { locale: 'hi' } };

export const Stress: Story = {
  args: {
    conversations: Array.from({ length: 200 }, (_, index) => ({ ...longConversation, id: `long-${index}` })),
  },
  decorators: [(Story) => <div style={{ display: 'flex', width: 288, minHeight: 0 }}>{Story()}</div>],
};
