import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MyDataCard } from '@/app/pages/Account/MyDataCard';
import type { Services } from '@/app/services/createServices';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { exportVersion, product } from '@/data/schema/exportFile';
import { href } from '@/data/schema/href';
import type { KeptRecord } from '@/data/schema/records';
import { chosen } from '../fixtures/myData';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { providerError } from '../support/authProvider';

/** What Nora has on the device. */
const records: KeptRecord[] = [
  { kind: 'profile', id: 'me', value: { name: 'Nora Lund' } },
  { kind: 'settings', id: 'me', value: { emailDigest: 'never' } },
];

/** The card of the settings, of somebody with an account of their own. */
const meta = {
  title: 'Screens/MyData',
  component: MyDataCard,
  parameters: {
    app: {
      path: href('account', { search: { tab: 'settings' } }),
      who: 'nora',
      records: { nora: records },
    } satisfies AppParameters,
  },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 586, marginInline: 'auto' }}>
        <h1 hidden>Account Management</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof MyDataCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Parameters<Play>[0];

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
type MyDataService = Awaited<ReturnType<Services['myData']>>;
const withMyData = (change: (service: MyDataService) => Partial<MyDataService>) =>
  on({ services: ({ myData }) => ({ myData: changed(myData, change) }) });

const press = async ({ canvas, userEvent }: Person, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Answers the question that is open. */
const answer = async ({ userEvent }: Person, title: string, name: string) =>
  userEvent.click((await question(title)).getByRole('button', { name }));
/** What the person is told. */
const isTold = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const kept = () => app.device.readAll('nora');

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
const choose = async ({ canvas, canvasElement, userEvent }: Person, file = fileOf(brought, 'dark')) => {
  await canvas.findByRole('button', { name: 'Import' });
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('No file can be chosen');
  await userEvent.upload(input, file);
};

export const Idle: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Export', 'Import', 'Delete account'])
      await expect(await canvas.findByRole('button', { name })).toBeEnabled();
  },
};

/** There is no account to delete. */
export const SamplePerson: Story = {
  parameters: on({ who: 'asha' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is the sample account/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
  },
};

export const Exporting: Story = {
  parameters: withMyData(() => ({ exportData: never })),
  play: async (person) => {
    await press(person, 'Export');
    for (const button of person.canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(person.canvas.getByRole('status')).toHaveTextContent('Exporting your data…');
  },
};

export const Exported: Story = {
  play: async (person) => {
    await press(person, 'Export');
    await isTold('Your data is in updraft-2025-11-20.json');
    await waitFor(() => expect(person.canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
    await expect(app.files.map(({ fileName }) => fileName)).toEqual(['updraft-2025-11-20.json']);
  },
};

/** The file is there, and not all of it. */
export const LeftOut: Story = {
  parameters: on({
    records: {
      nora: [
        { kind: 'settings', id: 'me', value: 'of another build' },
        { kind: 'weather', id: 'me', value: 'of another build' },
      ],
    },
  }),
  play: async (person) => {
    await press(person, 'Export');
    await isTold('2 items could not be read and are not in the file');
  },
};

export const ExportFailed: Story = {
  parameters: withMyData(() => ({ exportData: noRoom })),
  play: async (person) => {
    await press(person, 'Export');
    await expect(await person.canvas.findByRole('alert')).toHaveTextContent(
      'Your data could not be exported. Try again.',
    );
  },
};

export const ExportedAtLast: Story = {
  parameters: withMyData((service) => ({ exportData: onceRefused(service.exportData) })),
  play: async (person) => {
    await ExportFailed.play?.(person);
    await press(person, 'Export');
    await isTold('Your data is in updraft-2025-11-20.json');
    await expect(app.files).toHaveLength(1);
  },
};

export const Reading: Story = {
  parameters: withMyData(() => ({ readImport: never })),
  play: async (person) => {
    await choose(person);
    await expect(person.canvas.getByRole('status')).toHaveTextContent('Reading the file…');
    await expect(person.canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const Refused: Story = {
  play: async (person) => {
    await choose(person, chosen);
    await expect(await person.canvas.findByRole('alert')).toHaveTextContent(
      'This file isn’t an Updraft export. Nothing was changed.',
    );
  },
};

export const Previewing: Story = {
  play: async (person) => {
    await choose(person);
    const dialog = await question('Import this file?');
    await expect(dialog.getByText('Dark')).toBeInTheDocument();
    await expect(await kept()).toEqual(records);
  },
};

/** Another file, after one that was refused. */
export const PreviewingAnother: Story = {
  play: async (person) => {
    await Refused.play?.(person);
    await choose(person);
    await question('Import this file?');
    await expect(person.canvas.queryByText(/isn’t an Updraft export/)).toBeNull();
  },
};

export const ImportCancelled: Story = {
  play: async (person) => {
    await choose(person);
    await answer(person, 'Import this file?', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await kept()).toEqual(records);
  },
};

export const PreviewingNothing: Story = {
  play: async (person) => {
    await choose(person, fileOf(records, 'light'));
    const dialog = await question('Import this file?');
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
  },
};

export const Importing: Story = {
  parameters: on({ device: () => ({ replaceAll: never }) }),
  play: async (person) => {
    await choose(person);
    await answer(person, 'Import this file?', 'Import');
    const dialog = await question('Import this file?');
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(dialog.getByRole('status')).toHaveTextContent('Importing…');
  },
};

export const Imported: Story = {
  play: async (person) => {
    await choose(person);
    await answer(person, 'Import this file?', 'Import');
    await isTold('Your data is imported');
    await expect(await kept()).toEqual(brought);
    await expect(app.appearance.get()).toEqual({ theme: 'dark', locale: 'en' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const ImportFailed: Story = {
  parameters: on({ device: () => ({ replaceAll: noRoom }) }),
  play: async (person) => {
    await choose(person);
    await answer(person, 'Import this file?', 'Import');
    const dialog = await question('Import this file?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await expect(await kept()).toEqual(records);
  },
};

export const ImportedAtLast: Story = {
  parameters: on({ device: (device) => ({ replaceAll: onceRefused(device.replaceAll) }) }),
  play: async (person) => {
    await choose(person);
    await answer(person, 'Import this file?', 'Import');
    const dialog = await question('Import this file?');
    await person.userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    await isTold('Your data is imported');
    await expect(await kept()).toEqual(brought);
  },
};

const resets = async (person: Person) => {
  await press(person, 'Clear my data');
  await answer(person, 'Clear your data?', 'Clear');
};

export const ConfirmingReset: Story = {
  play: async (person) => {
    await press(person, 'Clear my data');
    await question('Clear your data?');
    await expect(await kept()).toEqual(records);
  },
};

export const Resetting: Story = {
  parameters: on({ device: () => ({ replaceAll: never }) }),
  play: async (person) => {
    await resets(person);
    const dialog = await question('Clear your data?');
    await expect(dialog.getByRole('status')).toHaveTextContent('Clearing…');
  },
};

export const Reset: Story = {
  play: async (person) => {
    await resets(person);
    await isTold('Everything is as it was on the first day');
    await expect(await kept()).toEqual([records[0]]);
  },
};

export const ResetFailed: Story = {
  parameters: on({ device: () => ({ replaceAll: noRoom }) }),
  play: async (person) => {
    await resets(person);
    const dialog = await question('Clear your data?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Clear' })).toHaveFocus());
  },
};

const deletes = async (person: Person) => {
  await press(person, 'Delete account');
  await answer(person, 'Delete your account?', 'Delete my account');
};

/** Thought better of once, and asked again. */
export const ConfirmingDelete: Story = {
  play: async (person) => {
    await press(person, 'Delete account');
    await answer(person, 'Delete your account?', 'Cancel');
    await press(person, 'Delete account');
    await question('Delete your account?');
    await expect(app.session.get().isSignedIn).toBe(true);
  },
};

export const Deleting: Story = {
  parameters: on({ provider: { deleteAccount: never } }),
  play: async (person) => {
    await deletes(person);
    const dialog = await question('Delete your account?');
    await expect(dialog.getByRole('status')).toHaveTextContent('Deleting your account…');
  },
};

const recent =
  'Firebase: This operation is sensitive and requires recent authentication. Log in again before retrying this request. (auth/requires-recent-login).';
const refuse = fn<AuthProvider['deleteAccount']>(() =>
  Promise.reject(providerError('auth/requires-recent-login', recent)),
);

/** In the provider's words; it wants to see the person once more first. */
export const DeleteFailed: Story = {
  parameters: on({ provider: { deleteAccount: refuse } }),
  play: async (person) => {
    await deletes(person);
    const dialog = await question('Delete your account?');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(recent);
    await expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await expect(refuse).toHaveBeenCalledOnce();
    await expect(await kept()).toEqual(records);
  },
};

export const SigningOut: Story = {
  parameters: on({ provider: { deleteAccount: refuse, signOut: never } }),
  play: async (person) => {
    await DeleteFailed.play?.(person);
    await answer(person, 'Delete your account?', 'Sign in again');
    const dialog = await question('Delete your account?');
    await expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeDisabled();
  },
};

/** The app would show its login card, and the settings again after it. */
export const SignedOut: Story = {
  ...DeleteFailed,
  play: async (person) => {
    await DeleteFailed.play?.(person);
    await answer(person, 'Delete your account?', 'Sign in again');
    await waitFor(() => expect(app.session.get().isSignedIn).toBe(false));
    await expect(app.addresses.at(-1)).toBe(href('account', { search: { tab: 'settings' } }));
  },
};

/** Nothing is left of the account; the app would show its first page. */
export const Deleted: Story = {
  play: async (person) => {
    await deletes(person);
    await waitFor(() => expect(app.addresses.at(-1)).toBe(href('landing')));
    await expect(await kept()).toEqual([]);
    await expect(app.session.get().isSignedIn).toBe(false);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('deleted'));
  },
};

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
  play: Idle.play,
};
