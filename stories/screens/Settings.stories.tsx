import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import { SettingsTab } from '@/app/pages/Account/SettingsTab';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { href } from '@/data/schema/href';
import type { Settings } from '@/data/schema/settings';
import { never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { refuses, refusesOnce } from '../support/refusals';

const search = { tab: 'settings' };

/** The tab of either account management: a founder's here, an investor's where it says so. */
const meta = {
  title: 'Screens/Settings',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('account', { search }) } satisfies AppParameters,
  },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** The same tab on an investor's page. */
const ofInvestor: Pick<Story, 'render' | 'parameters'> = {
  render: () => <InvestorAccountPage />,
  parameters: on({ path: href('investorAccount', { search }) }),
};

const isReady: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('switch', { name: 'Messages' })).toBeVisible();
};
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
/** What the device keeps of the settings: what was chosen. */
const kept = async () => (await app.device.readAll('sample')).find(({ kind }) => kind === 'settings')?.value;
const expectKept = (settings: Partial<Settings>) =>
  waitFor(async () => expect(await kept()).toEqual(settings));
const saved = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Saved'));

export const Loading: Story = {
  parameters: on({ services: () => ({ settings: never }) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading settings'));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const LoadingInvestor: Story = {
  ...ofInvestor,
  parameters: on({ ...ofInvestor.parameters?.app, services: () => ({ settings: never }) }),
  play: Loading.play,
};

export const Failed: Story = {
  parameters: on({ services: () => ({ settings: noRoom }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your settings')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Retried: Story = {
  parameters: on({ services: ({ settings }) => ({ settings: onceRefused(settings) }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('switch', { name: 'Messages' })).toBeChecked();
  },
};

export const Founder: Story = {
  play: async ({ canvas, userEvent }) => {
    const follows = await canvas.findByRole('switch', { name: 'Follows' });
    // Asha invests too: she has what investors have beside.
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(7));
    await userEvent.click(follows);
    await expect(follows).not.toBeChecked();
    await saved(canvas);
    const notifications = { ...defaultSettings.notifications, follows: false };
    await expectKept({ notifications });
    await userEvent.selectOptions(canvas.getByLabelText('Email digest'), 'Never');
    await expectKept({ notifications, emailDigest: 'never' });
    await expect(canvas.getByLabelText('Email digest')).toHaveAccessibleDescription(
      /needs the hosted service/,
    );
    const privacy = canvas.getByLabelText('Profile privacy');
    await expect(optionsOf(privacy)).toEqual(['Public', 'Private', 'Connections only']);
    await userEvent.selectOptions(privacy, 'Private');
    await expectKept({ notifications, emailDigest: 'never', privacy: 'private' });
    await expect(privacy).toHaveAccessibleDescription(/Nobody else sees your page/);
    await expect(canvas.getByRole('link', { name: 'See your page as others do' })).toHaveAttribute(
      'href',
      '/user/asha-verma?as=everyone',
    );
    await expect(canvas.queryByLabelText('Deal flow')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
};

/** Somebody who doesn't invest is told of five kinds of things, and no more. */
export const FounderOnly: Story = {
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Follows' });
    await expect(canvas.getAllByRole('switch')).toHaveLength(5);
  },
};

export const DarkChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }));
    await expect(app.appearance.get().theme).toBe('dark');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  },
};

export const HindiChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Language'), 'हिन्दी');
    await expect(app.appearance.get().locale).toBe('hi');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'));
  },
};

/** Nobody is signed in any more: the app would show its login card. */
export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(app.session.get().isSignedIn).toBe(false));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull());
  },
};

export const SigningOut: Story = {
  parameters: on({ who: 'nora', provider: { signOut: never } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('button', { name: 'Signing out…' })).toBeDisabled();
  },
};

export const Investor: Story = {
  ...ofInvestor,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', { name: 'Messages' });
    await expect(canvas.getAllByRole('switch')).toHaveLength(7);
    await userEvent.selectOptions(canvas.getByLabelText('Deal flow'), 'Filtered');
    await expectKept({ dealFlow: 'filtered' });
    const minimum = canvas.getByLabelText('Minimum investment');
    await expect(optionsOf(minimum)).toEqual(['$10,000', '$25,000', '$50,000', '$100,000']);
    await expect(minimum).toHaveDisplayValue('$50,000');
    await userEvent.selectOptions(minimum, '$10,000');
    await expectKept({ dealFlow: 'filtered', minInvestment: 10_000 });
    const maximum = canvas.getByLabelText('Maximum investment');
    await expect(optionsOf(maximum)).toEqual(['$500,000', '$1,000,000', '$5,000,000', 'No Limit']);
    await expect(maximum).toHaveDisplayValue('$1,000,000');
    await userEvent.selectOptions(maximum, 'No Limit');
    await expectKept({ dealFlow: 'filtered', minInvestment: 10_000, maxInvestment: null });
    await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Founders only');
    await expectKept({
      dealFlow: 'filtered',
      minInvestment: 10_000,
      maxInvestment: null,
      investorPrivacy: 'founders',
    });
  },
};

const changed: Settings = {
  notifications: {
    messages: true,
    mentions: false,
    follows: false,
    startup_updates: true,
    investment_opportunities: false,
    portfolio_changes: true,
    funding_rounds: false,
  },
  emailDigest: 'never',
  privacy: 'connections',
  investorPrivacy: 'founders',
  dealFlow: 'recommended',
  minInvestment: 100_000,
  maxInvestment: null,
  isAnalyticsAllowed: false,
};

export const Changed: Story = {
  ...ofInvestor,
  parameters: on({
    ...ofInvestor.parameters?.app,
    records: { sample: [{ kind: 'settings', id: 'me', value: changed }] },
  }),
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole<HTMLInputElement>('switch');
    await expect(switches.map((control) => control.checked)).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    await expect(canvas.getByLabelText('Maximum investment')).toHaveDisplayValue('No Limit');
  },
};

/** Whether visits can be counted is the build's to say: here it is the tab alone. */
export const WithAnalytics: Story = {
  render: () => (
    <main style={{ maxWidth: 1192, marginInline: 'auto' }}>
      <h1 hidden>Account Management</h1>
      <SettingsTab kind="founder" hasAnalytics />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Usage statistics' }));
    await expectKept({ isAnalyticsAllowed: false });
  },
};

const choosesDaily: Play = async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(await canvas.findByLabelText('Email digest'), 'Daily');
  await waitFor(() =>
    expect(canvas.getByRole('alert')).toHaveTextContent('Your last change could not be saved on this device'),
  );
  await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
};

/** The device has no room for a choice: it stays shown, and is offered to be kept again. */
export const Refused: Story = {
  parameters: on({ device: refuses }),
  play: async (person) => {
    await choosesDaily(person);
    await person.userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    // Not that of before, on its way out.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible());
    await expect(person.canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
    await expect(await kept()).toBeUndefined();
  },
};

/** A choice was refused before; the next one is kept, that one is not. */
export const StillRefused: Story = {
  parameters: on({ device: refusesOnce('settings') }),
  play: async (person) => {
    await choosesDaily(person);
    await person.userEvent.selectOptions(person.canvas.getByLabelText('Profile privacy'), 'Private');
    await expectKept({ privacy: 'private' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible());
  },
};

export const SavedAgain: Story = {
  ...StillRefused,
  play: async (person) => {
    await StillRefused.play?.(person);
    await person.userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await expectKept({ privacy: 'private', emailDigest: 'daily' });
    await saved(person.canvas);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: isReady };
export const PhoneInvestor: Story = {
  ...ofInvestor,
  globals: { viewport: { value: 'phone' } },
  play: isReady,
};
export const Hindi: Story = {
  ...ofInvestor,
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('switch')).toHaveLength(7);
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: isReady };
