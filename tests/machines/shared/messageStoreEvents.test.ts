import { expect, test } from 'vitest';
import type { ConversationChange } from '@/data/ports/MessageStore';
import { supersedesInConversation } from '@/machines/shared/messageStoreEvents';

const draft = (text: string, conversationId = 'mina'): ConversationChange => ({
  kind: 'draft',
  conversationId,
  text,
});
const state = (
  change: { unread?: boolean; muted?: boolean },
  conversationId = 'mina',
): ConversationChange => ({ kind: 'state', conversationId, state: change });

test.each<[string, boolean, ConversationChange, ConversationChange]>([
  ['two drafts of one conversation', true, draft('Hello'), draft('He')],
  ['drafts of two conversations', false, draft('Hello', 'ravi'), draft('He')],
  ['a flag change after a draft', false, state({ muted: true }), draft('He')],
  ['a draft after a flag change', false, draft('Hello'), state({ muted: true })],
  ['two changes of the same flag', true, state({ muted: false }), state({ muted: true })],
  [
    'a change of `muted` and `unread` after a change of `muted`',
    true,
    state({ muted: false, unread: true }),
    state({ muted: true }),
  ],
  [
    'a change of `muted` after a change of `muted` and `unread`',
    false,
    state({ muted: false }),
    state({ muted: true, unread: true }),
  ],
  [
    'changes of the same flag in two conversations',
    false,
    state({ muted: false }, 'ravi'),
    state({ muted: true }),
  ],
])('supersedesInConversation for %s returns %s', (_, is, later, earlier) => {
  expect(supersedesInConversation(later, earlier)).toBe(is);
});
