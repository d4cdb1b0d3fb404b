import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { SettingsCard } from '@/components/settings/SettingsCard';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { narrow } from '../../support/socialStates';

const meta = preview.meta({
  component: SettingsCard,
  args: {
    title: 'Your data',
    children: ['Kept on this device.', 'Yours to take along.'].map((text) => <Text key={text}>{text}</Text>),
  },
  decorators: [(Story) => <div style={{ maxWidth: 586 }}>{Story()}</div>],
});

/** A region named by its heading. `gap` is the distance between its children. */
export const Default = meta.story({
  render: (args) => (
    <Stack gap={24}>
      <SettingsCard {...args} />
      <SettingsCard {...args} title="Closer" gap={8} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [usual, closer] = ['Your data', 'Closer'].map((name) => canvas.getByRole('region', { name }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your data' })).toBeVisible();
    await expect(closer?.clientHeight).toBe((usual?.clientHeight ?? 0) - 2 * 12);
  },
});

export const Stress = meta.story({
  ...narrow(288, 'section'),
  args: {
    title: `${stressTexts.unbroken.slice(0, 90)} ${stressTexts.hindi}`,
    children: <Text>{stressTexts.unbroken}</Text>,
  },
});
