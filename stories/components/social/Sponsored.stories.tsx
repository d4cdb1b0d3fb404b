import { sidebar, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Sponsored } from '@/components/social/Sponsored';

const meta = {
  title: 'Components/Social/Sponsored',
  component: Sponsored,
  args: { sponsored: sidebar.sponsored },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
} satisfies Meta<typeof Sponsored>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Ledgerline.*\(opens in a new tab\)/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  },
};

export const WithinTheApp: Story = {
  args: { sponsored: { ...sidebar.sponsored, href: '/startups/ledgerline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
  },
};

export const Loading: Story = { args: { sponsored: null } };

/** Spec section 8: a sponsored image falls back to a placeholder. */
export const BrokenImage: Story = {
  args: { sponsored: { ...sidebar.sponsored, image: '/images/missing.webp' } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.src).toMatch(/\/images\/defaults\/image\.svg$/),
    );
  },
};

export const Stress: Story = {
  args: {
    sponsored: {
      ...sidebar.sponsored,
      name: stressTexts.unbroken.slice(0, 80),
      text: stressTexts.hindi,
    },
  },
  globals: { locale: 'hi' },
};
