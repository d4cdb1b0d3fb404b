import { type AppParameters, app } from '@kit/app/app';
import type { MachineParameter } from '@kit/app/stage';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import { SettingsTab } from '@/app/pages/Account/SettingsTab';
import { href } from '@/data/schema/href';
import type { Settings, StoredSettings } from '@/data/schema/settings';
import preview from '../../.storybook/preview';
import { never, noRoom, onceRefused } from '../support/answers';
import { saveAgain } from '../support/profilePage';
import { refuses, refusesOnce } from '../support/refusals';

const search = { tab: 'settings' };

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** What was chosen before the story begins. */
type Choice = { type: 'setting.choose'; change: StoredSettings };
// What stands beside the settings: requests for a founder's startups, and once they are there, the card of one's own data.
const requests: MachineParameter = { id: 'requests', state: 'loaded' };
const myData: MachineParameter = { id: 'myData', state: 'idle' };
/** Where the settings rest, once they are there. */
const rests = (state: string, ...events: Choice[]) => ({
  machine: [{ id: 'settings', state, events }, requests, myData],
});
/** The same tab on an investor's page. */
const investorPage: MachineParameter = { id: 'editInvestor', state: 'loaded.viewing' };
const ofInvestor = {
  render: () => <InvestorAccountPage />,
  parameters: {
    ...on({ path: href('investorAccount', { search }) }),
    machine: [{ id: 'settings', state: 'ready.resting' }, myData, investorPage],
  },
};

/** The tab of either account management: a founder's here, an investor's where it says so. */
const meta = preview.meta({
  title: 'Screens/Settings',
  component: AccountPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('account', { search }) } satisfies AppParameters,
    ...rests('ready.resting'),
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('switch');
    await expect(first).toBeVisible();
  },
});

type Canvas = StoryContext['canvas'];

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
/** What the device keeps of the settings: what was chosen. */
const kept = async () => (await app.device.readAll('sample')).find(({ kind }) => kind === 'settings')?.value;
const expectKept = (settings: StoredSettings) => waitFor(async () => expect(await kept()).toEqual(settings));
const saved = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Saved'));

/** Grey shapes of as many switches and fields as there will be. */
export const Loading = meta.story({
  parameters: {
    ...on({ services: () => ({ settings: never }) }),
    machine: [{ id: 'settings', state: 'loading' }, requests],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading settings'));
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

/** An investor has more of them. */
export const LoadingInvestor = Loading.extend({
  ...ofInvestor,
  parameters: {
    ...on({ path: href('investorAccount', { search }) }),
    machine: [{ id: 'settings', state: 'loading' }, investorPage],
  },
});

/** The device could not open them: said in their place, with a way to try again. */
export const Failed = meta.story({
  parameters: {
    ...on({ services: ({ settings }) => ({ settings: onceRefused(settings) }) }),
    machine: [{ id: 'settings', state: 'failed' }, requests],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your settings')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

Failed.test('Try again opens them', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('switch', { name: 'Messages' })).toBeChecked();
});

Failed.test(
  'fails again',
  { parameters: on({ services: () => ({ settings: noRoom }) }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('We couldn’t load your settings')).toBeVisible();
  },
);

/** A founder’s. Asha invests too: she can be told of what investors are told of. */
export const Founder = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(7));
    await expect(canvas.getByRole('switch', { name: 'Messages' })).toBeChecked();
    await expect(canvas.getByLabelText('Email digest')).toHaveAccessibleDescription(
      /needs the hosted service/,
    );
    await expect(canvas.queryByLabelText('Deal flow')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

Founder.test('each choice is kept at once', async ({ canvas, userEvent }) => {
  const follows = canvas.getByRole('switch', { name: 'Follows' });
  await userEvent.click(follows);
  await expect(follows).not.toBeChecked();
  await saved(canvas);
  const notifications = { follows: false };
  await expectKept({ notifications });
  await userEvent.selectOptions(canvas.getByLabelText('Email digest'), 'Never');
  await expectKept({ notifications, emailDigest: 'never' });
  const privacy = canvas.getByLabelText('Profile privacy');
  await expect(optionsOf(privacy)).toEqual(['Public', 'Private', 'Connections only']);
  await userEvent.selectOptions(privacy, 'Private');
  await expectKept({ notifications, emailDigest: 'never', privacy: 'private' });
  await expect(privacy).toHaveAccessibleDescription(/Nobody else sees your page/);
  await expect(canvas.getByRole('link', { name: 'See your page as others do' })).toHaveAttribute(
    'href',
    '/user/asha-verma?as=everyone',
  );
});

Founder.test('a theme is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await expect(app.appearance.get().theme).toBe('dark');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
});

Founder.test('a language is chosen', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Language'), 'हिन्दी');
  await expect(app.appearance.get().locale).toBe('hi');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'hi'));
});

// The app would show its login card then.
Founder.test('Sign out leaves nobody signed in', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(app.session.get().isSignedIn).toBe(false));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull());
});

/** Somebody who doesn’t invest is told of five kinds of things, and no more. */
export const FounderOnly = meta.story({
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(5));
  },
});

/** An investor’s: also which deals they see, and for how much. */
export const Investor = meta.story({
  ...ofInvestor,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(7));
    const minimum = canvas.getByLabelText('Minimum investment');
    await expect(optionsOf(minimum)).toEqual(['$10,000', '$25,000', '$50,000', '$100,000']);
    await expect(minimum).toHaveDisplayValue('$50,000');
    const maximum = canvas.getByLabelText('Maximum investment');
    await expect(optionsOf(maximum)).toEqual(['$500,000', '$1,000,000', '$5,000,000', 'No Limit']);
    await expect(maximum).toHaveDisplayValue('$1,000,000');
  },
});

Investor.test('each choice is kept at once', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Deal flow'), 'Filtered');
  await expectKept({ dealFlow: 'filtered' });
  await userEvent.selectOptions(canvas.getByLabelText('Minimum investment'), '$10,000');
  await expectKept({ dealFlow: 'filtered', minInvestment: 10_000 });
  await userEvent.selectOptions(canvas.getByLabelText('Maximum investment'), 'No Limit');
  await expectKept({ dealFlow: 'filtered', minInvestment: 10_000, maxInvestment: null });
  await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Founders only');
  await expectKept({
    dealFlow: 'filtered',
    minInvestment: 10_000,
    maxInvestment: null,
    investorPrivacy: 'founders',
  });
});

const everythingChanged: Settings = {
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

/** An investor who chose otherwise in everything. */
export const Changed = meta.story({
  ...ofInvestor,
  parameters: {
    ...ofInvestor.parameters,
    ...on({
      ...ofInvestor.parameters.app,
      records: { sample: [{ kind: 'settings', id: 'me', value: everythingChanged }] },
    }),
  },
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
});

/** Where visits can be counted, which is the build’s to say: a switch against it. Here it is the tab alone. */
export const WithAnalytics = meta.story({
  parameters: { machine: [{ id: 'settings', state: 'ready.resting' }, myData] },
  render: () => (
    <main style={{ maxWidth: 1192, marginInline: 'auto' }}>
      <h1 hidden>Account Management</h1>
      <SettingsTab kind="founder" hasAnalytics />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Usage statistics' })).toBeChecked();
  },
});

WithAnalytics.test('Usage statistics are switched off', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Usage statistics' }));
  await expectKept({ isAnalyticsAllowed: false });
});

/** On the way out: Sign out waits for the provider. */
export const SigningOut = meta.story({
  parameters: {
    ...on({ who: 'nora', provider: { signOut: never } }),
    machine: [
      ...rests('ready.resting').machine,
      { id: 'auth', state: 'signedIn.signingOut', events: [{ type: 'signOut.submit' }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Signing out…' })).toBeDisabled();
  },
});

const daily: Choice = { type: 'setting.choose', change: { emailDigest: 'daily' } };

/** A choice is kept: only a screen reader says so, for two seconds; the choice itself is what one sees. */
export const Saved = meta.story({
  parameters: {
    machine: [{ id: 'settings', state: 'ready.saved', events: [daily], isStill: true }, requests, myData],
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('switch');
    await saved(canvas);
    await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
  },
});

/** The device has no room for a choice: it stays shown, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: { ...on({ device: refuses }), ...rests('ready.refused', daily) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Your last change could not be saved on this device',
      ),
    );
    await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
    await expect(await kept()).toBeUndefined();
  },
});

Refused.test('is refused once more', async ({ canvas, userEvent }) => {
  await userEvent.click(await saveAgain());
  // Not that of before, on its way out.
  await saveAgain();
  await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
  await expect(await kept()).toBeUndefined();
});

Refused.test(
  'the next choice is kept, that one is not until it is saved again',
  { parameters: on({ device: refusesOnce('settings') }) },
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Private');
    await expectKept({ privacy: 'private' });
    await saveAgain();
    await userEvent.click(await saveAgain());
    await expectKept({ privacy: 'private', emailDigest: 'daily' });
    await saved(canvas);
  },
);

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

const phone = { viewport: { value: 'phone' } };

/** On a phone: one card below the other. */
export const Phone = meta.story({ globals: phone });

/** An investor’s on a phone. */
export const PhoneInvestor = meta.story({ ...ofInvestor, globals: phone });

/** An investor’s in Hindi. */
export const Hindi = meta.story({
  ...ofInvestor,
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(7));
  },
});
