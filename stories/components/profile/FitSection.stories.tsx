import { heliogrid } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import { allOf, closedFit, criteria, metFit, mixedFit, unaskedFit } from '@kit/fixtures/fits';
import { expect } from 'storybook/test';
import { FitSection } from '@/components/profile/FitSection';
import { fitOf } from '@/data/schema/rules/fit';
import { fitVerdicts } from '@/data/schema/shapes/choices';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { narrow, sameLandmarks, stateOf, states, textsOf, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: FitSection,
  args: { fit: mixedFit, startup: 'Ledgerline', changeHref: '/profile/investor/manage' },
  decorators: [below(['h1', 'Ledgerline']), wide(360)],
});

/** The texts of each criterion: its verdict and the reason. */
const said = ({ getAllByRole }: ReturnType<typeof stateOf>) =>
  getAllByRole('listitem').map((item) => textsOf(item.querySelectorAll('p')).join(' | '));

/** Each of the four verdicts, as an investor sees them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fit with your criteria' })).toBeVisible();
    await expect(said(canvas)).toEqual([
      'Sector: Met | Ledgerline works in Fintech and SaaS. You invest in Climate Tech, Hardware, and SaaS.',
      'Stage: Near matchMust-have | Ledgerline’s stage is Series A. Your stages: Pre-seed and Seed. It’s one stage away.',
      'Amount: Not met | Ledgerline’s round still needs $4.8M. You invest in rounds that still need $50K–$1M.',
      'Location: Unknown | Ledgerline hasn’t set its location. Your locations: India and Southeast Asia.',
    ]);
  },
});

const full = { ...heliogrid, fundraising: { ...heliogrid.fundraising, raised: 2_000_000 } };

/** Metrics that the viewer can't see aren't revealed. */
export const Matrix = meta.story({
  args: { startup: 'Heliogrid' },
  render: states({
    ...Object.fromEntries(fitVerdicts.map((one) => [one, { fit: allOf(one, one === 'notMet') }])),
    'Hidden metrics': { fit: closedFit, startup: 'Tidewater' },
    'Investor profile': { fit: metFit, investor: 'Mina Okafor', changeHref: undefined },
    'No criteria': { fit: unaskedFit },
    'No maximum, no location': {
      fit: fitOf({ ...criteria, maximum: null }, { ...heliogrid, location: 'Remote' }),
    },
    'No minimum, fully funded': { fit: fitOf({ ...criteria, minimum: 0 }, full) },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas }) => {
    const of = (name: string) => stateOf(canvas, name);
    await expect(said(of('Hidden metrics'))[2]).toBe(
      'Amount: Unknown | We don’t know how much Tidewater’s round still needs. You invest in rounds that still need $50K–$1M.',
    );
    await expect(of('Investor profile').getByRole('region', { name: 'Fit with Heliogrid' })).toBeVisible();
    await expect(said(of('Investor profile'))[0]).toBe(
      'Sector: Met | Heliogrid works in Climate Tech and Hardware. Mina Okafor invests in Climate Tech, Hardware, and SaaS.',
    );
    await expect(of('Investor profile').queryByRole('link')).toBeNull();
    await expect(said(of('No criteria'))[3]).toBe(
      'Location: Unknown | Heliogrid is in Pune, India. You haven’t set this criterion.',
    );
    await expect(canvas.getByText(/You invest in rounds that still need \$50K or more\./)).toBeVisible();
    await expect(canvas.getByText(/^Heliogrid’s round is full\. .* up to \$1M\.$/)).toBeVisible();
    await expect(said(of('No maximum, no location'))[3]).toMatch(/We couldn’t compare these locations\.$/);
  },
});

export const StressHindi = meta.story({
  ...narrow(288, 'section'),
  args: {
    startup: stressTexts.unbroken.slice(0, 60),
    fit: fitOf({ ...criteria, places: stressTexts.unbroken }, heliogrid),
  },
});
