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
  ['a later draft', true, draft('Hello'), draft('He')],
  ['a draft of another conversation', false, draft('Hello', 'ravi'), draft('He')],
  ['a state after a draft', false, state({ muted: true }), draft('He')],
  ['a draft after a state', false, draft('Hello'), state({ muted: true })],
  ['the same state', true, state({ muted: false }), state({ muted: true })],
  ['the same state and more', true, state({ muted: false, unread: true }), state({ muted: true })],
  ['only a part of the state', false, state({ muted: false }), state({ muted: true, unread: true })],
  ['the state of another conversation', false, state({ muted: false }, 'ravi'), state({ muted: true })],
])('supersedesInConversation for %s returns %s', (_, is, later, earlier) => {
  expect(supersedesInConversation(later, earlier)).toBe(is);
});
