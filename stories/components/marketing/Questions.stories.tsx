import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Questions } from '@/components/marketing/Questions';

const meta = {
  title: 'Components/Marketing/Questions',
  component: Questions,
  args: {
    items: [
      {
        question: 'Do I need a finished product to list a startup?',
        answer: 'No. You need a name and a tagline.',
      },
      {
        question: 'Where is my data kept?',
        answer: 'In this browser. The <a>terms</a> say more.',
        href: '#terms',
      },
    ],
  },
} satisfies Meta<typeof Questions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText('No. You need a name and a tagline.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Do I need a finished product to list a startup?'));
    await expect(answer).toBeVisible();
  },
};

export const WithLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Where is my data kept?'));
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '#terms');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    items: [
      { question: 'Donaudampfschifffahrtsgesellschaft'.repeat(2), answer: 'Averylongword'.repeat(20) },
      { question: 'क्या स्टार्टअप लिस्ट करने के लिए तैयार प्रोडक्ट चाहिए, या सिर्फ़ विचार भी काफ़ी है?', answer: 'नहीं।' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
