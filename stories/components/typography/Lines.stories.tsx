import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Lines } from '@/components/typography/Lines';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: Lines,
  args: { children: `First line${'\n'.repeat(40)}Second line\n \t\r\n   \n\nThird line\nFourth line` },
});

/** Several consecutive empty lines are shown as one, with or without spaces in them. */
export const Default = meta.story({
  decorators: [(Story) => <p>{Story()}</p>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/First line/);
    await expect(text.textContent).toBe('First line\n\nSecond line\n\nThird line\nFourth line');
    const { height } = (text.parentElement as HTMLElement).getBoundingClientRect();
    await expect(Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight))).toBe(6);
  },
});

/** In a narrow container, with a word that is longer than the line. */
export const Stress = meta.story({
  args: { children: `${stressTexts.unbroken}\n${stressTexts.hindi}` },
  globals: { locale: 'hi' },
  decorators: [(Story) => <p style={{ width: 240 }}>{Story()}</p>],
  play: ({ canvasElement }) => expect(canvasElement.querySelector('p')?.scrollWidth).toBeLessThanOrEqual(240),
});
