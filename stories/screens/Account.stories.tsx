import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type TypedProfile, typedProfile } from '@/data/schema/founderProfile';
import { typedStartup } from '@/data/schema/ownedStartup';
import { AccountHarness, accountArgs, profileEdit, startupsEdit } from '../fixtures/AccountHarness';
import {
  heliogrid,
  kestrel,
  newProfile,
  ownProfile,
  stressProfile,
  stressStartup,
} from '../fixtures/account';

const meta = {
  title: 'Screens/Account',
  component: AccountHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: accountArgs,
} satisfies Meta<typeof AccountHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed: TypedProfile = { ...typedProfile(ownProfile.profile), role: 'Founder and grid engineer' };
const noRoom = new Error('The disk is full');

const noOverflow: Story['play'] = async ({ canvasElement }) => {
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

export const Loading: Story = { args: { profile: { ...profileEdit(), state: 'loading' } } };

export const LoadFailed: Story = {
  args: { profile: { ...profileEdit(), state: 'loadFailed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Asha Verma' })).toBeVisible();
  },
};

/** Viewed; edited and cancelled; edited and saved: each time the focus comes back to Edit. */
export const Viewing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/user/asha-verma',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Edit profile' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(canvas.getByText('Founder, Heliogrid')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.type(canvas.getByLabelText('Role'), ' and CEO');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Founder, Heliogrid and CEO')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    await expect(args.profile.onSave).toHaveBeenCalledOnce();
  },
};

export const Investor: Story = {
  args: { profile: profileEdit({ ...ownProfile, isInvestor: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage investor profile' })).toHaveAttribute(
      'href',
      '/profile/investor/manage',
    );
  },
};

/** Registered a minute ago: every field says that it is empty. */
export const New: Story = { args: { profile: profileEdit(newProfile), startups: startupsEdit([]) } };

export const Editing: Story = {
  args: { profile: { ...profileEdit(), state: 'unchanged' } },
  play: async ({ canvas, userEvent }) => {
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

/** Leaving for another tab asks, once, because something differs. */
export const Changed: Story = {
  args: { profile: { ...profileEdit(), state: 'changed', values: typed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByLabelText('Role')).toHaveValue('Founder and grid engineer');

    await userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
  },
};

/** Nothing differs: nobody is asked. */
export const Unchanged: Story = {
  args: {
    profile: {
      ...profileEdit(),
      state: 'unchanged',
      values: { ...typedProfile(ownProfile.profile), role: ' Founder, Heliogrid ' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My Startups' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'My Startups' })).toBeVisible();
  },
};

export const Saving: Story = { args: { profile: { ...profileEdit(), state: 'saving', values: typed } } };

/** The device refused it: all that was typed is there. */
export const Failed: Story = {
  args: { profile: { ...profileEdit(), state: 'failed', values: typed } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This device could not save your changes.');
    await expect(canvas.getByLabelText('Role')).toHaveValue('Founder and grid engineer');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Founder and grid engineer')).toBeVisible();
  },
};

export const FailsAgain: Story = {
  args: {
    profile: {
      ...profileEdit(),
      state: 'changed',
      values: typed,
      onSave: fn(() => Promise.reject(noRoom)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Role')).toHaveValue('Founder and grid engineer');
  },
};

export const Confirming: Story = {
  args: { profile: { ...profileEdit(), state: 'confirming', values: typed } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Discard changes?' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const SettingsTab: Story = { args: { tab: 'settings' } };

/** One is edited at a time; what takes effect at once does so in between. */
export const Startups: Story = {
  args: { tab: 'startups' },
  play: async ({ canvas, userEvent, args }) => {
    const card = (name: string) => within(canvas.getByRole('region', { name }));
    const active = 'This startup is currently active and seeking investment';
    await expect(card('Heliogrid').getByText('Active')).toBeVisible();
    await expect(card('Heliogrid').getByText(active)).toBeVisible();
    await expect(card('Heliogrid').getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
    await expect(card('Kestrel').getByText('Inactive')).toBeVisible();
    await userEvent.click(card('Kestrel').getByRole('switch', { name: 'Kestrel seeks investment' }));
    await expect(card('Kestrel').getByText('Active')).toBeVisible();
    await expect(args.startups.onMake).toHaveBeenCalledWith({ id: 'kestrel', isActive: true });

    await userEvent.click(card('Kestrel').getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'Edit Kestrel' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Tagline'), 'Boats');
    await userEvent.click(card('Heliogrid').getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Edit Heliogrid' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Heliogrid');
    await userEvent.clear(canvas.getByLabelText('Tagline'));
    await userEvent.type(canvas.getByLabelText('Tagline'), 'Sun for the street');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await card('Heliogrid').findByText('Sun for the street')).toBeVisible();
    await waitFor(() => expect(card('Heliogrid').getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
};

export const NoStartups: Story = {
  args: { tab: 'startups', startups: startupsEdit([]) },
  play: async ({ canvas }) => {
    for (const name of ['Add New Startup', 'List Your First Startup'])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/list-startup');
  },
};

export const StartupsLoading: Story = {
  args: { tab: 'startups', startups: { ...startupsEdit(), state: 'loading' } },
};
export const StartupsLoadFailed: Story = {
  args: { tab: 'startups', startups: { ...startupsEdit(), state: 'loadFailed' } },
};

const edited = {
  subject: 'heliogrid',
  values: { ...typedStartup(heliogrid), tagline: 'Sun for the street' },
};

export const EditingStartup: Story = {
  args: { tab: 'startups', startups: { ...startupsEdit(), state: 'unchanged', subject: 'heliogrid' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'The chosen image' })).toBeVisible();
    await expect(
      within(canvas.getByLabelText('Stage'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose one', 'Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C+']);
    // What can't be read isn't saved away.
    await userEvent.clear(canvas.getByLabelText('Founded'));
    await userEvent.type(canvas.getByLabelText('Founded'), 'lately');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByLabelText('Founded')).toHaveFocus();
    await expect(args.startups.onSave).not.toHaveBeenCalled();
  },
};
export const SavingStartup: Story = {
  args: { tab: 'startups', startups: { ...startupsEdit(), state: 'saving', ...edited } },
};
export const StartupFailed: Story = {
  args: { tab: 'startups', startups: { ...startupsEdit(), state: 'failed', ...edited } },
};

/** The device refused the switch: it stays as it was turned, and can be kept again. */
export const SwitchRefused: Story = {
  args: {
    tab: 'startups',
    startups: { ...startupsEdit(), onMake: fn(() => Promise.reject(noRoom)) },
  },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Heliogrid seeks investment' });
    await userEvent.click(toggle);
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(args.startups.onMake).toHaveBeenCalledTimes(2));
    await expect(toggle).not.toBeChecked();
  },
};

const phone = { viewport: { value: 'phone' } };
const dark = { theme: 'dark' };
const hindi = { locale: 'hi' };

export const Stress: Story = { args: { profile: profileEdit(stressProfile) }, play: noOverflow };
export const StressPhone: Story = { ...Stress, globals: phone };
export const StressEditing: Story = {
  args: { profile: { ...profileEdit(stressProfile), state: 'unchanged' } },
  globals: phone,
  play: noOverflow,
};
export const StressStartups: Story = {
  args: { tab: 'startups', startups: startupsEdit([stressStartup, kestrel]) },
  play: noOverflow,
};
export const StressStartupsPhone: Story = { ...StressStartups, globals: phone };

export const Phone: Story = { globals: phone };
export const PhoneEditing: Story = {
  globals: phone,
  args: { profile: { ...profileEdit(), state: 'unchanged' } },
};
export const PhoneConfirming: Story = { globals: phone, args: Confirming.args };
export const PhoneStartups: Story = { globals: phone, args: { tab: 'startups' } };
export const PhoneEditingStartup: Story = { globals: phone, args: EditingStartup.args };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Dark: Story = { globals: dark };
export const DarkEditing: Story = {
  globals: dark,
  args: { profile: { ...profileEdit(), state: 'failed', values: typed } },
};
export const DarkStartups: Story = { globals: dark, args: { tab: 'startups' } };
export const DarkEditingStartup: Story = { globals: dark, args: EditingStartup.args };
export const Hindi: Story = { globals: hindi };
export const HindiEditing: Story = { globals: { ...hindi, ...phone }, args: PhoneEditing.args };
export const HindiStartups: Story = { globals: { ...hindi, ...phone }, args: { tab: 'startups' } };
