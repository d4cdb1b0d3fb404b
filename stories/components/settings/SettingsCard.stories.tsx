import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Switch } from '@/components/controls/Switch';
import { Stack } from '@/components/layout/Stack';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Settings/SettingsCard',
  component: SettingsCard,
  args: {
    title: 'Your data',
    children: <Text>Everything you do in Updraft is kept on this device.</Text>,
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 586 }}>{Story()}</div>],
} satisfies Meta<typeof SettingsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A region of the page, by the name that its heading shows. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Your data' }));
    await expect(card.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible();
  },
};

const switches = ['Messages', 'Mentions', 'Follows'].map((label) => (
  <Switch key={label} label={label} isChecked onChange={() => {}} />
));

/** Its parts stand as far apart as it is told. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <SettingsCard title="As usual">{switches}</SettingsCard>
      <SettingsCard title="Closer" gap={8}>
        {switches}
      </SettingsCard>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [usual, closer] = canvas.getAllByRole('region').map((card) => card.clientHeight);
    await expect(closer).toBe((usual ?? 0) - 3 * 12);
  },
};

export const Stress: Story = {
  args: {
    title: `${stressTexts.unbroken.slice(0, 90)} ${stressTexts.hindi}`,
    children: <Text>{stressTexts.unbroken}</Text>,
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').scrollWidth).toBeLessThanOrEqual(288);
  },
};
