import { expect } from 'storybook/test';
import { SettingsSkeleton } from '@/components/settings/SettingsSkeleton';
import { founderNotifications } from '@/data/schema/settings';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Settings/SettingsSkeleton',
  component: SettingsSkeleton,
  args: { switches: founderNotifications.length, fields: 4 },
});

/** With its headings: only what is below them is loaded. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual(['Notifications', 'Preferences']);
    await expect(canvasElement.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

export const PhoneHindi = meta.story({
  args: { switches: 12, fields: 8 },
  globals: { ...phone, locale: 'hi', theme: 'dark' },
});
