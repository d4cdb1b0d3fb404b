import { stressTexts } from '@kit/fixtures/feed';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { SettingsLayout } from '@/components/settings/SettingsLayout';
import preview from '../../../.storybook/preview';
import { desktop, phone, tablet } from '../../support/globals';
import { fitsWindow } from '../../support/socialStates';

const card = (title: string, height: number) => (
  <SettingsCard title={title}>
    <div style={{ height }} />
  </SettingsCard>
);

const meta = preview.meta({
  component: SettingsLayout,
  args: {
    notifications: card('Notifications', 200),
    preferences: card('Preferences', 480),
    children: card('Your data', 60),
  },
  globals: desktop,
});

const boxes = (canvas: StoryContext['canvas']) =>
  ['Notifications', 'Preferences', 'Your data'].map((name) =>
    canvas.getByRole('region', { name }).getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];

/** Two columns: the last card is directly below the first one, however long the second column is. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [notifications, preferences, others] = boxes(canvas);
    await expect(preferences.top).toBe(notifications.top);
    await expect(preferences.left).toBeGreaterThan(notifications.right);
    await expect([others.left, others.top]).toEqual([notifications.left, notifications.bottom + 20]);
  },
});

/** One column, in reading order. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const [notifications, preferences, others] = boxes(canvas);
    await expect([preferences.left, others.left]).toEqual([notifications.left, notifications.left]);
    await expect([preferences.top, others.top]).toEqual([notifications.bottom + 20, preferences.bottom + 20]);
  },
});

/** The layout with only the cards for notifications and preferences. */
export const Stress = meta.story({
  args: {
    notifications: <SettingsCard title={stressTexts.unbroken}>{stressTexts.hindi}</SettingsCard>,
    preferences: <SettingsCard title={stressTexts.hindi}>{stressTexts.unbroken}</SettingsCard>,
    children: undefined,
  },
  globals: tablet,
  play: fitsWindow,
});
