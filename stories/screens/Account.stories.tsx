import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import type { AccountStore } from '@/data/ports/AccountStore';
import { href } from '@/data/schema/href';
import type { MyStartup } from '@/data/schema/ownedStartup';
import type { KeptRecord } from '@/data/schema/records';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { heliogrid, kestrel, stressProfile, stressStartup } from '../fixtures/account';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';

const meta = {
  title: 'Screens/Account',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('account') } satisfies AppParameters,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** On a device that isn't the ordinary one. */
const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** In an account store that is another one in part. */
const withAccount = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ services: ({ account }) => ({ account: changed(account, change) }) });

const noOverflow: Play = async ({ canvasElement }) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

const edit = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Edit|बदलें)$/ }));
const save = ({ canvas, userEvent }: Person) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
const typeRole = async (person: Person) => {
  await edit(person);
  await person.userEvent.type(person.canvas.getByLabelText('Role'), ' and CEO');
};
const goToStartups = ({ canvas, userEvent }: Person) =>
  userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
const role = 'Founder, Heliogrid and CEO';
/** What the device keeps of Asha's. */
const keptOf = async (kind: KeptRecord['kind']) =>
  (await app.device.readAll('sample')).filter((record) => record.kind === kind);

export const Loading: Story = {
  parameters: withAccount(() => ({ loadProfile: never })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  parameters: withAccount(() => ({ loadProfile: noRoom })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load this')).toBeVisible();
  },
};

export const Retried: Story = {
  parameters: withAccount((store) => ({ loadProfile: onceRefused(store.loadProfile) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Asha Verma' })).toBeVisible();
  },
};

/** Edited and cancelled, the profile is as it was; the focus comes back to Edit. */
export const Viewing: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/user/asha-verma',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Edit profile' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.getByText('Founder, Heliogrid')).toBeVisible();
    await expect(await keptOf('profile')).toEqual([]);
  },
};

/** Edited and saved: it says so, and the focus comes back to Edit. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeRole({ canvas, userEvent });
    await save({ canvas, userEvent });
    await expect(await canvas.findByText(role)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your profile is saved.'));
    await expect(await keptOf('profile')).toEqual([{ kind: 'profile', id: 'me', value: { role } }]);
  },
};

export const Investor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Manage investor profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
  },
};

/** Registered a minute ago: every field says that it is empty. */
export const New: Story = {
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nora Lund' })).toBeVisible();
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
    await expect(canvas.getByRole('link', { name: 'Register as an investor' })).toHaveAttribute(
      'href',
      '/Investor-register',
    );
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    // A blank name stays as it was; what is no address becomes no link.
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(canvas.getByText('Left blank, it stays Asha Verma.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Website'));
    await userEvent.type(canvas.getByLabelText('Website'), 'my site');
    await expect(canvas.getByText(/^Not a web address/)).toBeVisible();
    // A list may be emptied; the focus goes on to what is left.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
    await expect(canvas.getByLabelText('Degree')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Education 1' }));
    await expect(canvas.getByRole('button', { name: 'Add education' })).toHaveFocus();
  },
};

/** A blank at its end makes no other role: nothing differs. */
export const Unchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    await userEvent.type(canvas.getByLabelText('Role'), ' ');
    await expect(canvas.getByLabelText('Role')).toHaveValue('Founder, Heliogrid ');
  },
};

/** Nobody who changed nothing is asked. */
export const LeftUnchanged: Story = {
  play: async (person) => {
    await Unchanged.play?.(person);
    await goToStartups(person);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await person.canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
  },
};

/** Leaving for another tab asks, because something differs; whoever stays finds all of it. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeRole({ canvas, userEvent });
    await goToStartups({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
  },
};

export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeRole({ canvas, userEvent });
    await goToStartups({ canvas, userEvent });
    const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Asked once, they go on to the tab. */
export const Discarded: Story = {
  play: async (person) => {
    await Confirming.play?.(person);
    await person.userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await person.canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(app.addresses.at(-1)).toBe(startupsTab.path);
  },
};

export const Saving: Story = {
  parameters: withAccount(() => ({ saveProfile: never })),
  play: async ({ canvas, userEvent }) => {
    await typeRole({ canvas, userEvent });
    await save({ canvas, userEvent });
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** Whoever leaves while it is saved isn't asked: they wait for it. */
export const SavingToLeave: Story = {
  ...Saving,
  play: async (person) => {
    await Saving.play?.(person);
    await goToStartups(person);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(person.canvas.getByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

/** The device refused it: all that was typed is there. */
export const Failed: Story = {
  parameters: withAccount(() => ({ saveProfile: noRoom })),
  play: async ({ canvas, userEvent }) => {
    await typeRole({ canvas, userEvent });
    await save({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This device could not save your changes.',
    );
    await expect(canvas.getByLabelText('Role')).toHaveValue(role);
  },
};

export const FailsAgain: Story = {
  ...Failed,
  play: async (person) => {
    await Failed.play?.(person);
    await save(person);
    await expect(await person.canvas.findByRole('alert')).toBeVisible();
    await expect(person.canvas.getByLabelText('Role')).toHaveValue(role);
  },
};

export const SavedAtLast: Story = {
  parameters: withAccount((store) => ({ saveProfile: onceRefused(store.saveProfile) })),
  play: async (person) => {
    await Failed.play?.(person);
    await save(person);
    await expect(await person.canvas.findByText(role)).toBeVisible();
    await expect(person.canvas.queryByText(/^This device could not save/)).toBeNull();
  },
};

/** Another tab saves the same field meanwhile, and another one. */
const savedElsewhere = () =>
  app.device.write('sample', 'profile', 'me', { role: 'Chair, Heliogrid', location: 'Mumbai, India' });

/** The same field was saved elsewhere with another value: both are shown, and nothing is written until one is chosen. */
export const Clashing: Story = {
  play: async (person) => {
    await typeRole(person);
    await savedElsewhere();
    // What was not changed here is as it is there.
    await waitFor(() => expect(person.canvas.getByLabelText('Location')).toHaveValue('Mumbai, India'));
    await expect(person.canvas.getByLabelText('Role')).toHaveValue(role);
    await save(person);
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }));
    await expect(dialog.getByText(role)).toBeInTheDocument();
    await expect(dialog.getByText('Chair, Heliogrid')).toBeInTheDocument();
    await expect(dialog.queryByText('Mumbai, India')).toBeNull();
    await expect(await keptOf('profile')).toMatchObject([{ value: { role: 'Chair, Heliogrid' } }]);
  },
};

export const ClashKeptMine: Story = {
  play: async (person) => {
    await Clashing.play?.(person as Parameters<Play>[0]);
    await person.userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await expect(await person.canvas.findByText(role)).toBeVisible();
    await expect(await keptOf('profile')).toMatchObject([{ value: { role, location: 'Mumbai, India' } }]);
  },
};

export const ClashTaken: Story = {
  play: async (person) => {
    await Clashing.play?.(person as Parameters<Play>[0]);
    await person.userEvent.click(screen.getByRole('button', { name: 'Take the other' }));
    await expect(await person.canvas.findByText('Chair, Heliogrid')).toBeVisible();
    await expect(person.canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const SettingsTab: Story = {
  parameters: on({ path: href('account', { search: { tab: 'settings' } }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Messages' })).toBeChecked();
  },
};

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
/** Heliogrid, and a second one that is paused. */
const twoStartups = on({ ...startupsTab, records: { sample: [kestrelListing, ownedRecord(kestrel)] } });

const card = async (canvas: Person['canvas'], name: string) =>
  within(await canvas.findByRole('region', { name }));
const keptStartup = async (id: string) =>
  (await keptOf('ownedStartup')).find((record) => record.id === id)?.value;

/** What takes effect at once does so without editing. */
export const Startups: Story = {
  parameters: twoStartups,
  play: async ({ canvas, userEvent }) => {
    const first = await card(canvas, 'Heliogrid');
    const second = await card(canvas, 'Kestrel');
    await expect(first.getByText('Active')).toBeVisible();
    await expect(first.getByText('This startup is currently active and seeking investment')).toBeVisible();
    await expect(first.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
    await expect(second.getByText('Inactive')).toBeVisible();
    await userEvent.click(second.getByRole('switch', { name: 'Kestrel seeks investment' }));
    await expect(second.getByText('Active')).toBeVisible();
    await waitFor(async () => expect(await keptStartup('kestrel')).toMatchObject({ isActive: true }));
  },
};

/** The address names the form: a link and a reload open it, and closed, the address is the list's again. */
export const StartupByAddress: Story = {
  parameters: on({ path: href('account', { search: { tab: 'startups', edit: 'heliogrid' } }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/profile/manage?tab=startups'));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/profile/manage?tab=startups&edit=heliogrid'));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
  },
};

/** Deleted, one is gone from the device; undone, it is there again. */
export const StartupDeleted: Story = {
  parameters: twoStartups,
  play: async ({ canvas, userEvent }) => {
    const kestrelCard = await card(canvas, 'Kestrel');
    await userEvent.click(kestrelCard.getByRole('button', { name: 'Delete Kestrel' }));
    await expect(canvas.queryByRole('region', { name: 'Kestrel' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: 'My Startups' })).toHaveFocus();
    await waitFor(async () => expect(await keptOf('listing')).toEqual([]));
    await expect(await screen.findByText('Kestrel is deleted.')).toBeVisible();
  },
};

export const StartupBroughtBack: Story = {
  parameters: twoStartups,
  play: async (person) => {
    await StartupDeleted.play?.(person as Parameters<Play>[0]);
    await person.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await person.canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
    await expect(await keptOf('listing')).toEqual([kestrelListing]);
  },
};

/** One is edited at a time; saved, the focus comes back to its Edit. */
export const StartupSaved: Story = {
  parameters: twoStartups,
  play: async ({ canvas, userEvent }) => {
    const editOf = async (name: string) => (await card(canvas, name)).getByRole('button', { name: 'Edit' });
    await userEvent.click(await editOf('Kestrel'));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Kestrel' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Tagline'), 'Boats');
    await userEvent.click(await editOf('Heliogrid'));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Heliogrid');
    await userEvent.clear(canvas.getByLabelText('Tagline'));
    await userEvent.type(canvas.getByLabelText('Tagline'), 'Sun for the street');
    await save({ canvas, userEvent });
    await expect(await (await card(canvas, 'Heliogrid')).findByText('Sun for the street')).toBeVisible();
    const button = await editOf('Heliogrid');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await keptStartup('heliogrid')).toMatchObject({ tagline: 'Sun for the street' });
    await expect(await keptStartup('kestrel')).toMatchObject({ tagline: '' });
  },
};

export const NoStartups: Story = {
  parameters: on({ ...startupsTab, who: 'nora' }),
  play: async ({ canvas }) => {
    for (const name of ['Add New Startup', 'List Your First Startup'])
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '/list-startup');
  },
};

/** My Startups, on a device that isn't the ordinary one. */
const startupsWith = (change: (store: AccountStore) => Partial<AccountStore>) =>
  on({ ...startupsTab, ...withAccount(change).app });

export const StartupsLoading: Story = {
  parameters: startupsWith(() => ({ loadStartups: never })),
  play: Loading.play,
};
export const StartupsLoadFailed: Story = {
  parameters: startupsWith(() => ({ loadStartups: noRoom })),
  play: LoadFailed.play,
};

export const EditingStartup: Story = {
  parameters: on(startupsTab),
  play: async ({ canvas, userEvent }) => {
    await edit({ canvas, userEvent });
    await expect(canvas.getByRole('img', { name: 'The chosen image' })).toBeVisible();
    await expect(
      within(canvas.getByLabelText('Stage'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose one', 'Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C+']);
    // What can't be read isn't saved away.
    await userEvent.clear(canvas.getByLabelText('Founded'));
    await userEvent.type(canvas.getByLabelText('Founded'), 'lately');
    await save({ canvas, userEvent });
    await expect(canvas.getByLabelText('Founded')).toHaveFocus();
    await expect(await keptStartup('heliogrid')).toBeUndefined();
  },
};

const saveTagline = async ({ canvas, userEvent }: Person) => {
  await edit({ canvas, userEvent });
  await userEvent.clear(canvas.getByLabelText('Tagline'));
  await userEvent.type(canvas.getByLabelText('Tagline'), 'Sun for the street');
  await save({ canvas, userEvent });
};

export const SavingStartup: Story = {
  parameters: startupsWith(() => ({ saveStartup: never })),
  play: async (person) => {
    await saveTagline(person);
    await expect(person.canvas.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const StartupFailed: Story = {
  parameters: startupsWith(() => ({ saveStartup: noRoom })),
  play: async (person) => {
    await saveTagline(person);
    await expect(await person.canvas.findByRole('alert')).toBeVisible();
    await expect(person.canvas.getByLabelText('Tagline')).toHaveValue('Sun for the street');
  },
};

const refuse = fn<AccountStore['setActive']>(noRoom);

/** The device refused the switch: it stays as it was turned, and can be kept again. */
export const SwitchRefused: Story = {
  parameters: startupsWith(() => ({ setActive: refuse })),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Heliogrid seeks investment' });
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() =>
      expect(refuse.mock.calls).toEqual([
        ['heliogrid', false],
        ['heliogrid', false],
      ]),
    );
    await expect(toggle).not.toBeChecked();
    await expect(await screen.findByRole('button', { name: 'Save again' })).toBeVisible();
  },
};

export const SwitchKept: Story = {
  parameters: startupsWith((store) => ({ setActive: onceRefused(store.setActive) })),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Heliogrid seeks investment' });
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(async () => expect(await keptStartup('heliogrid')).toMatchObject({ isActive: false }));
    await expect(toggle).not.toBeChecked();
  },
};

const phone = { viewport: { value: 'phone' } };
const dark = { theme: 'dark' };
const hindi = { locale: 'hi' };

const isShown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: /^(Edit|बदलें)$/ })).toBeVisible();
};

/** Texts and addresses that try to break the page. */
export const Stress: Story = {
  parameters: on({
    name: stressProfile.profile.name,
    records: { sample: [{ kind: 'profile', id: 'me', value: stressProfile.profile }] },
  }),
  play: async (person) => {
    await isShown(person);
    await noOverflow(person);
  },
};
export const StressPhone: Story = { ...Stress, globals: phone };
export const StressEditing: Story = {
  ...Stress,
  globals: phone,
  play: async (person) => {
    await edit(person);
    await noOverflow(person);
  },
};
export const StressStartups: Story = {
  parameters: on({
    ...startupsTab,
    records: {
      sample: [ownedRecord({ ...stressStartup, id: heliogrid.id }), kestrelListing, ownedRecord(kestrel)],
    },
  }),
  play: async (person) => {
    await person.canvas.findByRole('region', { name: 'Kestrel' });
    await noOverflow(person);
  },
};
export const StressStartupsPhone: Story = { ...StressStartups, globals: phone };

const OpenedForm: Story = { play: edit };
const OpenedStartup: Story = { parameters: on(startupsTab), play: edit };
const ShownStartups: Story = {
  parameters: twoStartups,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Kestrel' })).toBeVisible();
  },
};

export const Phone: Story = { globals: phone, play: isShown };
export const PhoneEditing: Story = { ...OpenedForm, globals: phone };
export const PhoneConfirming: Story = { ...Confirming, globals: phone };
export const PhoneStartups: Story = { ...ShownStartups, globals: phone };
export const PhoneEditingStartup: Story = { ...OpenedStartup, globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: isShown };
export const Dark: Story = { globals: dark, play: isShown };
export const DarkEditing: Story = { ...Failed, globals: dark };
export const DarkStartups: Story = { ...ShownStartups, globals: dark };
export const DarkEditingStartup: Story = { ...OpenedStartup, globals: dark };
export const Hindi: Story = { globals: hindi, play: isShown };
export const HindiEditing: Story = { ...OpenedForm, globals: { ...hindi, ...phone } };
export const HindiStartups: Story = { ...ShownStartups, globals: { ...hindi, ...phone } };
