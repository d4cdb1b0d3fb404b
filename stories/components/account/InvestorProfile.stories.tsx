import { fullInvestor, sparseInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvestorProfile } from '@/components/account/InvestorProfile';
import { Heading } from '@/components/typography/Heading';

const meta = {
  title: 'Components/Account/InvestorProfile',
  component: InvestorProfile,
  args: {
    account: fullInvestor,
    avatar: '/images/faces/mina-okafor.webp',
    publicHref: '/investors/noor-haddad',
    onEdit: fn(),
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1} size="card">
          Investor Account Management
        </Heading>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof InvestorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

/** No more than the registration asks for, and no face. */
export const Sparse: Story = {
  args: { account: sparseInvestor, avatar: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <InvestorProfile {...args} />
      <InvestorProfile {...args} account={{ ...sparseInvestor, fullName: 'Ada Nunn' }} avatar="" />
    </div>
  ),
  // The same regions twice, as on no page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const Stress: Story = { args: { account: wordyInvestor, avatar: '/missing.webp' } };
export const Hindi: Story = { globals: { locale: 'hi' } };
