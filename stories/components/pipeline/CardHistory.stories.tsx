import { day, now } from '@kit/app/clock';
import { dealStages } from '@kit/fixtures/pipeline';
import { expect } from 'storybook/test';
import { CardHistory } from '@/components/pipeline/CardHistory';
import type { PastEvent } from '@/data/schema/rules/whoseMove';
import preview, { below, cramped, textsOf, wide } from '../../support/preview';

const long = 'Hello Lena, your metrics look good. Could we talk about your accountants on Thursday?';

const meta = preview.meta({
  component: CardHistory,
  args: {
    stage: 'diligence',
    since: now - 4 * day,
    stages: dealStages,
    now,
    history: [
      { stage: 'look', until: now - 18 * day },
      { stage: 'removed', until: now - 4 * day },
    ],
    events: [
      { what: 'request', by: 'you', at: now - 9 * day },
      { what: 'approved', by: 'them', at: now - 5 * day },
      { what: 'message', by: 'you', at: now - 3 * day, text: long },
      { what: 'message', by: 'them', at: now - 2 * day, text: 'Thank you.\nSee you on Thursday.' },
    ] satisfies PastEvent[],
  },
  decorators: [wide(400), below(['h1', 'Pipeline'], ['h2', 'Ledgerline'])],
});

/** A stage that was removed has the name of its id. A message is on one line. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(textsOf(canvas.getAllByRole('listitem'))).toEqual([
      'DiligenceSince Nov 16',
      'They wrote: Thank you.\nSee you on Thursday.Nov 18',
      `You wrote: ${long}Nov 17`,
      'removedUntil Nov 16',
      'Request approvedNov 15',
      'You asked for their key metricsNov 11',
      'To look atUntil Nov 2',
    ]);
    const [stage, reply, message] = canvas.getAllByRole('listitem').map(({ offsetHeight }) => offsetHeight);
    await expect([reply, message]).toEqual([stage, stage]);
    const line = canvas.getByText(/^You wrote/);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  },
});

/** Until the messages are loaded, and if they can’t be, only the last one is known. */
export const LastMessage = meta.story({
  args: { events: [{ what: 'message', by: 'them', at: now - 2 * day }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Their last message')).toBeVisible();
  },
});

export const NarrowHindi = meta.story({
  args: { stages: [{ id: 'diligence', kind: 'open', name: 'updraft'.repeat(6).slice(0, 40) }] },
  ...cramped(220),
});
