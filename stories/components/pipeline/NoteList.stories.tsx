import { day, now } from '@kit/app/clock';
import { ledgerline, panelOf } from '@kit/fixtures/pipeline';
import { expect } from 'storybook/test';
import { NoteList } from '@/components/pipeline/NoteList';
import preview, {
  below,
  cramped,
  holding,
  spies,
  stateOf,
  states,
  tooLong,
  wide,
} from '../../support/preview';

const { notes } = panelOf(ledgerline);

const meta = preview.meta({
  component: NoteList,
  args: {
    notes,
    draft: '',
    now,
    ...spies('onRetry', 'onDraftChange', 'onNoteAdd', 'onNoteEdit', 'onNoteRemove'),
  },
  decorators: [wide(400), below(['h1', 'Pipeline'], ['h2', 'Ledgerline'])],
  render: holding('draft', 'onDraftChange'),
});

export const Default = meta.story({
  args: { isFocused: true },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'New note' });
    await expect(area).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Add note' })).toBeDisabled();
    await userEvent.type(area, 'Ask for references');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('Ask for references');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(args.onNoteAdd).toHaveBeenCalledTimes(2);
    await expect(area).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Notes' }).children).toHaveLength(2);
    await expect(canvas.getByText('edited Nov 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note of Nov 16' }));
    await expect(args.onNoteRemove).toHaveBeenCalledWith('second');
    await expect(area).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: states({
    Loading: { notes: 'loading' },
    Failed: { notes: 'failed' },
    None: { notes: [] },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(stateOf(canvas, 'Loading').getByRole('status', { name: 'Loading notes' })).toBeVisible();
    const failed = stateOf(canvas, 'Failed');
    await expect(failed.getByText('The notes couldn’t be loaded.')).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(failed.getByRole('textbox', { name: 'New note' })).toHaveFocus();
    await expect(stateOf(canvas, 'None').queryByRole('list')).toBeNull();
  },
});

export const NarrowHindi = meta.story({
  args: { notes: [{ id: 'long', ...tooLong('text'), at: now - day }] },
  ...cramped(256),
});
