import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitRule } from '@/components/directory/FitRule';
import { hindiNight, hrefOf, wide } from '../../support/socialStates';

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
    await expect(hrefOf(canvas, 'Change what you look for')).toBe('/profile/investor/manage');
  },
};

/** Of investors, what counts is what they look for: there is nothing to change. */
export const NarrowHindiOfInvestors: Story = {
  args: { changeHref: undefined },
  globals: hindiNight,
  decorators: [wide(288)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
