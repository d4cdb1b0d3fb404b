import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LimitedPage } from '@/components/profile/LimitedPage';
import { hindiNight, hrefOf, states, wide } from '../../support/socialStates';

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

export const Matrix: Story = {
  render: states({
    'For connections': { privacy: 'connections' },
    'For founders': { privacy: 'founders' },
    Own: { settingsHref: '/profile/manage?tab=settings' },
  }),
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Change who sees it')).toBe('/profile/manage?tab=settings');
  },
};

export const LongName: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3), settingsHref: '#settings' },
  globals: hindiNight,
  decorators: [wide(288)],
};
