import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Steps } from '@/components/marketing/Steps';

const meta = {
  title: 'Components/Marketing/Steps',
  component: Steps,
  args: {
    items: [
      { title: 'Sign up', text: 'Create an account and tell people what you do and who you want to meet.' },
      {
        title: 'Explore opportunities',
        text: 'Follow startups and investors, read what they post, and star the ones worth a second look.',
      },
      { title: 'Connect', text: 'Express interest, open the deck, and take the conversation to messages.' },
    ],
  },
  decorators: [
    (Story) => (
      <>
        <VisuallyHidden as="h2">How It Works</VisuallyHidden>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    items: [
      { title: 'साइन अप करें', text: 'खाता बनाएँ और बताएँ कि आप क्या करते हैं और किससे मिलना चाहते हैं।' },
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitän',
        text: 'Averylongwordthatdoesnotbreak'.repeat(4),
      },
      { title: 'A title that needs two lines to say what it wants', text: 'Short.' },
    ],
  },
};
