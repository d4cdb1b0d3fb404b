import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { as: 'h2' as const, children: 'Only a screen reader says this' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: args.children as string });
    const { width, height } = heading.getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});

/** The text takes up no space, however long it is. */
export const LongText = meta.story({
  args: { children: stressTexts.unbroken },
  decorators: [(Story) => <div style={{ width: 240, overflow: 'auto' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const frame = canvas.getByText(stressTexts.unbroken).parentElement;
    await expect([frame?.scrollWidth, frame?.clientHeight]).toEqual([240, 0]);
  },
});
