import { fullInvestor, sparseInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InvestorProfileForm } from '@/components/account/InvestorProfileForm';
import { Heading } from '@/components/typography/Heading';
import { typedInvestorProfile } from '@/data/schema/investorProfile';

const meta = {
  title: 'Components/Account/InvestorProfileForm',
  component: InvestorProfileForm,
  args: {
    values: typedInvestorProfile(fullInvestor),
    savedName: 'Noor Haddad',
    isBusy: false,
    hasFailed: false,
    onFieldChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  render: function Live(args) {
    const [values, setValues] = useState(args.values);
    return (
      <>
        <Heading level={1} size="card">
          Investor Account Management
        </Heading>
        <InvestorProfileForm
          {...args}
          values={values}
          onFieldChange={(name, value) => {
            args.onFieldChange(name, value);
            setValues({ ...values, [name]: value });
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof InvestorProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The types of account edit (spec section 9). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const types = canvas.getByRole('combobox', { name: 'Investor type' });
    await expect([...types.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Choose one',
      'Angel',
      'Venture Capitalist',
      'Corporate',
      'Other',
    ]);
  },
};

/** A type chosen at registration can be kept. */
export const FamilyOffice: Story = {
  args: { values: typedInvestorProfile({ ...sparseInvestor, investorType: 'Family Office' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Investor type' })).toHaveValue('Family Office');
  },
};

export const BlankName: Story = {
  args: { values: { ...typedInvestorProfile(fullInvestor), fullName: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
      'Left blank, it stays Noor Haddad.',
    );
  },
};

export const Saving: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { hasFailed: true } };
export const Stress: Story = { args: { values: typedInvestorProfile(wordyInvestor) } };
export const Hindi: Story = { globals: { locale: 'hi' } };
