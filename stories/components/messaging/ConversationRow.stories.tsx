import { claire, lena, longConversation, mina, now, ravi } from '@kit/fixtures/messaging';
import { expect, fn } from 'storybook/test';
import { ConversationRow } from '@/components/messaging/ConversationRow';
import preview, { cramped, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: ConversationRow,
  args: { conversation: lena, now, onReselect: fn() },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('link', { name: 'Lena Brandt Nov 17 The pilot data looks great' });
    await userEvent.click(row);
    await expect(args.onReselect).not.toHaveBeenCalled();
  },
});

const part = (text: string, isMatch = false) => ({ text, isMatch });
const found = {
  name: [part('Len', true), part('a Brandt')],
  message: [
    part('As you asked so kindly on Friday, here is what the nurses say about '),
    part('len', true),
    part('gthy forms'),
  ],
  messageId: 'lena-7',
};
const draft = { ...mina, draft: 'Thursday\nworks' };
const written = (ago: number) => ({ conversation: { ...lena, date: now - ago } });

/**
 * The time is "Now" for one minute. A draft replaces the preview, unless the conversation is open. In a
 * search, the message with the match replaces the preview, from a few words before the match.
 */
export const Matrix = meta.story({
  render: states({
    Unread: { conversation: mina },
    Selected: { conversation: mina, isSelected: true },
    Muted: { conversation: { ...mina, muted: true } },
    'Own last message': { conversation: ravi },
    'A minute ago': written(60_000),
    'Last year': written(360 * 24 * 3_600_000),
    'No messages': { conversation: claire },
    Draft: { conversation: draft },
    'Draft, selected': { conversation: draft, isSelected: true },
    Found: { query: 'len', match: found },
  }),
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: string) => stateOf(canvas, name).getByRole('link');
    for (const [name, words] of [
      ['Unread', /^Mina Okafor Now Can we talk Thursday\? .* Unread, Online$/],
      ['Muted', /^Mina Okafor Now Can we talk .* churn\. Unread, Online, Muted$/],
      ['Own last message', / You: Thank you, sending the deck now/],
      ['A minute ago', / 9:51 AM /],
      ['Last year', / Nov 25, 2024 /],
      ['No messages', /^Claire Dubois No messages yet$/],
      ['Draft', /^Mina Okafor Now Draft: Thursday\s+works Unread, Online$/],
      ['Draft, selected', /^Mina Okafor Now Can we talk /],
    ] as const) {
      await expect(row(name)).toHaveAccessibleName(words);
    }
    await expect(stateOf(canvas, 'Found').getByText('len').parentElement).toHaveTextContent(
      '…nurses say about lengthy forms',
    );
    await expect(row('Found')).toHaveAttribute('href', '/messages/lena-brandt?q=len&at=lena-7');
    await expect(row('Selected')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(row('Selected'));
    await expect(args.onReselect).toHaveBeenCalledOnce();
  },
});

const arabic = 'نحن نبني شبكة طاقة شمسية يتبادل فيها الجيران الكهرباء';

export const StressHindi = meta.story({
  ...cramped(300),
  render: states({
    Long: { conversation: longConversation },
    Arabic: { conversation: { ...mina, name: 'نورا الحسيني', lastMessage: arabic } },
    Emoji: { conversation: { ...ravi, lastMessage: '🚀👩🏽‍🚀👨‍👩‍👧‍👦🏳️‍🌈 '.repeat(9) } },
  }),
});
