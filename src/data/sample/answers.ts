import type { KeptAnswer } from '../schema/request';

/** What the owner of a sample startup says, and how long after being asked: ms. */
type Script = Pick<KeptAnswer, 'verdict' | 'note'> & { after: number };

const second = 1000;

/** Heliogrid never answers: that belongs to the whole circle, too. */
const scripts: Record<string, Script | undefined> = {
  ledgerline: {
    verdict: 'approved',
    note: 'Happy to have you look closer. Ask me anything about the numbers.',
    after: 20 * second,
  },
  mirahealth: {
    verdict: 'declined',
    note: 'Thank you for asking. Our round is nearly full, so we are not opening our books to anybody new right now.',
    after: 30 * second,
  },
};

/**
 * The answer to a request for the figures of a sample startup: it follows from when it was asked, and needs no record.
 * `at` says when it comes, maybe in the future. `null` from whoever never answers.
 */
export function sampleAnswer(startupId: string, requestedAt: number): KeptAnswer | null {
  const script = scripts[startupId];
  return script
    ? { verdict: script.verdict, note: script.note, at: requestedAt + script.after, requestedAt }
    : null;
}
