import { app } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { chosen } from '@kit/fixtures/myData';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MyDataCard } from '@/app/pages/Account/MyDataCard';
import { exportVersion, product } from '@/data/schema/shapes/exportSchema';
import { href } from '@/data/schema/shapes/href';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import type { MyDataEvent } from '@/machines/myData/machine';
import preview from '../../.storybook/preview';
import { never, noRoom, pending, refusedOnce } from '../support/answers';
import { ending, hindiPhone, on, press, resting } from '../support/screen';

/** Nora's stored records. */
const records: StoredRecordInput[] = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund', slug: 'nora-lund' } },
  { kind: 'settings', id: 'me', value: { emailDigest: 'never' } },
];

const rests = resting<MyDataEvent>('myData');
const ends = ending(rests);

const settingsTab = href('account', { search: { tab: 'settings' } });

/** The card “Your data” in the settings, for a user with an account. */
const meta = preview.meta({
  title: 'Screens/Your data',
  component: MyDataCard,
  ...ends(on({ path: settingsTab, who: 'nora', records: { nora: records } }), 'idle'),
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 586, marginInline: 'auto' }}>
        <h1 hidden>Account Management</h1>
        {Story()}
      </main>
    ),
  ],
});

const kept = () => app.device.readAll('nora');
/** Waits until the dialog with this name is visible. */
const asks = (name: string) => () =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
/** Presses a button of the dialog. */
const answer = async ({ userEvent }: StoryContext, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** Expects this text on the page. */
const isTold = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

/** An export file of Nora's, with these records. */
const fileOf = (its: readonly StoredRecordInput[], theme: 'light' | 'dark') =>
  new File(
    [
      JSON.stringify({
        product,
        version: exportVersion,
        exportedAt: '2025-11-20T09:41:00.000Z',
        name: 'Nora Lund',
        appearance: { theme, language: 'en' },
        records: its,
      }),
    ],
    'updraft-2025-11-20.json',
    { type: 'application/json' },
  );
const brought: StoredRecordInput[] = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund', slug: 'nora-lund', bio: 'Boats.' } },
  { kind: 'star', id: 'startup:ledgerline', value: true },
];
const choose = async ({ canvas, canvasElement, userEvent }: StoryContext) => {
  await canvas.findByRole('button', { name: 'Import' });
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('The page has no file input');
  await userEvent.upload(input, fileOf(brought, 'dark'));
};

// Events that the stories send to the machine.
const fileChosen = (file = fileOf(brought, 'dark')) => ({ type: 'file.choose', file }) as const;
const confirmed = { type: 'import.confirm' } as const;

/** All actions for the user’s stored data. */
export const Idle = meta.story();

/** The file is being created: all buttons are disabled. */
export const Exporting = meta.story(
  ends(on(pending('myData', 'exportData')), 'exporting', { type: 'export.press' }),
);

Idle.test('Export downloads a file and shows its name', async (person) => {
  await press(person, 'Export');
  await isTold('Your data was saved as updraft-2025-11-20.json');
  await expect(app.files.map(({ fileName }) => fileName)).toEqual(['updraft-2025-11-20.json']);
});

/** The file couldn’t be created: an error in the card. */
export const ExportFailed = meta.story(
  ends(on(refusedOnce('myData', 'exportData')), 'exportFailed', { type: 'export.press' }),
);

/** A chosen file is being read: nothing has changed yet. */
export const Reading = meta.story(ends(on(pending('myData', 'readImport')), 'reading', fileChosen()));

/** The file isn’t an export of Updraft: an error in the card, and nothing has changed. */
export const Refused = meta.story({
  parameters: rests('refused', fileChosen(chosen)),
});

/** A preview of what the file would add, change and remove. */
export const Previewing = meta.story({
  parameters: rests('previewing', fileChosen()),
  play: asks('Import this file?'),
});

Idle.test('Import stores the data of the selected file', async (person) => {
  await choose(person);
  await answer(person, 'Import');
  await isTold('Data imported');
  await expect(await kept()).toEqual(brought);
  await expect(app.appearance.get()).toEqual({ theme: 'dark', locale: 'en' });
});

/** The file is being imported. If the import fails, nothing changes. */
export const Importing = meta.story({
  ...ends(on({ device: () => ({ replaceAll: never }) }), 'importing', fileChosen(), confirmed),
  play: asks('Import this file?'),
});

/** The import failed: nothing was imported, and the user can try again. */
export const ImportFailed = meta.story({
  ...ends(on({ device: () => ({ replaceAll: noRoom }) }), 'importFailed', fileChosen(), confirmed),
  play: asks('Import this file?'),
});

const resets = [{ type: 'reset.press' }, { type: 'reset.confirm' }] as const;

/** The dialog lists what will be cleared. */
export const ConfirmingReset = meta.story({
  parameters: rests('confirmingReset', { type: 'reset.press' }),
  play: asks('Clear your data?'),
});

ConfirmingReset.test('Clear resets the data and leaves only the profile with the name', async (person) => {
  await answer(person, 'Clear');
  await isTold('Data reset');
  await expect(await kept()).toEqual([records[0]]);
});

/** The data is being cleared. */
export const Resetting = meta.story({
  ...ends(on({ device: () => ({ replaceAll: never }) }), 'resetting', ...resets),
  play: asks('Clear your data?'),
});

/** Clearing failed: nothing was cleared. */
export const ResetFailed = meta.story({
  ...ends(on({ device: () => ({ replaceAll: noRoom }) }), 'resetFailed', ...resets),
  play: asks('Clear your data?'),
});

const deletes = [{ type: 'delete.press' }, { type: 'delete.confirm', password: 'cumulus-9' }] as const;

/** The auth provider hasn’t reported the sign-in method of the account yet. */
export const PreparingDelete = meta.story({
  ...ends(on({ provider: { loadSignInMethod: never } }), 'preparingDelete', { type: 'delete.press' }),
  play: asks('Delete your account?'),
});

/** The dialog lists what is deleted with the account, and warns that this can’t be undone. */
export const ConfirmingDelete = meta.story({
  parameters: rests('confirmingDelete', { type: 'delete.press' }),
  play: asks('Delete your account?'),
});

// The story renders only the card, so the test checks the address instead of the landing page.
ConfirmingDelete.test(
  'deleting an account deletes all its records and signs the user out',
  async (person) => {
    await person.userEvent.type(person.canvas.getByLabelText(/Your password/), 'cumulus-9');
    await answer(person, 'Delete my account');
    await waitFor(() => expect(app.addresses.at(-1)).toBe(href('landing')));
    await expect(await kept()).toEqual([]);
    await expect(app.session.get().isSignedIn).toBe(false);
  },
);

/** The auth provider is deleting the account. */
export const Deleting = meta.story({
  ...ends(on({ provider: { deleteAccount: never } }), 'deleting', ...deletes),
  play: asks('Delete your account?'),
});

const wrong =
  'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
const refuse = () => Promise.reject(providerError('auth/invalid-credential', wrong));

/** The password is wrong: an error at the password field, and nothing was deleted. */
export const DeleteFailed = meta.story({
  ...ends(on({ provider: { deleteAccount: refuse } }), 'deleteFailed', ...deletes),
  play: asks('Delete your account?'),
});

DeleteFailed.test('a wrong password deletes nothing, and the user stays signed in', async (person) => {
  const password = person.canvas.getByLabelText(/Your password/);
  await person.userEvent.type(password, 'cumulus-8');
  await answer(person, 'Delete my account');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Nothing was deleted/));
  await expect(await kept()).toEqual(records);
  await expect(app.session.get().isSignedIn).toBe(true);
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
