import { expect } from 'storybook/test';
import { MatchedText } from '@/components/messaging/MatchedText';
import preview from '../../../.storybook/preview';
import { cramped, textsOf, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: MatchedText,
  args: {
    parts: [
      { text: 'The ', isMatch: false },
      { text: 'pilot', isMatch: true },
      { text: ' data looks great', isMatch: false },
    ],
  },
  decorators: [(Story) => <div style={{ overflowWrap: 'anywhere' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^The pilot data looks great$/);
    await expect(textsOf(canvasElement.querySelectorAll('mark'))).toEqual(['pilot']);
  },
});

/** A long match wraps like the text around it. */
export const Stress = meta.story({
  ...cramped(240),
  args: { parts: [false, true].map((isMatch) => ({ ...tooLong('text'), isMatch })) },
});
