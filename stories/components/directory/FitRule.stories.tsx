import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitRule } from '@/components/directory/FitRule';

const meta = {
  title: 'Components/Directory/FitRule',
  component: FitRule,
  args: { changeHref: '/profile/investor/manage' },
} satisfies Meta<typeof FitRule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Most must-haves met come first/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change what you look for' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
  },
};

/** Of investors, what counts is what they look for. */
export const OfInvestors: Story = {
  args: { changeHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NarrowHindi: Story = {
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
