import type { StoredAnswer } from '../schema/shapes/request';

/** The answer of a sample startup's owner, and its delay after the request in ms. */
type Script = Pick<StoredAnswer, 'verdict' | 'note'> & { after: number };

const second = 1000;

/** Heliogrid has no script, so that the sample data has a startup that never answers a request. */
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
 * Returns the answer to a request for a sample startup's metrics; `null` if the startup never answers. The
 * answer depends only on the request, so it isn't stored. The answer's time (`at`) can be in the future.
 */
export function sampleAnswer(startupId: string, requestedAt: number): StoredAnswer | null {
  const script = scripts[startupId];
  return script
    ? { verdict: script.verdict, note: script.note, at: requestedAt + script.after, requestedAt }
    : null;
}
