import { heliogrid } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import { allOf, closedFit, criteria, metFit, mixedFit, unaskedFit } from '@kit/fixtures/fits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { FitSection } from '@/components/profile/FitSection';
import { Heading } from '@/components/typography/Heading';
import { verdicts } from '@/data/schema/choices';
import { type Fit, fitOf } from '@/data/schema/fit';

const meta = {
  title: 'Components/Profile/FitSection',
  component: FitSection,
  args: { fit: mixedFit, startup: 'Ledgerline', changeHref: '/profile/investor/manage' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Heading level={1} size="card">
          Ledgerline
        </Heading>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof FitSection>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What is said of each criterion. */
const said = (canvas: Canvas) =>
  within(canvas.getAllByRole('list')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent));

/** Each of the four marks, to an investor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fit with what you look for' })).toBeVisible();
    await expect(said(canvas)).toEqual([
      ['Sector: Met', 'Ledgerline works in Fintech and SaaS. You look for Climate Tech, Hardware, and SaaS.'],
      [
        'Stage: CloseMust-have',
        'Ledgerline’s stage is Series A. You look for startups at Pre-seed and Seed. That is one stage away.',
      ],
      ['Amount: Not met', 'Ledgerline’s round has $4.8M open. You look for rounds with $50K–$1M open.'],
      ['Place: Unknown', 'Ledgerline hasn’t said where it is. You look in: India and Southeast Asia.'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Change what you look for' })).toBeVisible();
  },
};

export const AllMet: Story = { args: { fit: metFit, startup: 'Heliogrid' } };

/** Its figures are closed: what its round has open is not to be told. */
export const ClosedFigures: Story = {
  args: { fit: closedFit, startup: 'Tidewater' },
  play: async ({ canvas }) => {
    await expect(said(canvas)[2]).toEqual([
      'Amount: Unknown',
      'What Tidewater’s round has open isn’t known. You look for rounds with $50K–$1M open.',
    ]);
  },
};

/** To a founder, on an investor's page. */
export const OfAnInvestor: Story = {
  args: { fit: metFit, startup: 'Heliogrid', investor: 'Mina Okafor', changeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fit with Heliogrid' })).toBeVisible();
    await expect(said(canvas)[0]).toEqual([
      'Sector: Met',
      'Heliogrid works in Climate Tech and Hardware. Mina Okafor looks for Climate Tech, Hardware, and SaaS.',
    ]);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NothingAsked: Story = {
  args: { fit: unaskedFit, startup: 'Heliogrid' },
  play: async ({ canvas }) => {
    await expect(said(canvas)[3]).toEqual([
      'Place: Unknown',
      'Heliogrid is in Pune, India. You haven’t said what you look for here.',
    ]);
  },
};

/** Open ends, a full round, and a place that can't be read. */
export const OtherAmounts: Story = {
  args: { startup: 'Heliogrid' },
  render: ({ startup }) => {
    const full = { ...heliogrid, fundraising: { ...heliogrid.fundraising, raised: 2_000_000 } };
    const fits: Fit[] = [
      fitOf({ ...criteria, maximum: null }, { ...heliogrid, location: 'Remote' }),
      fitOf({ ...criteria, minimum: 0 }, full),
    ];
    return (
      <Stack gap={16}>
        {fits.map((fit) => (
          <FitSection key={fit[2]?.verdict} fit={fit} startup={startup} />
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You look for rounds with \$50K or more open\./)).toBeVisible();
    await expect(canvas.getByText(/^Heliogrid’s round is full\. .* up to \$1M open\.$/)).toBeVisible();
    await expect(canvas.getByText(/How near that is can’t be told\.$/)).toBeVisible();
  },
  // The same region twice, as on no page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

/** Each verdict for each criterion. */
export const Matrix: Story = {
  render: ({ startup }) => (
    <Stack gap={16}>
      {verdicts.map((verdict) => (
        <FitSection key={verdict} fit={allOf(verdict, verdict === 'notMet')} startup={startup} />
      ))}
    </Stack>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const Stress: Story = {
  args: {
    startup: stressTexts.unbroken.slice(0, 60),
    fit: fitOf({ ...criteria, places: stressTexts.unbroken }, heliogrid),
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
