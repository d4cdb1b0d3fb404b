import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines } from '@/components/typography/Lines';

const meta = {
  title: 'Components/Typography/Lines',
  component: Lines,
  args: { children: 'First line\nSecond line\n\nAfter an empty line' },
} satisfies Meta<typeof Lines>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many lines are drawn. */
const drawnLines = (element: HTMLElement) =>
  Math.round(
    element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  );

export const Default: Story = {
  decorators: [(Story) => <p>{Story()}</p>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/First line/);
    await expect(drawnLines(text.parentElement as HTMLElement)).toBe(4);
  },
};

/** However many lines are left empty, with blanks in them or without, one is shown. */
export const ManyEmptyLines: Story = {
  ...Default,
  args: { children: `First line${'\n'.repeat(40)}Second line\n \t\r\n   \n\nThird line` },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/First line/);
    await expect(text.textContent).toBe('First line\n\nSecond line\n\nThird line');
    await expect(drawnLines(text.parentElement as HTMLElement)).toBe(5);
  },
};

/** In a narrow place, with what can't be broken anywhere else. */
export const Stress: Story = {
  args: { children: `${stressTexts.unbroken}\n${stressTexts.hindi}` },
  globals: { locale: 'hi' },
  decorators: [(Story) => <p style={{ width: 240 }}>{Story()}</p>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')?.scrollWidth).toBeLessThanOrEqual(240);
  },
};
