import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { MatchedText } from '@/components/messaging/MatchedText';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Messaging/MatchedText',
  component: MatchedText,
  args: {
    parts: [
      { text: 'The ', isMatch: false },
      { text: 'pilot', isMatch: true },
      { text: ' data looks great', isMatch: false },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('pilot').tagName).toBe('MARK');
    await expect(canvasElement.textContent).toBe('The pilot data looks great');
  },
});

/** A match of any length is broken like the text around it. */
export const Stress = meta.story({
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
});
