import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { SettingsLayout } from '@/components/settings/SettingsLayout';

const card = (title: string, height: number) => (
  <SettingsCard title={title}>
    <div style={{ height }} />
  </SettingsCard>
);

const meta = {
  title: 'Components/Settings/SettingsLayout',
  component: SettingsLayout,
  args: {
    notifications: card('Notifications', 200),
    preferences: card('Preferences', 480),
    children: card('Your data', 60),
  },
  argTypes: {
    notifications: { control: false },
    preferences: { control: false },
    children: { control: false },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof SettingsLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const boxes = (canvas: Canvas) =>
  ['Notifications', 'Preferences', 'Your data'].map((name) =>
    canvas.getByRole('region', { name }).getBoundingClientRect(),
  ) as [DOMRect, DOMRect, DOMRect];

/** Two columns: what comes last stands right below the first card, however long the second column is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [notifications, preferences, others] = boxes(canvas);
    await expect(preferences.top).toBe(notifications.top);
    await expect(preferences.left).toBeGreaterThan(notifications.right);
    await expect([others.left, others.top]).toEqual([notifications.left, notifications.bottom + 20]);
  },
};

export const WithoutOthers: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

/** One column, in the order in which it is read. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [notifications, preferences, others] = boxes(canvas);
    await expect([preferences.left, others.left]).toEqual([notifications.left, notifications.left]);
    await expect(preferences.top).toBe(notifications.bottom + 20);
    await expect(others.top).toBe(preferences.bottom + 20);
  },
};

export const Stress: Story = {
  args: {
    notifications: <SettingsCard title={stressTexts.unbroken}>{stressTexts.hindi}</SettingsCard>,
    preferences: <SettingsCard title={stressTexts.hindi}>{stressTexts.unbroken}</SettingsCard>,
  },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
