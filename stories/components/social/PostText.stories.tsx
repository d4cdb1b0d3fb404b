import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { PostText } from '@/components/social/PostText';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ component: PostText, args: { text: 'Two lines,\nkept as they were written.' } });

export const Default = meta.story({ play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });

/** A word of 1,500 letters is truncated before it fills the lines. A button shows the rest. */
export const LongWord = meta.story({
  args: { text: `${'i'.repeat(1499)}!` },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('paragraph')).not.toHaveTextContent('!');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/i!$/);
  },
});

export const ManyLines = meta.story({
  args: { text: stressTexts.lines },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('paragraph');
    const folded = text.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more', expanded: false }));
    await expect(text.clientHeight).toBeGreaterThan(folded);
    const less = canvas.getByRole('button', { name: 'Show less', expanded: true });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(text.clientHeight).toBe(folded);
  },
});
