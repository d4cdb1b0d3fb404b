import { day, now } from '@kit/app/clock';
import type { ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import { NoteItem } from '@/components/pipeline/NoteItem';
import preview, { cramped, tooLong } from '../../support/preview';

/** A decorator: the note in a list of this width, in px. */
const inList = (width: number) => (Story: ComponentType) => (
  <div style={{ width }}>
    <ul>
      <Story />
    </ul>
  </div>
);

const meta = preview.meta({
  component: NoteItem,
  args: {
    note: { id: 'first', text: 'Their bank feeds close the month.', at: now - 12 * day },
    now,
    onEdit: fn(),
    onRemove: fn(),
  },
});

/** Edits save when the user leaves the field. The focus returns to the pencil. */
export const Default = meta.story({
  decorators: [inList(400)],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Nov 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note of Nov 8' }));
    const area = canvas.getByRole('textbox', { name: 'Note of Nov 8' });
    await expect(area).toHaveFocus();
    await userEvent.type(area, ' In two days.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onEdit).toHaveBeenCalledWith('first', 'Their bank feeds close the month. In two days.');
    await expect(canvas.getByRole('button', { name: 'Edit note of Nov 8' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note of Nov 8' }));
    await expect(args.onRemove).toHaveBeenCalledWith('first');
  },
});

/** An empty text isn’t saved. */
export const Emptied = meta.story({
  decorators: [inList(400)],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note of Nov 8' }));
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onEdit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Their bank feeds close the month.')).toBeVisible();
  },
});

export const NarrowHindi = meta.story({
  args: { note: { id: 'long', ...tooLong('text'), at: now - 400 * day, editedAt: now } },
  ...cramped(256),
  decorators: [inList(256)],
});
