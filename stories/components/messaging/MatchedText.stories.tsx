import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchedText } from '@/components/messaging/MatchedText';

const meta = {
  title: 'Components/Messaging/MatchedText',
  component: MatchedText,
  args: {
    parts: [
      { text: 'The ', isMatch: false },
      { text: 'pilot', isMatch: true },
      { text: ' data looks great', isMatch: false },
    ],
  },
} satisfies Meta<typeof MatchedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('pilot').tagName).toBe('MARK');
    await expect(canvasElement.textContent).toBe('The pilot data looks great');
  },
};

export const NoMatch: Story = { args: { parts: [{ text: 'Mina Okafor', isMatch: false }] } };

export const Dark: Story = { globals: { theme: 'dark' } };
