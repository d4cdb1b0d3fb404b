import {
  claire,
  conversations,
  jonas,
  lena,
  longConversation,
  mina,
  now,
  ravi,
} from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConversationRow } from '@/components/messaging/ConversationRow';

const hour = 3_600_000;

const meta = {
  title: 'Components/Messaging/ConversationRow',
  component: ConversationRow,
  args: { conversation: lena, now, onReselect: fn() },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
} satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('link', { name: 'Lena Brandt Nov 17 The pilot data looks great' });
    await expect(row).toHaveAttribute('href', '/messages/lena-brandt');
    await expect(row).not.toHaveAttribute('aria-current');
    await userEvent.click(row);
    await expect(args.onReselect).not.toHaveBeenCalled();
  },
};

export const Unread: Story = {
  args: { conversation: mina },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Mina Okafor Now Can we talk Thursday\? .* Unread, Online$/ }),
    ).toBeVisible();
  },
};

export const Selected: Story = {
  args: { conversation: mina, isSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onReselect).toHaveBeenCalledOnce();
  },
};

export const OwnLast: Story = {
  args: { conversation: ravi },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You: Thank you, sending the deck now')).toBeVisible();
  },
};

/** "Now" lasts a minute. */
export const AMinuteAgo: Story = {
  args: { conversation: { ...lena, date: now - 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9:51 AM')).toBeVisible();
  },
};

export const EarlierToday: Story = {
  args: { conversation: { ...lena, date: now - 2 * hour } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7:52 AM')).toBeVisible();
  },
};

export const LastYear: Story = {
  args: { conversation: { ...lena, date: now - 360 * 24 * hour } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 25, 2024')).toBeVisible();
  },
};

export const Muted: Story = {
  args: { conversation: { ...mina, muted: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Mina Okafor Now Can we talk .* churn\. Unread, Online, Muted$/ }),
    ).toBeVisible();
  },
};

export const NoMessages: Story = {
  args: { conversation: claire },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Claire Dubois No messages yet' })).toBeVisible();
  },
};

/** What is typed and not sent, for whoever looks for where they left it; not of the one that is open. */
export const Draft: Story = {
  args: { conversation: { ...mina, draft: 'Thursday\nworks' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Mina Okafor Now Draft: Thursday\s+works Unread, Online$/ }),
    ).toBeVisible();
  },
};

export const DraftOfTheOpenOne: Story = {
  args: { ...Draft.args, isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Can we talk/)).toBeVisible();
    await expect(canvas.queryByText('Draft:')).toBeNull();
  },
};

/** The message found stands in place of the preview, from a little before the match. */
export const Match: Story = {
  args: {
    query: 'len',
    match: {
      name: [
        { text: 'Len', isMatch: true },
        { text: 'a Brandt', isMatch: false },
      ],
      message: [
        {
          text: 'As you asked for it so kindly on Friday, here is what the nurses say about ',
          isMatch: false,
        },
        { text: 'len', isMatch: true },
        { text: 'gthy forms', isMatch: false },
      ],
      messageId: 'lena-7',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Len').tagName).toBe('MARK');
    await expect(canvas.getByText('len').parentElement).toHaveTextContent('…nurses say about lengthy forms');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/messages/lena-brandt?q=len&at=lena-7');
  },
};

export const Matrix: Story = {
  render: () => (
    <>
      {[...conversations, { ...jonas, id: 'muted', muted: true }, claire].map((conversation, index) => (
        <ConversationRow
          key={conversation.id}
          conversation={conversation}
          now={now}
          isSelected={index === 0}
        />
      ))}
    </>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const Hindi: Story = { ...Matrix, globals: { locale: 'hi' } };

export const Stress: Story = {
  render: () => (
    <>
      <ConversationRow conversation={longConversation} now={now} />
      <ConversationRow
        conversation={{
          ...mina,
          name: 'نورا الحسيني',
          lastMessage: 'نحن نبني شبكة طاقة شمسية يتبادل فيها الجيران الكهرباء',
        }}
        now={now}
      />
      <ConversationRow conversation={{ ...ravi, lastMessage: '🚀👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 '.repeat(9) }} now={now} />
    </>
  ),
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('link')) await expect(row.scrollWidth).toBeLessThanOrEqual(300);
  },
};
