import { bareStartup, heliogrid, ledgerline, mirahealth, newStartup } from '@kit/fixtures/directory';
import { stressStartup } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { StartupCard } from '@/components/directory/StartupCard';
import preview, { cramped, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: StartupCard,
  args: { startup: heliogrid, isOwn: false, isStarred: false, onStar: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const raised = canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' });
    await expect(raised).toHaveAttribute('aria-valuetext', '$1.3M raised, 65% of $2M');
    const name = canvas.getByRole('link', { name: 'Heliogrid' });
    const star = canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false });
    const add = canvas.getByRole('button', { name: 'Add Heliogrid to your pipeline' });
    for (const stop of [name, add, star]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

const raising = (startup: typeof newStartup, fundraising: Partial<typeof newStartup.fundraising>) => ({
  ...startup,
  fundraising: { ...startup.fundraising, ...fundraising },
});

/**
 * Users can't star their own startup, or add it to their pipeline. Without a raised amount or a goal, there is no gauge. A missing amount
 * isn't shown as zero.
 */
export const Matrix = meta.story({
  render: states(
    {
      Own: { isOwn: true },
      Starred: { startup: mirahealth, isStarred: true },
      'Nothing raised': { startup: newStartup },
      'Raised amount not stated': { startup: raising(newStartup, { raised: undefined }) },
      'No goal': { startup: raising(ledgerline, { goal: undefined }) },
      'Few facts': { startup: bareStartup },
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    const own = stateOf(canvas, 'Own');
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    await expect(stateOf(canvas, 'Nothing raised').getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    await expect(stateOf(canvas, 'Raised amount not stated').getByText(/^Goal: \$/)).toBeVisible();
    await expect(canvas.getAllByText('Nothing raised yet')).toHaveLength(1);
    await expect(canvas.getAllByRole('meter')).toHaveLength(3);
  },
});

export const StressHindi = meta.story({ ...cramped(288), args: { startup: stressStartup } });
