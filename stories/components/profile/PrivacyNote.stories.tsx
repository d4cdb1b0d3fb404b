import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrivacyNote } from '@/components/profile/PrivacyNote';
import { hindiNight, narrow, states } from '../../support/socialStates';

const meta = {
  title: 'Components/Profile/PrivacyNote',
  component: PrivacyNote,
  args: { children: 'Traction and funding info is shown only to verified investors.' },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
} satisfies Meta<typeof PrivacyNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const hindi = 'ये आँकड़े केवल उन निवेशकों को दिखाए जाते हैं जो रुचि जताते हैं, और तभी जब मालिक उनका अनुरोध स्वीकार कर ले।';

export const Stress: Story = {
  ...narrow(240, 'p'),
  render: states({ Long: { children: hindi }, Unbroken: { children: 'updraft'.repeat(20) } }),
  globals: hindiNight,
};
