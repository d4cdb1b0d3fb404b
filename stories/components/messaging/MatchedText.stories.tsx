import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchedText } from '@/components/messaging/MatchedText';
import { hindiNight } from '../../support/socialStates';

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

/** A match of any length is broken like the text around it. */
export const Stress: Story = {
  args: {
    parts: [
      { text: 'हमने बारह महीने पहले ', isMatch: false },
      { text: stressTexts.unbroken, isMatch: true },
      { text: stressTexts.hindi, isMatch: true },
    ],
  },
  globals: hindiNight,
  decorators: [(Story) => <div style={{ width: 240, overflowWrap: 'anywhere' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll('mark')) {
      await expect(mark.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    }
  },
};
