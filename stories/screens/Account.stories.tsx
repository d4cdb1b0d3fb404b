import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { heliogrid, kestrel, ownProfile } from '@kit/fixtures/account';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { OwnProfile, TypedProfile } from '@/data/schema/founderProfile';
import { href } from '@/data/schema/href';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import type { KeptRecord } from '@/data/schema/records';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import type { StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditEvent } from '@/machines/edit/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import {
  alertSays,
  type Canvas,
  hindiPhone,
  leadsTo,
  noOverflow,
  on,
  type Person,
  press,
  type Shown,
  saveAgain,
  showing,
  storedOf,
  wide,
} from '../support/screen';

type ProfileEvent = EditEvent<OwnProfile, TypedProfile, never>;
type StartupsEvent = EditEvent<MyStartup[], TypedStartup, StartupChange>;

/** Requests for a startup's figures are heard of on every tab. */
const requests = { id: 'requests', state: 'loaded' };
/** Where the machine of the tab Profile rests. */
const profileRests = (state: string, ...events: ProfileEvent[]) => ({
  machine: [{ id: 'editProfile', state, events }, requests],
});
/** Where that of My Startups does. */
const startupsRest = (state: string, ...events: StartupsEvent[]) => ({
  machine: [{ id: 'editStartups', state, events }, requests],
});

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountPage,
  parameters: {
    ...wide,
    ...on({ path: href('account') }),
    ...profileRests('loaded.viewing'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Edit|बदलें)$/ })).toBeVisible();
  },
});

/** In an account store that is another one in part. */
const withAccount = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ services: ({ account }) => ({ account: changed(account, change) }) });

/** The form is open, and keeps to its width. */
const formHolds = async ({ canvas, canvasElement }: Shown) => {
  await canvas.findByRole('form');
  await noOverflow({ canvasElement });
};

/** It is within the window, however long the page. */
const expectInSight = (element: HTMLElement) =>
  waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(element.ownerDocument.documentElement.clientHeight);
  });

const save = (person: Person) => press(person, 'Save Changes');
const goToStartups = ({ canvas, userEvent }: Person) =>
  userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
const role = 'Founder, Heliogrid and CEO';
// What was done to the profile, one after the other.
const opened = { type: 'edit.start' } as const;
const typed = { type: 'field.edit', field: 'role', value: role } as const;
const asked = { type: 'edit.save' } as const;
const leaving = { type: 'leave.ask' } as const;

/** A skeleton in the place of the profile; the tabs can be used already. */
export const Loading = meta.story({
  parameters: { ...withAccount(() => ({ loadProfile: never })), ...profileRests('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

/** The device could not read the profile: said in its place, with a way to try again. */
export const LoadFailed = meta.story({
  parameters: {
    ...withAccount((store) => ({ loadProfile: onceRefused(store.loadProfile) })),
    ...profileRests('loadFailed'),
  },
  play: showing('We couldn’t load this'),
});

LoadFailed.test('Try again reads once more', async (person) => {
  await press(person, 'Try again');
  await expect(await person.canvas.findByRole('heading', { level: 2, name: 'Asha Verma' })).toBeVisible();
});

/** What others see of a founder, with Edit and the way to their investor profile. */
export const Viewing = meta.story({
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'View public page', '/user/asha-verma');
    await leadsTo(canvas, 'Manage investor profile', '/profile/investor/manage');
  },
});

Viewing.test(
  'cancelled, it is as before; saved, it says so; the focus comes back to Edit',
  async (person) => {
    const { canvas, userEvent } = person;
    await press(person, 'Edit');
    await press(person, 'Cancel');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await press(person, 'Edit');
    await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
    await save(person);
    await expect(await canvas.findByText(role)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await alertSays('Your profile is saved.');
    await expect(await storedOf('sample', 'profile')).toEqual([
      { kind: 'profile', id: 'me', value: { role } },
    ]);
  },
);

/** Registered a minute ago: every field says that it is empty, and the investor registration is offered. */
export const New = meta.story({
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nora Lund' })).toBeVisible();
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
    await leadsTo(canvas, 'Register as an investor', '/Investor-register');
  },
});

/** The form just opened, with nothing changed; Save stays in reach at its foot. */
export const Editing = meta.story({
  parameters: profileRests('loaded.editing.unchanged', opened),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Edit profile' })).toHaveFocus(),
    );
  },
});

/** The role was typed over, and is not saved yet. */
export const Changed = meta.story({
  parameters: profileRests('loaded.editing.changed', opened, typed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveValue(role));
  },
});

Changed.test(
  'another tab asks first; kept, all of it is there; discarded, the tab is shown',
  async (person) => {
    const { canvas, userEvent } = person;
    const question = () => screen.findByRole('dialog', { name: 'Discard changes?' });
    await goToStartups(person);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
    await goToStartups(person);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(app.addresses.at(-1)).toBe(startupsTab.path);
  },
);

/** Another tab saves the same field meanwhile, and another one. */
const elsewhere = { role: 'Chair, Heliogrid', location: 'Mumbai, India' };

/** Somebody is about to leave what they typed. */
export const Confirming = meta.story({
  parameters: profileRests('loaded.confirming', opened, typed, leaving),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** On its way to the device: Cancel waits for it too. */
export const Saving = meta.story({
  parameters: {
    ...withAccount(() => ({ saveProfile: never })),
    ...profileRests('loaded.saving.staying', opened, typed, asked),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** On its way while somebody is about to leave: nobody is asked, they go as soon as it is saved. */
export const SavingToLeave = Saving.extend({
  parameters: profileRests('loaded.saving.leaving', opened, typed, asked, leaving),
});

/** The device refused it: said above the buttons, in sight, with all that was typed in place. */
export const Failed = meta.story({
  parameters: {
    ...withAccount((store) => ({ saveProfile: onceRefused(store.saveProfile) })),
    ...profileRests('loaded.failed', opened, typed, asked),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This device could not save your changes.');
    await expectInSight(alert);
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
  },
});

Failed.test('saved again, is saved', async (person) => {
  await save(person);
  await expect(await person.canvas.findByText(role)).toBeVisible();
  await expect(person.canvas.queryByText(/^This device could not save/)).toBeNull();
});

/** Read once as it was before something else was saved elsewhere, which lies on the device already. */
function readBefore<Saved>(before: Saved, load: () => Promise<Saved>) {
  let isFirst = true;
  return async () => {
    const saved = isFirst ? before : await load();
    isFirst = false;
    return saved;
  };
}

const ownBefore: OwnProfile = { ...ownProfile, isInvestor: true };
const savedElsewhere = {
  type: 'saved.changed',
  saved: { ...ownBefore, profile: { ...ownBefore.profile, ...elsewhere } },
} as const;

/** The same field was saved in another tab with another value: both are shown, and nothing is written until one is chosen. */
export const Clashing = meta.story({
  parameters: {
    ...on({
      records: { sample: [{ kind: 'profile', id: 'me', value: elsewhere }] },
      services: ({ account }) => ({
        account: changed(account, ({ loadProfile }) => ({ loadProfile: readBefore(ownBefore, loadProfile) })),
      }),
    }),
    ...profileRests('loaded.clashing', opened, typed, savedElsewhere, asked),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }));
    await expect(dialog.getByText(role)).toBeInTheDocument();
    await expect(dialog.getByText('Chair, Heliogrid')).toBeInTheDocument();
    await expect(dialog.queryByText('Mumbai, India')).toBeNull();
    await expect(await storedOf('sample', 'profile')).toMatchObject([
      { value: { role: 'Chair, Heliogrid' } },
    ]);
  },
});

Clashing.test('Keep mine saves what was typed here', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expect(await canvas.findByText(role)).toBeVisible();
  await expect(await storedOf('sample', 'profile')).toMatchObject([
    { value: { role, location: 'Mumbai, India' } },
  ]);
});

/** As it is kept once its owner has changed it. */
const ownedRecord = ({ id, ...shown }: MyStartup): KeptRecord => ({
  kind: 'ownedStartup',
  id,
  value: { ...shown, logoSavedAt: now },
});
const kestrelListing: KeptRecord = {
  kind: 'listing',
  id: kestrel.id,
  value: { listing: { ...listingOf(emptyListing), startupName: kestrel.name }, savedAt: now },
};
const startupsTab = { path: href('account', { search: { tab: 'startups' } }) };

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const storedStartup = async (id: string) =>
  (await storedOf('sample', 'ownedStartup')).find((record) => record.id === id)?.value;

/** My Startups, on a device that isn't the ordinary one. */
const startupsWith = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ ...startupsTab, ...withAccount(change).app });

/** The form of Heliogrid: its address opens it. */
const heliogridForm = { path: href('account', { search: { tab: 'startups', edit: 'heliogrid' } }) };
/** The same, on a device that isn't the ordinary one. */
const formWith = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ ...heliogridForm, ...withAccount(change).app });

// What was done to it, one after the other.
const tagline = 'Sun for the street';
const startupTyped = { type: 'field.edit', field: 'tagline', value: tagline } as const;

/** Nothing of the list is known yet. */
export const StartupsLoading = Loading.extend({
  parameters: { ...startupsWith(() => ({ loadStartups: never })), ...startupsRest('loading') },
});

/** The device could not read the list. */
export const StartupsLoadFailed = meta.story({
  parameters: {
    ...startupsWith((store) => ({ loadStartups: onceRefused(store.loadStartups) })),
    ...startupsRest('loadFailed'),
  },
  play: LoadFailed.play,
});

/** An account without a startup: what can be listed, twice over. */
export const NoStartups = meta.story({
  parameters: { ...on({ ...startupsTab, who: 'nora' }), ...startupsRest('loaded.viewing') },
  play: async ({ canvas }) => {
    for (const name of ['Add New Startup', 'List Your First Startup'])
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/list-startup');
  },
});

/** Two startups, one of them paused: what each was listed with, and whether it seeks investment. */
export const Startups = meta.story({
  parameters: {
    ...on({ ...startupsTab, records: { sample: [kestrelListing, ownedRecord(kestrel)] } }),
    ...startupsRest('loaded.viewing'),
  },
  play: async ({ canvas }) => {
    const first = await card(canvas, 'Heliogrid');
    await leadsTo(first, 'View Profile', '/startups/heliogrid');
  },
});

Startups.test('the switch is stored at once; deleted, it is gone until Undo', async (person) => {
  const { canvas, userEvent } = person;
  const second = await card(canvas, 'Kestrel');
  await userEvent.click(second.getByRole('switch', { name: 'Kestrel seeks investment' }));
  await expect(second.getByText('Active')).toBeVisible();
  await waitFor(async () => expect(await storedStartup('kestrel')).toMatchObject({ isActive: true }));
  await press(person, 'Delete Kestrel');
  await expect(canvas.queryByRole('region', { name: 'Kestrel' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 2, name: 'My Startups' })).toHaveFocus();
  await waitFor(async () => expect(await storedOf('sample', 'listing')).toEqual([]));
  await waitFor(() => expect(screen.getByText('Kestrel is deleted.')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(await canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
  await expect(await storedOf('sample', 'listing')).toEqual([kestrelListing]);
});

Startups.test('one is edited at a time; saved, the focus comes back to its Edit', async (person) => {
  const { canvas, userEvent } = person;
  const editOf = async (name: string) => (await card(canvas, name)).getByRole('button', { name: 'Edit' });
  await userEvent.click(await editOf('Kestrel'));
  await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Kestrel' })).toHaveFocus();
  await userEvent.type(canvas.getByLabelText('Tagline'), 'Boats');
  await userEvent.click(await editOf('Heliogrid'));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
  await userEvent.clear(canvas.getByLabelText('Tagline'));
  await userEvent.type(canvas.getByLabelText('Tagline'), tagline);
  await save(person);
  await expect(await (await card(canvas, 'Heliogrid')).findByText(tagline)).toBeVisible();
  const button = await editOf('Heliogrid');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(await storedStartup('heliogrid')).toMatchObject({ tagline });
  await expect(await storedStartup('kestrel')).toMatchObject({ tagline: '' });
});

/** The form of one startup: first what its card shows, then what else it was listed with. */
export const EditingStartup = meta.story({
  parameters: { ...on(heliogridForm), ...startupsRest('loaded.editing.unchanged') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
  },
});

EditingStartup.test('the form has an address, which goes when it is closed', async (person) => {
  await press(person, 'Cancel');
  await waitFor(() => expect(app.addresses.at(-1)).toBe(startupsTab.path));
  await press(person, 'Edit');
  await waitFor(() => expect(app.addresses.at(-1)).toBe(heliogridForm.path));
  await expect(person.canvas.getByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
});

/** Saved without what a listing has to have: the field says what is missing, and has the focus. */
export const WrongStartup = meta.story({
  parameters: {
    ...on(heliogridForm),
    ...startupsRest('loaded.editing.changed', { ...startupTyped, value: '' }, asked),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Tagline/)).toBeInvalid());
    await waitFor(() => expect(canvas.getByLabelText(/^Tagline/)).toHaveFocus());
  },
});

/** Somebody is about to leave what they typed of a startup. */
export const ConfirmingStartup = Confirming.extend({
  parameters: {
    ...on(heliogridForm),
    ...startupsRest('loaded.confirming', startupTyped, leaving),
  },
});

/** On its way to the device. */
export const SavingStartup = Saving.extend({
  parameters: {
    ...formWith(() => ({ saveStartup: never })),
    ...startupsRest('loaded.saving.staying', startupTyped, asked),
  },
});

/** On its way while somebody is about to leave. */
export const SavingStartupToLeave = SavingStartup.extend({
  parameters: startupsRest('loaded.saving.leaving', startupTyped, asked, leaving),
});

/** The device refused it: said above the buttons, in sight, with all that was typed in place. */
export const StartupFailed = meta.story({
  parameters: {
    ...formWith(() => ({ saveStartup: noRoom })),
    ...startupsRest('loaded.failed', startupTyped, asked),
  },
  play: async ({ canvas }) => {
    await expectInSight(await canvas.findByRole('alert'));
    await expect(canvas.getByLabelText('Tagline')).toHaveValue(tagline);
  },
});

const otherTagline = { ...heliogrid, tagline: 'Power from every roof' };

/** The same field of a startup was saved in another tab with another value. */
export const ClashingStartup = meta.story({
  parameters: {
    ...on({
      ...heliogridForm,
      records: { sample: [ownedRecord(otherTagline)] },
      services: ({ account }) => ({
        account: changed(account, ({ loadStartups }) => ({
          loadStartups: readBefore([heliogrid], loadStartups),
        })),
      }),
    }),
    ...startupsRest('loaded.clashing', startupTyped, { type: 'saved.changed', saved: [otherTagline] }, asked),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }));
    await expect(dialog.getByText(tagline)).toBeInTheDocument();
    await expect(dialog.getByText(otherTagline.tagline)).toBeInTheDocument();
  },
});
const paused = { type: 'change.make', change: { id: 'heliogrid', isActive: false } } as const;

/** The device refused the switch: it stays as it was turned, and a toast offers to save it again. */
export const SwitchRefused = meta.story({
  parameters: {
    ...startupsWith((store) => ({ setActive: onceRefused(store.setActive) })),
    ...startupsRest('loaded.viewing', paused),
  },
  play: async ({ canvas }) => {
    await saveAgain();
    await expect(canvas.getByRole('switch', { name: 'Heliogrid seeks investment' })).not.toBeChecked();
  },
});

/** The form on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Editing.extend({ globals: hindiPhone, play: formHolds });
