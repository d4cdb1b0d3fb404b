import { app } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ImportHost } from '@/app/pages/Pipeline/ImportHost';
import { href } from '@/data/schema/shapes/href';
import type { ImportEvent } from '@/machines/importContacts/types';
import preview from '../../.storybook/preview';
import { never, noRoom, pending } from '../support/answers';
import { ending, hindiPhone, offered, on, resting, storedOf } from '../support/screen';

const rests = resting<ImportEvent>('importContacts');
const ends = ending(rests);

/** The import of people from a CSV file. The file has one of Asha’s two contacts. */
const meta = preview.meta({
  title: 'Screens/Import',
  component: ImportHost,
  args: { board: 'raise' as const },
  parameters: { ...on({ path: href('board') }), ...rests('idle') },
  decorators: [
    (Story) => (
      <main>
        <h1>Pipeline</h1>
        {Story()}
      </main>
    ),
  ],
});

const content = `First Name,Last Name,URL,Email Address,Company,Position,Connected On
Noor,Haddad,https://www.linkedin.com/in/noor,noor@delta.example,Delta,Partner,12 Nov 2025
Tobias,Engel,https://www.linkedin.com/in/tobias,,Engel Kapital,Partner,3 Oct 2025
Ines,Costa,https://www.linkedin.com/in/ines,,Costa Ventures,,1 Oct 2025
`;
const fileOf = (text: string) => new File([text], 'Connections.csv', { type: 'text/csv' });
const chosen = (text = content) =>
  ({ type: 'file.choose', file: fileOf(text), name: 'Connections.csv', board: 'raise' }) as const;
const confirmed = { type: 'import.confirm', id: 'batch', at: 1 } as const;

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Import people' }));
const choose = async ({ canvasElement, userEvent }: StoryContext) => {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('The page has no file input');
  await userEvent.upload(input, fileOf(content));
};
const asks = async () => {
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Import people' })).toBeVisible());
};

/** The button that opens a file. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Import a file' })).toBeVisible();
  },
});

Idle.test(
  'a file is imported to the board, its people are undone together, and the file can be imported again',
  async (person) => {
    await choose(person);
    const dialog = await dialogOf();
    await expect(await dialog.findByText('2 new')).toBeInTheDocument();
    await expect(dialog.getByText('1 unclear')).toBeInTheDocument();
    await person.userEvent.click(dialog.getByRole('button', { name: 'Import 2 people' }));
    await waitFor(() => expect(screen.getByText('2 people added to Raise')).toBeInTheDocument());
    const imported = await storedOf('sample', 'card', 'contact', 'importBatch');
    await expect(imported.map(({ kind }) => kind).sort()).toEqual([
      ...['card', 'card', 'contact', 'contact', 'importBatch'],
    ]);
    await person.userEvent.click(await offered('Undo'));
    await waitFor(async () => expect(await storedOf('sample', 'card', 'contact', 'importBatch')).toEqual([]));
  },
);

Idle.test('the same file again brings nothing', async (person) => {
  for (const name of ['Import 2 people', 'Close']) {
    await choose(person);
    const dialog = await dialogOf();
    const buttons = await dialog.findAllByRole('button', { name });
    await person.userEvent.click(buttons.at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await expect((await storedOf('sample', 'importBatch')).length).toBe(1);
});

/** The file is being read: the button is busy. */
export const Reading = meta.story({
  ...ends(on(pending('pipeline', 'load')), 'reading', chosen()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Import a file' })).toBeDisabled());
  },
});

/** The file has no names: the dialog shows its columns. */
export const Refused = meta.story({
  parameters: rests('refused', chosen('Alpha;Beta\n1;2')),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Columns in this file: Alpha, Beta')).toBeVisible());
  },
});

/** The people in the file, before anything is imported. */
export const Previewing = meta.story({ parameters: rests('previewing', chosen()), play: asks });

/** The people are being saved. */
export const Writing = meta.story({
  ...ends(on({ device: () => ({ writeAll: never }) }), 'writing', chosen(), confirmed),
  play: asks,
});

/** Storage is full: nothing is lost, and the user can try again. */
export const Failed = meta.story({
  ...ends(on({ device: () => ({ writeAll: noRoom }) }), 'failed', chosen(), confirmed),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Couldn’t save everyone on this device/)).toBeVisible());
    await expect(await app.device.readAll('sample')).not.toContainEqual(
      expect.objectContaining({ kind: 'card' }),
    );
  },
});

/** The preview on a small dark screen. */
export const Hindi = meta.story({
  parameters: rests('previewing', chosen()),
  globals: hindiPhone,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
