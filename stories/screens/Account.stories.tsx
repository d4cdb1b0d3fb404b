import { type AppParameters, app } from '@kit/app/app';
import { heliogrid, ownProfile } from '@kit/fixtures/account';
import { inactive, listing } from '@kit/fixtures/profileRecords';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import type { OwnProfile, TypedProfile } from '@/data/schema/shapes/founderProfile';
import { href } from '@/data/schema/shapes/href';
import type { MyStartup, TypedStartup } from '@/data/schema/shapes/ownedStartup';
import type { StartupChange } from '@/machines/edit/editStartupsMachine';
import type { EditEvent } from '@/machines/edit/types';
import preview from '../../.storybook/preview';
import { pending, refusedOnce } from '../support/answers';
import {
  alertSays,
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  noOverflow,
  notSaved,
  offered,
  on,
  press,
  type Shown,
  showing,
  wide,
} from '../support/screen';

type ProfileEvent = EditEvent<OwnProfile, TypedProfile, never>;
type StartupsEvent = EditEvent<MyStartup[], TypedStartup, StartupChange>;

/** Requests for a startup's metrics are loaded on every tab. */
const requests = { id: 'requests', state: 'loaded' };
/** The state of the Profile tab's machine at the end of a story, and the events that cause this state. */
const profileRests = (state: string, ...events: ProfileEvent[]) => ({
  machine: [{ id: 'editProfile', state, events }, requests],
});
/** The state of the My Startups tab's machine at the end of a story, and the events that cause this state. */
const startupsRest = (state: string, ...events: StartupsEvent[]) => ({
  machine: [{ id: 'editStartups', state, events }, requests],
});
const profileEnds = ending(profileRests);
const startupsEnd = ending(startupsRest);

const meta = preview.meta({
  title: 'Screens/Account',
  component: AccountPage,
  parameters: {
    ...wide,
    ...on({ path: href('account') }),
    ...profileRests('loaded.viewing'),
  },
});

/** Expects an open form without horizontal overflow. */
const formHolds = async ({ canvas, canvasElement }: Shown) => {
  await canvas.findByRole('form');
  await noOverflow({ canvasElement });
};

/** Expects an element inside the window, however long the page is. */
const expectInSight = (element: HTMLElement) =>
  waitFor(() => {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(element.ownerDocument.documentElement.clientHeight);
  });

const role = 'Founder, Heliogrid and CEO';
// The events sent to the Profile tab's machine, in order.
const opened = { type: 'edit.start' } as const;
const typed = { type: 'field.edit', field: 'role', value: role } as const;
const asked = { type: 'edit.save' } as const;
const leaving = { type: 'leave.ask' } as const;

/** A skeleton replaces the profile. The tabs are already usable. */
export const Loading = meta.story(profileEnds(on(pending('account', 'loadProfile')), 'loading'));

/** The profile couldn’t be read. A message replaces it, with a button to try again. */
export const LoadFailed = meta.story({
  ...profileEnds(on(refusedOnce('account', 'loadProfile')), 'loadFailed'),
  play: showing('We couldn’t load this'),
});

/** What others see of a founder, with Edit and a link to the investor profile. */
export const Viewing = meta.story({
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'View public profile', '/user/asha-verma');
    await leadsTo(canvas, 'Manage investor profile', '/profile/investor/manage');
  },
});

Viewing.test('Save Changes announces that the profile is saved and focuses Edit', async (person) => {
  const { canvas, userEvent } = person;
  await press(person, 'Edit');
  await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
  await press(person, 'Save Changes');
  await expect(await canvas.findByText(role)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await alertSays('Profile saved');
});

Viewing.test('lists a request as soon as the user sends it, with its state', async ({ canvas }) => {
  await app.device.write('sample', 'request', 'sample:mirahealth', { at: 0, isWithdrawn: true });
  await leadsTo(await card(canvas, 'Requests you sent'), 'Mirahealth', '/startups/mirahealth');
  await expect(canvas.getByText('Withdrawn')).toBeVisible();
});

/** A new user: every field shows that it is empty, and investor registration is offered. */
export const New = meta.story({
  parameters: on({ who: 'nora' }),
  play: ({ canvas }) => leadsTo(canvas, 'Register as an investor', '/Investor-register'),
});

/** The form has just opened without changes. Save remains visible at the bottom. */
export const Editing = meta.story({
  parameters: profileRests('loaded.editing.unchanged', opened),
});

/** The role has been changed, but not saved. */
export const Changed = meta.story({
  parameters: profileRests('loaded.editing.changed', opened, typed),
});

/** The user is about to leave with unsaved changes. */
export const Confirming = meta.story({
  parameters: profileRests('loaded.confirming', opened, typed, leaving),
  // The dialog fades in.
  play: () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible()),
});

/** The profile is being saved. Cancel is disabled too. */
export const Saving = meta.story(
  profileEnds(on(pending('account', 'saveProfile')), 'loaded.saving.staying', opened, typed, asked),
);

/** The user leaves while the profile is being saved. No dialog asks, and the page changes after the save. */
export const SavingToLeave = Saving.extend({
  parameters: profileRests('loaded.saving.leaving', opened, typed, asked, leaving),
});

/** The profile couldn’t be saved. An error above the buttons is visible, and all input is preserved. */
export const Failed = meta.story({
  ...profileEnds(on(refusedOnce('account', 'saveProfile')), 'loaded.failed', opened, typed, asked),
  play: async ({ canvas }) => {
    await expectInSight(await canvas.findByRole('alert'));
  },
});

/** Changes that another tab saves: to `role`, which the user is editing too, and to `location`. */
const elsewhere = { role: 'Chair, Heliogrid', location: 'Mumbai, India' };
const savedElsewhere = {
  type: 'saved.changed',
  saved: { isInvestor: true, profile: { ...ownProfile.profile, ...elsewhere } },
} as const;

/** Another tab saved another value for the same field. The user chooses which value to save. */
export const Clashing = meta.story({
  parameters: profileRests('loaded.clashing', opened, typed, savedElsewhere, asked),
  play: Confirming.play,
});

const startupsTab = { path: href('account', { search: { tab: 'startups' } }) };

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** The address that opens the form of the startup Heliogrid. */
const heliogridForm = { path: href('account', { search: { tab: 'startups', edit: 'heliogrid' } }) };
/** Returns a story of Heliogrid’s form with these app parameters. `state`: the machine’s state at the end. */
const formEnds = (app: Partial<AppParameters>, state: string, ...events: StartupsEvent[]) =>
  startupsEnd(on({ ...heliogridForm, ...app }), state, ...events);

// An event sent to the My Startups tab's machine.
const tagline = 'Sun for the street';
const startupTyped = { type: 'field.edit', field: 'tagline', value: tagline } as const;

/** The list of startups is loading. */
export const StartupsLoading = Loading.extend(
  startupsEnd(on({ ...startupsTab, ...pending('account', 'loadStartups') }), 'loading'),
);

/** The list of startups couldn’t be read. */
export const StartupsLoadFailed = LoadFailed.extend(
  startupsEnd(on({ ...startupsTab, ...refusedOnce('account', 'loadStartups') }), 'loadFailed'),
);

/** An account without a startup: two links to the listing wizard. */
export const NoStartups = meta.story({
  ...startupsEnd(on({ ...startupsTab, who: 'nora' }), 'loaded.viewing'),
  play: async ({ canvas }) => {
    for (const name of ['Add New Startup', 'List Your First Startup'])
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/list-startup');
  },
});

/** Two startups, one of them paused, with their details and whether they seek investment. */
export const Startups = meta.story({
  ...startupsEnd(on({ ...startupsTab, records: { sample: [...listing(), ...inactive] } }), 'loaded.viewing'),
  play: async ({ canvas }) => {
    await leadsTo(await card(canvas, 'Heliogrid'), 'View Profile', '/startups/heliogrid');
    await expect(document.body).toHaveFocus();
  },
});

Startups.test(
  'the switch changes a startup’s status immediately, and Undo restores a deleted startup',
  async (person) => {
    const { canvas, userEvent } = person;
    const second = await card(canvas, 'Kestrel');
    await userEvent.click(second.getByRole('switch', { name: 'Kestrel is seeking investment' }));
    await expect(second.getByText('Active')).toBeVisible();
    await press(person, 'Delete Kestrel');
    await expect(canvas.queryByRole('region', { name: 'Kestrel' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'My Startups' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Kestrel deleted')).toBeVisible());
    await userEvent.click(await offered('Undo'));
    await expect(await canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
  },
);

Startups.test('only one startup is edited at a time', async ({ canvas, userEvent }) => {
  for (const name of ['Kestrel', 'Heliogrid']) {
    await userEvent.click((await card(canvas, name)).getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: `Edit ${name}` })).toHaveFocus();
    await expect(canvas.getAllByRole('form')).toHaveLength(1);
    const address = `${startupsTab.path}&edit=${name.toLowerCase()}`;
    await waitFor(() => expect(app.addresses.at(-1)).toBe(address));
  }
});

/** The form of one startup: first the fields of its card, then the other fields of its listing. */
export const EditingStartup = meta.story({
  ...formEnds({}, 'loaded.editing.unchanged'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
  },
});

EditingStartup.test(
  'the open form of a startup is in the URL, and Cancel focuses the startup’s Edit button',
  async (person) => {
    await press(person, 'Cancel');
    await waitFor(() => expect(app.addresses.at(-1)).toBe(startupsTab.path));
    await waitFor(() => expect(person.canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
    await press(person, 'Edit');
    await waitFor(() => expect(app.addresses.at(-1)).toBe(heliogridForm.path));
    await expect(person.canvas.getByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
  },
);

const kestrelForm = { path: `${startupsTab.path}&edit=kestrel`, records: { sample: listing() } };

/** The form of a listed startup. The URL contains the startup’s address, which isn’t its id. */
export const EditingListedStartup = meta.story({
  ...startupsEnd(on(kestrelForm), 'loaded.editing.unchanged'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Kestrel' })).toBeVisible();
    await expect(app.addresses).toEqual([kestrelForm.path]);
  },
});

/** Saved without a required field: the field shows what is missing, and has the focus. */
export const WrongStartup = meta.story({
  ...formEnds({}, 'loaded.editing.changed', { ...startupTyped, value: '' }, asked),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Tagline/)).toHaveFocus());
  },
});

/** The user is about to leave with unsaved changes to a startup. */
export const ConfirmingStartup = Confirming.extend(formEnds({}, 'loaded.confirming', startupTyped, leaving));

/** The startup is being saved. */
export const SavingStartup = Saving.extend(
  formEnds(pending('account', 'saveStartup'), 'loaded.saving.staying', startupTyped, asked),
);

/** The user leaves while the startup is being saved. */
export const SavingStartupToLeave = SavingStartup.extend({
  parameters: startupsRest('loaded.saving.leaving', startupTyped, asked, leaving),
});

/** The startup couldn’t be saved. An error above the buttons is visible, and all input is preserved. */
export const StartupFailed = meta.story({
  ...formEnds(refusedOnce('account', 'saveStartup'), 'loaded.failed', startupTyped, asked),
  play: async ({ canvas }) => {
    await expectInSight(await canvas.findByRole('alert'));
  },
});

const otherTagline = { ...heliogrid, tagline: 'Power from every roof' };

/** Another tab saved another value for the same field of a startup. */
export const ClashingStartup = meta.story({
  ...formEnds({}, 'loaded.clashing', startupTyped, { type: 'saved.changed', saved: [otherTagline] }, asked),
  play: Confirming.play,
});

const paused = { type: 'change.make', change: { id: 'heliogrid', isActive: false } } as const;

/** The switch couldn’t be saved. It stays as the user set it, and a toast offers to save it again. */
export const SwitchRefused = meta.story({
  ...startupsEnd(on({ ...startupsTab, ...refusedOnce('account', 'setActive') }), 'loaded.viewing', paused),
  play: () => alertSays(notSaved),
});

/** The form on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Editing.extend({ globals: hindiPhone, play: formHolds });
