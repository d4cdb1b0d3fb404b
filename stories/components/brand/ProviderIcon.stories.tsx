import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderIcon, providerNames } from '@/components/brand/ProviderIcon';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Brand/ProviderIcon',
  component: ProviderIcon,
  args: { name: 'google' },
  argTypes: { name: { control: 'inline-radio', options: providerNames } },
} satisfies Meta<typeof ProviderIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[16, 18, 32].map((size) => (
        <Inline key={size} gap={16}>
          {providerNames.map((name) => (
            <ProviderIcon key={name} name={name} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
