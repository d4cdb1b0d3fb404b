import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageIntro } from '@/components/marketing/PageIntro';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Marketing/PageIntro',
  component: PageIntro,
  args: {
    title: 'Terms of use',
    lead: 'Short enough to read in full. By creating an account you agree to them.',
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMore: Story = {
  args: {
    children: (
      <Text size="small" tone="muted">
        Last changed on 1 October 2025
      </Text>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaft',
    lead: 'एक बहुत लंबा परिचय जो कई पंक्तियों में चलता है। '.repeat(6),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
