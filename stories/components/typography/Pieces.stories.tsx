import { expect } from 'storybook/test';
import { Pieces } from '@/components/typography/Pieces';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Typography/Pieces',
  component: Pieces,
  args: { text: 'A short text.', children: (piece) => piece },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{Story()}</div>
    ),
  ],
});

/** A text that is no longer than a field takes is shown as a whole. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const lines = Array.from({ length: 1000 }, (_, at) => `Line ${at + 1} of a file that was imported.\n`);

/** Of a longer one the rest follows on demand, and the focus with it; the pieces together are the text. */
export const LongText = meta.story({
  args: { text: lines.join('') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.textContent).not.toContain('Line 200 of');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(document.activeElement?.textContent).toMatch(/^Line 1\d\d of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    const shown = [...canvasElement.querySelectorAll('span')].map((piece) => piece.textContent).join('');
    await expect(shown === args.text).toBe(true);
  },
});
