import { expect } from 'storybook/test';
import { TextChunks } from '@/components/typography/TextChunks';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: TextChunks,
  args: { text: 'A short text.', children: (chunk) => chunk },
  decorators: [(Story) => <div style={{ maxWidth: 560, whiteSpace: 'pre-wrap' }}>{Story()}</div>],
});

/** A text within the length limit of its field is shown as a whole. */
export const Default = meta.story({ play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull() });

const lines = Array.from({ length: 1000 }, (_, at) => `Line ${at + 1} of a file that was imported.\n`);

/** The rest of a longer text is shown on demand and receives the focus. All parts together are the text. */
export const LongText = meta.story({
  args: { text: lines.join('') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.textContent).not.toContain('Line 200 of');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(document.activeElement?.textContent).toMatch(/^Line 1\d\d of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    await expect(canvasElement.textContent === args.text).toBe(true);
  },
});
