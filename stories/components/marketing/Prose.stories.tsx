import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prose } from '@/components/marketing/Prose';

const meta = {
  title: 'Components/Marketing/Prose',
  component: Prose,
  args: {
    text: 'Start with the goal. Divide it by what the team spends in a month and see where you land.\n\nThen look at who is in. One investor who knows the field says more than ten who followed last week.',
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(2);
  },
};

export const WithLink: Story = {
  args: { text: 'The ways to reach us are on the <a>contact page</a>.', href: '#contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '#contact');
  },
};

/** Without an address the mark is only its words. */
export const MarkWithoutAddress: Story = {
  args: { text: 'The ways to reach us are on the <a>contact page</a>.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'The ways to reach us are on the contact page.',
    );
  },
};

export const LongText: Story = {
  args: { text: `${'Averylongword'.repeat(20)}\n\nहिन्दी में एक अनुच्छेद, जिसके अक्षर ऊँचे होते हैं।` },
};
