import { describe, expect, test } from 'vitest';
import { docOf, eventsInWords } from '../../.storybook/statechart/words';

const sources = [
  `
/** What is sent back. */
export type Told = { type: 'told'; to: string };

/** Either is. */
type StoreReport = { type: 'store.done' | 'store.failed'; change: Change<'a'> };

type Written = { postId: string; commentId?: string };

export type FeedEvent =
  | { type: 'post.like'; postId: string }
  /** Of one's own. */
  | ({ type: 'edit.open' | 'edit.cancel' } & Written)
  | Told
  | StoreReport
  /** Raised by the machine itself. */
  | { type: 'draft.keep' };

/**
 * The feed: reads,
 * and writes.
 */
export const feedMachine = 1;
`,
];

describe('what the sources say', () => {
  test('is the comment above what is exported', () => {
    expect(docOf(sources[0] as string, 'feedMachine')).toBe('The feed: reads,\nand writes.');
    expect(docOf(sources[0] as string, 'FeedEvent')).toBe('');
    expect(docOf(sources[0] as string, 'other')).toBe('');
  });

  test('of events: what they carry, what is said of each, what sends it', () => {
    const written = [
      { name: 'postId', type: 'string' },
      { name: 'commentId?', type: 'string' },
    ];
    const change = [{ name: 'change', type: "Change<'a'>" }];
    expect(eventsInWords(sources, 'FeedEvent')).toEqual({
      'post.like': { fields: [{ name: 'postId', type: 'string' }], says: '', from: 'page' },
      'edit.open': { fields: written, says: "Of one's own.", from: 'page' },
      'edit.cancel': { fields: written, says: "Of one's own.", from: 'page' },
      told: { fields: [{ name: 'to', type: 'string' }], says: 'What is sent back.', from: 'page' },
      'store.done': { fields: change, says: '', from: 'actor' },
      'store.failed': { fields: change, says: '', from: 'actor' },
      'draft.keep': { fields: [], says: 'Raised by the machine itself.', from: 'machine' },
    });
  });
});
