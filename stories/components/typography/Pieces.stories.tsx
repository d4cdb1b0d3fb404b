import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pieces } from '@/components/typography/Pieces';

const meta = {
  title: 'Components/Typography/Pieces',
  component: Pieces,
  args: { text: 'What somebody wrote.', children: (piece) => piece },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof Pieces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a field takes at most, and less, is shown as it is. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What somebody wrote.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const lines = Array.from({ length: 1000 }, (_, at) => `Line ${at + 1} of a file that somebody brought.\n`);

/** Of more the rest follows on demand, and the focus with it; together it is the text as it was. */
export const LongText: Story = {
  args: { text: lines.join('') },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(/^Line 1 of/)).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('Line 200 of');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvasElement.textContent).toContain('Line 500 of');
    await expect(document.activeElement?.textContent).toMatch(/^Line 1\d\d of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    const shown = [...canvasElement.querySelectorAll('span')].map((piece) => piece.textContent).join('');
    await expect(shown === args.text).toBe(true);
  },
};
