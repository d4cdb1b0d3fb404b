import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitedPage } from '@/components/profile/LimitedPage';

const meta = {
  title: 'Components/Profile/LimitedPage',
  component: LimitedPage,
  args: { privacy: 'private', name: 'Asha Verma' },
} satisfies Meta<typeof LimitedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Private. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This page is private' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ForConnections: Story = { args: { privacy: 'connections' } };
export const ForFounders: Story = { args: { privacy: 'founders' } };

export const Own: Story = {
  args: { settingsHref: '/profile/manage?tab=settings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change who sees it' })).toHaveAttribute(
      'href',
      '/profile/manage?tab=settings',
    );
  },
};

export const LongName: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3), settingsHref: '#settings' },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
