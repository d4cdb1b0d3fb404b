import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { heliogrid, kestrel, ownProfile, stressProfile, stressStartup } from '@kit/fixtures/account';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
import { saveAgain } from '../support/profilePage';

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
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('account') } satisfies AppParameters,
    ...profileRests('loaded.viewing'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^(Edit|बदलें)$/ })).toBeVisible();
  },
});

type Canvas = StoryContext['canvas'];
type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** On a device that isn't the ordinary one. */
const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** In an account store that is another one in part. */
const withAccount = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ services: ({ account }) => ({ account: changed(account, change) }) });

const noOverflow = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};
/** The form is open, and keeps to its width. */
const formHolds = async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) => {
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

const save = ({ canvas, userEvent }: Person) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
const goToStartups = ({ canvas, userEvent }: Person) =>
  userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
const role = 'Founder, Heliogrid and CEO';
/** What the device keeps of Asha's. */
const keptOf = async (kind: KeptRecord['kind']) =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);

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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load this')).toBeVisible();
  },
});

LoadFailed.test('Try again reads once more', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Asha Verma' })).toBeVisible();
});

/** What others see of a founder, with Edit and the way to their investor profile. */
export const Viewing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/user/asha-verma',
    );
    await expect(canvas.getByRole('link', { name: 'Manage investor profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
  },
});

Viewing.test(
  'edited and cancelled, is as it was; the focus comes back to Edit',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Edit profile' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.getByText('Founder, Heliogrid')).toBeVisible();
    await expect(await keptOf('profile')).toEqual([]);
  },
);

Viewing.test('edited and saved, says so; the focus comes back to Edit', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
  await save({ canvas, userEvent });
  await expect(await canvas.findByText(role)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your profile is saved.'));
  await expect(await keptOf('profile')).toEqual([{ kind: 'profile', id: 'me', value: { role } }]);
});

/** Registered a minute ago: every field says that it is empty, and the investor registration is offered. */
export const New = meta.story({
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nora Lund' })).toBeVisible();
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
    await expect(canvas.getByRole('link', { name: 'Register as an investor' })).toHaveAttribute(
      'href',
      '/Investor-register',
    );
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

Editing.test('says what becomes of a blank name and of no address', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Name'));
  await expect(canvas.getByText('Left blank, it stays Asha Verma.')).toBeVisible();
  await userEvent.clear(canvas.getByLabelText('Website'));
  await userEvent.type(canvas.getByLabelText('Website'), 'my site');
  await expect(canvas.getByText(/^Not a web address/)).toBeVisible();
});

Editing.test('a list may be emptied; the focus goes on to what is left', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
  await expect(canvas.getByLabelText('Degree')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
  await expect(canvas.getByRole('button', { name: 'Add education' })).toHaveFocus();
});

Editing.test(
  'a blank at an end changes nothing, and leaving it asks nobody',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Role'), ' ');
    await expect(canvas.getByLabelText('Role')).toHaveValue('Founder, Heliogrid ');
    await goToStartups({ canvas, userEvent });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
  },
);

/** The role was typed over, and is not saved yet. */
export const Changed = meta.story({
  parameters: profileRests('loaded.editing.changed', opened, typed),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Role')).toHaveValue(role));
  },
});

Changed.test('leaving for another tab asks; whoever stays finds all of it', async ({ canvas, userEvent }) => {
  await goToStartups({ canvas, userEvent });
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByLabelText('Role')).toHaveValue(role);
});

Changed.test('who discards it goes on to the tab, asked once', async ({ canvas, userEvent }) => {
  await goToStartups({ canvas, userEvent });
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(app.addresses.at(-1)).toBe(startupsTab.path);
});

/** Another tab saves the same field meanwhile, and another one. */
const elsewhere = { role: 'Chair, Heliogrid', location: 'Mumbai, India' };

Changed.test(
  'what is saved elsewhere meanwhile shows, and asks where it clashes',
  async ({ canvas, userEvent }) => {
    await app.device.write('sample', 'profile', 'me', elsewhere);
    // What was not changed here is as it is there.
    await waitFor(() => expect(canvas.getByLabelText('Location')).toHaveValue('Mumbai, India'));
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
    await save({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Changed elsewhere too' });
  },
);

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

Saving.test('who leaves meanwhile isn’t asked: they wait for it', async ({ canvas, userEvent }) => {
  await goToStartups({ canvas, userEvent });
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeVisible();
});

/** On its way while somebody is about to leave: nobody is asked, they go as soon as it is saved. */
export const SavingToLeave = Saving.extend({
  parameters: profileRests('loaded.saving.leaving', opened, typed, asked, leaving),
});

/** Saved: a toast says so, above the profile as it is now. */
export const Saved = meta.story({
  parameters: profileRests('loaded.viewing', opened, typed, asked),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(role)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your profile is saved.'));
  },
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

Failed.test(
  'saved again, fails again',
  { parameters: withAccount(() => ({ saveProfile: noRoom })) },
  async ({ canvas, userEvent }) => {
    await save({ canvas, userEvent });
    await expectInSight(await canvas.findByRole('alert'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus());
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
  },
);

Failed.test('saved again, is saved', async ({ canvas, userEvent }) => {
  await save({ canvas, userEvent });
  await expect(await canvas.findByText(role)).toBeVisible();
  await expect(canvas.queryByText(/^This device could not save/)).toBeNull();
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
    await expect(await keptOf('profile')).toMatchObject([{ value: { role: 'Chair, Heliogrid' } }]);
  },
});

Clashing.test('Keep mine saves what was typed here', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expect(await canvas.findByText(role)).toBeVisible();
  await expect(await keptOf('profile')).toMatchObject([{ value: { role, location: 'Mumbai, India' } }]);
});

Clashing.test('Take the other leaves it as it is there', async ({ canvas, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Take the other' }));
  await expect(await canvas.findByText('Chair, Heliogrid')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
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
const keptStartup = async (id: string) =>
  (await keptOf('ownedStartup')).find((record) => record.id === id)?.value;

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

StartupsLoadFailed.test('Try again reads once more', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('region', { name: 'Heliogrid' })).toBeVisible();
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
    const second = await card(canvas, 'Kestrel');
    await expect(first.getByText('Active')).toBeVisible();
    await expect(first.getByText('This startup is currently active and seeking investment')).toBeVisible();
    await expect(first.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
    await expect(second.getByText('Inactive')).toBeVisible();
  },
});

Startups.test('the switch takes effect at once, without editing', async ({ canvas, userEvent }) => {
  const second = await card(canvas, 'Kestrel');
  await userEvent.click(second.getByRole('switch', { name: 'Kestrel seeks investment' }));
  await expect(second.getByText('Active')).toBeVisible();
  await waitFor(async () => expect(await keptStartup('kestrel')).toMatchObject({ isActive: true }));
});

const deletesKestrel = async ({ canvas, userEvent }: Person) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Kestrel' }));
  await expect(canvas.queryByRole('region', { name: 'Kestrel' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 2, name: 'My Startups' })).toHaveFocus();
  await waitFor(async () => expect(await keptOf('listing')).toEqual([]));
  await waitFor(() => expect(screen.getByText('Kestrel is deleted.')).toBeVisible());
};

Startups.test('one that is deleted is gone from the device', deletesKestrel);

Startups.test('one that was deleted is brought back by Undo', async (person) => {
  await deletesKestrel(person);
  await person.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect(await person.canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
  await expect(await keptOf('listing')).toEqual([kestrelListing]);
});

Startups.test(
  'one is edited at a time; saved, the focus comes back to its Edit',
  async ({ canvas, userEvent }) => {
    const editOf = async (name: string) => (await card(canvas, name)).getByRole('button', { name: 'Edit' });
    await userEvent.click(await editOf('Kestrel'));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Kestrel' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Tagline'), 'Boats');
    await userEvent.click(await editOf('Heliogrid'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Heliogrid');
    await userEvent.clear(canvas.getByLabelText('Tagline'));
    await userEvent.type(canvas.getByLabelText('Tagline'), tagline);
    await save({ canvas, userEvent });
    await expect(await (await card(canvas, 'Heliogrid')).findByText(tagline)).toBeVisible();
    const button = await editOf('Heliogrid');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await keptStartup('heliogrid')).toMatchObject({ tagline });
    await expect(await keptStartup('kestrel')).toMatchObject({ tagline: '' });
  },
);

/** The form of one startup: first what its card shows, then what else it was listed with. */
export const EditingStartup = meta.story({
  parameters: { ...on(heliogridForm), ...startupsRest('loaded.editing.unchanged') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'The chosen image' })).toBeVisible();
    await expect(
      within(canvas.getByLabelText('Stage'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose one', 'Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C+']);
  },
});

EditingStartup.test('what can’t be read isn’t saved away', async ({ canvas, userEvent }) => {
  await userEvent.clear(canvas.getByLabelText('Founded'));
  await userEvent.type(canvas.getByLabelText('Founded'), 'lately');
  await save({ canvas, userEvent });
  await expect(canvas.getByLabelText('Founded')).toHaveFocus();
  await expect(await keptStartup('heliogrid')).toBeUndefined();
});

EditingStartup.test('stands in the address, and closed leaves it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/profile/manage?tab=startups'));
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/profile/manage?tab=startups&edit=heliogrid'));
  await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
});

/** The tagline was typed over, and is not saved yet. */
export const ChangedStartup = meta.story({
  parameters: { ...on(heliogridForm), ...startupsRest('loaded.editing.changed', startupTyped) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Tagline')).toHaveValue(tagline));
  },
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

/** Saved: a toast says so, and the card shows it. */
export const StartupSaved = meta.story({
  parameters: {
    ...on(heliogridForm),
    ...startupsRest('loaded.viewing', startupTyped, asked),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(tagline)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
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

const refuse = fn<AccountStore['setActive']>(noRoom);
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

SwitchRefused.test('Save again writes it', async ({ canvas, userEvent }) => {
  await userEvent.click(await saveAgain());
  await waitFor(async () => expect(await keptStartup('heliogrid')).toMatchObject({ isActive: false }));
  await expect(canvas.getByRole('switch', { name: 'Heliogrid seeks investment' })).not.toBeChecked();
});

SwitchRefused.test(
  'is refused once more',
  { parameters: startupsWith(() => ({ setActive: refuse })), beforeEach: () => void refuse.mockClear() },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await saveAgain());
    await waitFor(() =>
      expect(refuse.mock.calls).toEqual([
        ['heliogrid', false],
        ['heliogrid', false],
      ]),
    );
    await expect(canvas.getByRole('switch', { name: 'Heliogrid seeks investment' })).not.toBeChecked();
    await saveAgain();
  },
);

const phone = { viewport: { value: 'phone' } };
const dark = { theme: 'dark' };
const hindi = { locale: 'hi' };

/** In the dark theme. */
export const Dark = meta.story({ globals: dark });

/** The form in the dark theme, after the device refused it. */
export const DarkFailed = Failed.extend({ globals: dark });

/** My Startups in the dark theme. */
export const DarkStartups = Startups.extend({ globals: dark });

/** A startup’s form in the dark theme. */
export const DarkEditingStartup = EditingStartup.extend({ globals: dark });

/** On a phone. */
export const Phone = meta.story({ globals: phone });

/** The form on a phone: the buttons stand above the bar of tabs. */
export const PhoneEditing = Editing.extend({ globals: phone });

/** The question on a phone. */
export const PhoneConfirming = Confirming.extend({ globals: phone });

/** The refused form on a phone: the alert is in sight there too. */
export const PhoneFailed = Failed.extend({ globals: phone });

/** My Startups on a phone. */
export const PhoneStartups = Startups.extend({ globals: phone });

/** A startup’s form on a phone. */
export const PhoneEditingStartup = EditingStartup.extend({ globals: phone });

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: hindi });

/** The form in Hindi on a phone. */
export const HindiEditing = Editing.extend({ globals: { ...hindi, ...phone }, play: formHolds });

/** My Startups in Hindi on a phone. */
export const HindiStartups = Startups.extend({
  globals: { ...hindi, ...phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
  },
});

/** Texts and addresses that try to break the page. */
export const LongTexts = meta.story({
  parameters: on({
    name: stressProfile.profile.name,
    records: { sample: [{ kind: 'profile', id: 'me', value: stressProfile.profile }] },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await noOverflow({ canvasElement });
  },
});

/** The same texts on a phone. */
export const LongTextsPhone = LongTexts.extend({ globals: phone });

/** The same texts in the form. */
export const LongTextsEditing = LongTexts.extend({
  parameters: profileRests('loaded.editing.unchanged', opened),
  globals: phone,
  play: formHolds,
});

/** A startup whose texts try to break its card. */
export const LongTextsStartups = meta.story({
  parameters: {
    ...on({
      ...startupsTab,
      records: {
        sample: [ownedRecord({ ...stressStartup, id: heliogrid.id }), kestrelListing, ownedRecord(kestrel)],
      },
    }),
    ...startupsRest('loaded.viewing'),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Kestrel' });
    await noOverflow({ canvasElement });
  },
});

/** The same card on a phone. */
export const LongTextsStartupsPhone = LongTextsStartups.extend({ globals: phone });
