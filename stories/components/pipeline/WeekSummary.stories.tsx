import { stressTexts } from '@kit/fixtures/feed';
import { fullWeek, quietWeek } from '@kit/fixtures/today';
import { expect } from 'storybook/test';
import { WeekSummary } from '@/components/pipeline/WeekSummary';
import preview, { fitsWindow, hindiPhone, spies } from '../../support/preview';

const meta = preview.meta({
  component: WeekSummary,
  args: { week: fullWeek, ...spies('onCopy') },
  argTypes: { week: { control: false } },
});

/** What the user added, moved to another stage, and passed on during the last seven days. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as text' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      [
        'This week',
        'Added: Tobias Engel and Priya Raman',
        'Moved on: Ledgerline (Diligence), Mina Okafor (Committed), and Ravi Kulkarni (Second call)',
        'Passed: Jonas Felde',
      ].join('\n'),
    );
  },
});

/** Nothing happened this week. */
export const Quiet = meta.story({ args: { week: quietWeek } });

/** An import added 5,000 cards: the first are named, and the others are counted. */
export const ManyCards = meta.story({
  args: {
    week: {
      ...fullWeek,
      added: Array.from({ length: 5000 }, (_, at) => `${stressTexts.unbroken.slice(0, 40)} ${at}`),
    },
  },
  globals: hindiPhone,
  play: fitsWindow,
});
