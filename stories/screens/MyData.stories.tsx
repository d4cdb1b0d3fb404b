import { app } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { chosen } from '@kit/fixtures/myData';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { MyDataCard } from '@/app/pages/Account/MyDataCard';
import { exportVersion, product } from '@/data/schema/exportFile';
import { href } from '@/data/schema/href';
import type { KeptRecord } from '@/data/schema/records';
import type { MyDataEvent } from '@/machines/myData/machine';
import preview from '../../.storybook/preview';
import { never, noRoom, serving } from '../support/answers';
import { hindiPhone, on, press, resting } from '../support/screen';

/** What Nora has on the device. */
const records: KeptRecord[] = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund' } },
  { kind: 'settings', id: 'me', value: { emailDigest: 'never' } },
];

const rests = resting<MyDataEvent>('myData');

const settingsTab = href('account', { search: { tab: 'settings' } });

/** The card of the settings, of somebody with an account of their own. */
const meta = preview.meta({
  title: 'Screens/Your data',
  component: MyDataCard,
  parameters: {
    ...on({ path: settingsTab, who: 'nora', records: { nora: records } }),
    ...rests('idle'),
  },
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
/** The question that is open: it fades in. */
const asks = (name: string) => () =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
/** Answers it. */
const answer = async ({ userEvent }: StoryContext, name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
/** What the person is told. */
const isTold = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

/** A file of Nora's, with these records. */
const fileOf = (its: readonly KeptRecord[], theme: 'light' | 'dark') =>
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
const brought: KeptRecord[] = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund', bio: 'Boats.' } },
  { kind: 'star', id: 'startup:ledgerline', value: true },
];
const choose = async ({ canvas, canvasElement, userEvent }: StoryContext) => {
  await canvas.findByRole('button', { name: 'Import' });
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('No file can be chosen');
  await userEvent.upload(input, fileOf(brought, 'dark'));
};

// What was done, one after the other.
const fileChosen = (file = fileOf(brought, 'dark')) => ({ type: 'file.choose', file }) as const;
const confirmed = { type: 'import.confirm' } as const;

/** What can be done with all that is kept of a person. */
export const Idle = meta.story();

/** The file is being made: all buttons wait for it. */
export const Exporting = meta.story({
  parameters: {
    ...on(serving('myData', () => ({ exportData: never }))),
    ...rests('exporting', { type: 'export.press' }),
  },
});

Idle.test('exported, the file is named', async (person) => {
  await press(person, 'Export');
  await isTold('Your data was saved as updraft-2025-11-20.json');
  await expect(app.files.map(({ fileName }) => fileName)).toEqual(['updraft-2025-11-20.json']);
});

/** No file was made: said in the card. */
export const ExportFailed = meta.story({
  parameters: {
    ...on(serving('myData', () => ({ exportData: noRoom }))),
    ...rests('exportFailed', { type: 'export.press' }),
  },
});

/** A file was chosen, and is being read: nothing is changed yet. */
export const Reading = meta.story({
  parameters: {
    ...on(serving('myData', () => ({ readImport: never }))),
    ...rests('reading', fileChosen()),
  },
});

/** The file is no export of Updraft’s: said in the card, and nothing is changed. */
export const Refused = meta.story({
  parameters: rests('refused', fileChosen(chosen)),
});

/** What the file would add, change and take away, before anything is. */
export const Previewing = meta.story({
  parameters: rests('previewing', fileChosen()),
  play: asks('Import this file?'),
});

Idle.test('a chosen file is imported', async (person) => {
  await choose(person);
  await answer(person, 'Import');
  await isTold('Data imported');
  await expect(await kept()).toEqual(brought);
  await expect(app.appearance.get()).toEqual({ theme: 'dark', locale: 'en' });
});

/** Being written, all of it or nothing. */
export const Importing = meta.story({
  parameters: {
    ...on({ device: () => ({ replaceAll: never }) }),
    ...rests('importing', fileChosen(), confirmed),
  },
  play: asks('Import this file?'),
});

/** The device refused it: nothing of the file is here, and it can be tried again. */
export const ImportFailed = meta.story({
  parameters: {
    ...on({ device: () => ({ replaceAll: noRoom }) }),
    ...rests('importFailed', fileChosen(), confirmed),
  },
  play: asks('Import this file?'),
});

const resets = [{ type: 'reset.press' }, { type: 'reset.confirm' }] as const;

/** What goes when everything is cleared, before anything does. */
export const ConfirmingReset = meta.story({
  parameters: rests('confirmingReset', { type: 'reset.press' }),
  play: asks('Clear your data?'),
});

ConfirmingReset.test('Clear leaves the name alone', async (person) => {
  await answer(person, 'Clear');
  await isTold('Data reset');
  await expect(await kept()).toEqual([records[0]]);
});

/** Being cleared. */
export const Resetting = meta.story({
  parameters: { ...on({ device: () => ({ replaceAll: never }) }), ...rests('resetting', ...resets) },
  play: asks('Clear your data?'),
});

/** The device refused it: nothing was cleared. */
export const ResetFailed = meta.story({
  parameters: { ...on({ device: () => ({ replaceAll: noRoom }) }), ...rests('resetFailed', ...resets) },
  play: asks('Clear your data?'),
});

const deletes = [{ type: 'delete.press' }, { type: 'delete.confirm', password: 'cumulus-9' }] as const;

/** The provider hasn’t said yet what the account is entered with. */
export const PreparingDelete = meta.story({
  parameters: {
    ...on({ provider: { loadSignInMethod: never } }),
    ...rests('preparingDelete', { type: 'delete.press' }),
  },
  play: asks('Delete your account?'),
});

/** What goes with an account, and that it doesn’t come back. */
export const ConfirmingDelete = meta.story({
  parameters: rests('confirmingDelete', { type: 'delete.press' }),
  play: asks('Delete your account?'),
});

// The app would show its first page then.
ConfirmingDelete.test('nothing is left of an account that is deleted', async (person) => {
  await person.userEvent.type(person.canvas.getByLabelText(/Your password/), 'cumulus-9');
  await answer(person, 'Delete my account');
  await waitFor(() => expect(app.addresses.at(-1)).toBe(href('landing')));
  await expect(await kept()).toEqual([]);
  await expect(app.session.get().isSignedIn).toBe(false);
});

/** Being deleted by the provider. */
export const Deleting = meta.story({
  parameters: { ...on({ provider: { deleteAccount: never } }), ...rests('deleting', ...deletes) },
  play: asks('Delete your account?'),
});

const wrong =
  'Firebase: The supplied auth credential is incorrect, malformed or has expired. (auth/invalid-credential).';
const refuse = () => Promise.reject(providerError('auth/invalid-credential', wrong));

/** The password isn’t the account’s: it is said at its field, and nothing was deleted. */
export const DeleteFailed = meta.story({
  parameters: { ...on({ provider: { deleteAccount: refuse } }), ...rests('deleteFailed', ...deletes) },
  play: asks('Delete your account?'),
});

DeleteFailed.test('a wrong password loses nothing', async (person) => {
  const password = person.canvas.getByLabelText(/Your password/);
  await person.userEvent.type(password, 'cumulus-8');
  await answer(person, 'Delete my account');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Nothing was deleted/));
  await expect(await kept()).toEqual(records);
  await expect(app.session.get().isSignedIn).toBe(true);
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
