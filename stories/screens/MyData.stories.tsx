import { app } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { chosen } from '@kit/fixtures/myData';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MyDataCard } from '@/app/pages/Account/MyDataCard';
import type { Services } from '@/app/services/createServices';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { exportVersion, product } from '@/data/schema/exportFile';
import { href } from '@/data/schema/href';
import type { KeptRecord } from '@/data/schema/records';
import type { MyDataEvent } from '@/machines/myData/machine';
import preview from '../../.storybook/preview';
import { changed, never, noRoom } from '../support/answers';
import { alertSays, hindiPhone, on, press, resting } from '../support/screen';

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
type MyDataService = Awaited<ReturnType<Services['myData']>>;
const withMyData = (change: (service: MyDataService) => Partial<MyDataService>) =>
  on({ services: ({ myData }) => ({ myData: changed(myData, change) }) });

const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Answers the question that is open. */
const kept = () => app.device.readAll('nora');
const answer = async ({ userEvent }: StoryContext, title: string, name: string) =>
  userEvent.click((await question(title)).getByRole('button', { name }));
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
export const Idle = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Export', 'Import', 'Delete account'])
      await expect(await canvas.findByRole('button', { name })).toBeEnabled();
  },
});

/** The file is being made: all buttons wait for it. */
export const Exporting = meta.story({
  parameters: {
    ...withMyData(() => ({ exportData: never })),
    ...rests('exporting', { type: 'export.press' }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Exporting your data…'));
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

Idle.test('exported, the file is named, and Export has the focus again', async (person) => {
  await press(person, 'Export');
  await isTold('Your data is in updraft-2025-11-20.json');
  await waitFor(() => expect(person.canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
  await expect(app.files.map(({ fileName }) => fileName)).toEqual(['updraft-2025-11-20.json']);
});

/** No file was made: said in the card. */
export const ExportFailed = meta.story({
  parameters: {
    ...withMyData(() => ({ exportData: noRoom })),
    ...rests('exportFailed', { type: 'export.press' }),
  },
  play: () => alertSays('Your data could not be exported. Try again.'),
});

/** A file was chosen, and is being read: nothing is changed yet. */
export const Reading = meta.story({
  parameters: { ...withMyData(() => ({ readImport: never })), ...rests('reading', fileChosen()) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Reading the file…'));
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** The file is no export of Updraft’s: said in the card, and nothing is changed. */
export const Refused = meta.story({
  parameters: rests('refused', fileChosen(chosen)),
  play: () => alertSays('This file isn’t an Updraft export. Nothing was changed.'),
});

/** What the file would add, change and take away, before anything is. */
export const Previewing = meta.story({
  parameters: rests('previewing', fileChosen()),
  play: async () => {
    const dialog = await question('Import this file?');
    await expect(dialog.getByText('Dark')).toBeInTheDocument();
    await expect(await kept()).toEqual(records);
  },
});

Idle.test('a chosen file is imported', async (person) => {
  await choose(person);
  await answer(person, 'Import this file?', 'Import');
  await isTold('Your data is imported');
  await expect(await kept()).toEqual(brought);
  await expect(app.appearance.get()).toEqual({ theme: 'dark', locale: 'en' });
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** Being written, all of it or nothing. */
export const Importing = meta.story({
  parameters: {
    ...on({ device: () => ({ replaceAll: never }) }),
    ...rests('importing', fileChosen(), confirmed),
  },
  play: async () => {
    const dialog = await question('Import this file?');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Importing…'));
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
});

/** The device refused it: nothing of the file is here, and it can be tried again. */
export const ImportFailed = meta.story({
  parameters: {
    ...on({ device: () => ({ replaceAll: noRoom }) }),
    ...rests('importFailed', fileChosen(), confirmed),
  },
  play: async () => {
    const dialog = await question('Import this file?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await expect(await kept()).toEqual(records);
  },
});

const resets = [{ type: 'reset.press' }, { type: 'reset.confirm' }] as const;

/** What goes when everything is cleared, before anything does. */
export const ConfirmingReset = meta.story({
  parameters: rests('confirmingReset', { type: 'reset.press' }),
  play: async () => {
    await question('Clear your data?');
    await expect(await kept()).toEqual(records);
  },
});

ConfirmingReset.test('Clear leaves the name alone', async (person) => {
  await answer(person, 'Clear your data?', 'Clear');
  await isTold('Everything is as it was on the first day');
  await expect(await kept()).toEqual([records[0]]);
});

/** Being cleared. */
export const Resetting = meta.story({
  parameters: { ...on({ device: () => ({ replaceAll: never }) }), ...rests('resetting', ...resets) },
  play: async () => {
    const dialog = await question('Clear your data?');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Clearing…'));
  },
});

/** The device refused it: nothing was cleared. */
export const ResetFailed = meta.story({
  parameters: { ...on({ device: () => ({ replaceAll: noRoom }) }), ...rests('resetFailed', ...resets) },
  play: async () => {
    const dialog = await question('Clear your data?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
  },
});

const deletes = [{ type: 'delete.press' }, { type: 'delete.confirm' }] as const;

/** What goes with an account, and that it doesn’t come back. */
export const ConfirmingDelete = meta.story({
  parameters: rests('confirmingDelete', { type: 'delete.press' }),
  play: async () => {
    await question('Delete your account?');
    await expect(app.session.get().isSignedIn).toBe(true);
  },
});

// The app would show its first page then.
ConfirmingDelete.test('nothing is left of an account that is deleted', async (person) => {
  await answer(person, 'Delete your account?', 'Delete my account');
  await waitFor(() => expect(app.addresses.at(-1)).toBe(href('landing')));
  await expect(await kept()).toEqual([]);
  await expect(app.session.get().isSignedIn).toBe(false);
  await alertSays('deleted');
});

/** Being deleted by the provider. */
export const Deleting = meta.story({
  parameters: { ...on({ provider: { deleteAccount: never } }), ...rests('deleting', ...deletes) },
  play: async () => {
    const dialog = await question('Delete your account?');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Deleting your account…'));
  },
});

const recent =
  'Firebase: This operation is sensitive and requires recent authentication. Log in again before retrying this request. (auth/requires-recent-login).';
const refuse = fn<AuthProvider['deleteAccount']>(() =>
  Promise.reject(providerError('auth/requires-recent-login', recent)),
);

/** In the provider’s words; it wants to see the person once more first. */
export const DeleteFailed = meta.story({
  parameters: { ...on({ provider: { deleteAccount: refuse } }), ...rests('deleteFailed', ...deletes) },
  beforeEach: () => void refuse.mockClear(),
  play: async () => {
    const dialog = await question('Delete your account?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(recent);
    await expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await expect(refuse).toHaveBeenCalledOnce();
    await expect(await kept()).toEqual(records);
  },
});

// The app would show its login card, and the settings again after it.
DeleteFailed.test('Sign in again leaves nobody signed in', async (person) => {
  await answer(person, 'Delete your account?', 'Sign in again');
  await waitFor(() => expect(app.session.get().isSignedIn).toBe(false));
  await expect(app.addresses.at(-1)).toBe(settingsTab);
});

/** On the way to the login card, to be seen by the provider once more. */
export const SigningOut = meta.story({
  parameters: {
    ...on({ provider: { deleteAccount: refuse, signOut: never } }),
    ...rests('signingOut', ...deletes, { type: 'signIn.again' }),
  },
  play: async () => {
    const dialog = await question('Delete your account?');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeDisabled());
  },
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
  },
});
