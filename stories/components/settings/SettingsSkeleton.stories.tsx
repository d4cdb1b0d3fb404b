import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsSkeleton } from '@/components/settings/SettingsSkeleton';
import { founderNotifications } from '@/data/schema/settings';

const meta = {
  title: 'Components/Settings/SettingsSkeleton',
  component: SettingsSkeleton,
  args: { switches: founderNotifications.length, fields: 4 },
} satisfies Meta<typeof SettingsSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The headings are there already: only what they are about is to come. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Notifications',
      'Preferences',
    ]);
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const PhoneHindi: Story = {
  args: { switches: 12, fields: 8 },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};
