import { expect, within } from 'storybook/test';
import { ImportDialog, importStatuses } from '@/components/pipeline/ImportDialog';
import type { ContactProblem, ImportRow } from '@/data/schema/shapes/contactImport';
import preview from '../../../.storybook/preview';
import { hindiPhone, spies, textsOf, timesOf } from '../../support/socialStates';

const rows: ImportRow[] = [
  {
    id: '0',
    person: { name: 'Tobias Engel', company: 'Engel Kapital', position: 'Partner' },
    match: { kind: 'new' },
  },
  { id: '1', person: { name: 'Priya Raman', email: 'priya@monsoon.example' }, match: { kind: 'new' } },
  {
    id: '2',
    person: { name: 'Noor Haddad', company: 'Delta' },
    match: { kind: 'unclear', id: 'contact:noor', with: 'Noor Haddad' },
  },
  { id: '3', person: { name: 'Mina Okafor' }, match: { kind: 'same', with: 'Mina Okafor' } },
];
const counts = { new: 2, unclear: 1, same: 1, repeated: 0, added: 2 };
const nothing = { new: 0, unclear: 0, same: 1, repeated: 0, added: 0 };

const meta = preview.meta({
  component: ImportDialog,
  args: {
    status: 'previewing' as const,
    problem: null,
    preview: { file: 'Connections.csv', rows, unnamed: 3 },
    counts,
    isChange: true,
    room: 900,
    board: 'raise' as const,
    decisions: {},
    progress: 0,
    ...spies('onFileChoose', 'onBoardChange', 'onDecide', 'onConfirm', 'onClose'),
  },
  argTypes: { status: { control: 'inline-radio', options: importStatuses } },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

/** Unclear people are first, known people last. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Import people' }));
    await expect(textsOf(dialog.getAllByRole('listitem')).map((text) => text?.slice(0, 11))).toEqual([
      ...['Noor Haddad', 'Tobias Enge', 'Priya Raman', 'Mina Okafor'],
    ]);
    await expect(dialog.getByText('3 rows without a name can’t be imported.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'People' }));
    for (const name of ['Import 2 people', 'Cancel', 'Close'])
      await userEvent.click(dialog.getByRole('button', { name }));
    await expect(timesOf(args)).toEqual({ onBoardChange: 1, onConfirm: 1, onClose: 2 });
  },
});

/** All people of the file are here already. */
export const NothingNew = meta.story({
  args: {
    preview: { file: 'Connections.csv', rows: rows.slice(3), unnamed: 0 },
    counts: nothing,
    isChange: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Everyone in this file is already here/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
  },
});

/** Only known contacts receive details from the file. */
export const OnlyUpdates = meta.story({
  args: { counts: { ...nothing, unclear: 1 }, decisions: { 2: 'same' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Update contacts' })).toBeEnabled();
  },
});

/** The pipeline has no room for all people. */
export const TooFull = meta.story({
  args: { room: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your pipeline has room for 1 more card.');
    await expect(canvas.getByRole('button', { name: 'Import 2 people' })).toBeDisabled();
  },
});

const refused = (problem: ContactProblem, text: RegExp) =>
  meta.story({
    args: { status: 'refused', problem, preview: null },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(text);
      await expect(canvas.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    },
  });

/** The file has no column with names: the dialog shows the columns that it has. */
export const NoNames = refused({ kind: 'noName', columns: ['Alpha', 'Beta'] }, /^No column with names/);
export const TooLarge = refused({ kind: 'tooLarge' }, /larger than 10 MB/);
export const TooMany = refused({ kind: 'tooMany', count: 12_000 }, /12,000 rows, and the limit is 10,000/);
export const Unreadable = refused({ kind: 'unreadable' }, /couldn’t be read/);
export const Empty = refused({ kind: 'empty' }, /has no people/);

/** People are being saved. */
export const Matrix = meta.story({
  args: {
    status: 'writing',
    progress: 0.4,
    counts: { ...counts, added: 1000 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Importing' })).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('400 of 1,000')).toBeInTheDocument();
  },
});

/** Not all people could be saved. */
export const Failed = meta.story({
  args: { status: 'failed', progress: 0.5, counts: { ...counts, added: 10 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 of 10 are imported');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Ten thousand people: only those in view are rendered. */
export const ManyHindi = meta.story({
  globals: hindiPhone,
  args: {
    preview: {
      file: 'Connections.csv',
      unnamed: 0,
      rows: Array.from(
        { length: 10_000 },
        (_, at): ImportRow => ({
          id: `${at}`,
          person: { name: `व्यक्ति ${at}`, company: 'नवीकरणीय ऊर्जा' },
          match: at % 3 ? { kind: 'new' } : { kind: 'unclear', id: 'contact:a', with: 'नूर' },
        }),
      ),
    },
    counts: { new: 6666, unclear: 3334, same: 0, repeated: 0, added: 6666 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
  },
});
