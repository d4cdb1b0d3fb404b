import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@/components/layout/Stack';
import { PrivacyNote } from '@/components/profile/PrivacyNote';

const meta = {
  title: 'Components/Profile/PrivacyNote',
  component: PrivacyNote,
  args: { children: 'Traction and funding info is shown only to verified investors.' },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
} satisfies Meta<typeof PrivacyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const long =
  'These metrics are shown only to investors who express interest and after the owner approves their request.';

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={16}>
      <PrivacyNote {...args} />
      <PrivacyNote>{long}</PrivacyNote>
    </Stack>
  ),
};

export const Stress: Story = {
  globals: { locale: 'hi' },
  render: () => (
    <div style={{ width: 240 }}>
      <Stack gap={16}>
        <PrivacyNote>
          ये आँकड़े केवल उन निवेशकों को दिखाए जाते हैं जो रुचि जताते हैं, और तभी जब मालिक उनका अनुरोध स्वीकार कर ले।
        </PrivacyNote>
        <PrivacyNote>{'updraft'.repeat(20)}</PrivacyNote>
      </Stack>
    </div>
  ),
};
