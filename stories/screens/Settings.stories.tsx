import type { MachineParameter } from '@kit/app/stage';
import { expect, waitFor } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import InvestorAccountPage from '@/app/pages/Account/InvestorAccountPage';
import { SettingsTab } from '@/app/pages/Account/SettingsTab';
import { href } from '@/data/schema/shapes/href';
import type { StoredSettings } from '@/data/schema/shapes/settings';
import preview from '../../.storybook/preview';
import { never, onceRefused } from '../support/answers';
import { refuses, refusesOnce } from '../support/refusals';
import {
  alertSays,
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  notSaved,
  offered,
  on,
  showing,
  storedOf,
  wide,
} from '../support/screen';

const search = { tab: 'settings' };
/** The event that changes a setting. */
type Choice = { type: 'setting.choose'; change: StoredSettings };
// The other machines of the page. `myData` belongs to the card “Your data”, which loads after the settings.
const requests: MachineParameter = { id: 'requests', state: 'loaded' };
const myData: MachineParameter = { id: 'myData', state: 'idle' };
/** The state of the settings at the end of a story, after they have loaded. */
const rests = (state: string, ...events: Choice[]) => ({
  machine: [{ id: 'settings', state, events }, requests, myData],
});
/** The machine of an investor's account page, which has a Settings tab, too. */
const investorPage: MachineParameter = { id: 'editInvestor', state: 'loaded.viewing' };
const ofInvestor = {
  render: () => <InvestorAccountPage />,
  parameters: {
    ...on({ path: href('investorAccount', { search }) }),
    machine: [{ id: 'settings', state: 'ready.resting' }, requests, myData, investorPage],
  },
};

/** The Settings tab of a founder's account page. A story can render an investor's page instead. */
const meta = preview.meta({
  title: 'Screens/Settings',
  component: AccountPage,
  parameters: {
    ...wide,
    ...on({ path: href('account', { search }) }),
    ...rests('ready.resting'),
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('switch');
    await expect(first).toBeVisible();
  },
});
const expectKept = (value: StoredSettings) =>
  waitFor(async () => expect(await storedOf('sample', 'settings')).toMatchObject([{ value }]));
const saved = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Saved'));

/** Skeletons of all switches and fields. */
export const Loading = meta.story({
  parameters: {
    ...on({ services: () => ({ settings: never }) }),
    machine: [{ id: 'settings', state: 'loading' }, requests],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading settings'));
  },
});

/** The settings couldn’t be read: an error replaces them, with a button to try again. */
export const Failed = meta.story({
  parameters: {
    ...on({ services: ({ settings }) => ({ settings: onceRefused(settings) }) }),
    machine: [{ id: 'settings', state: 'failed' }, requests],
  },
  play: showing('We couldn’t load your settings'),
});

/** The settings of a founder. Asha also invests, so the settings include notifications for investors. */
export const Founder = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(7));
  },
});

Founder.test('a changed switch is stored immediately', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Follows' }));
  await saved(canvas);
  await expectKept({ notifications: { follows: false } });
  await leadsTo(canvas, 'See your profile as others see it', '/user/asha-verma?as=everyone');
});

/** A user who doesn’t invest has five kinds of notifications. */
export const FounderOnly = meta.story({
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(5));
  },
});

/** The settings of an investor also include the minimum and maximum investment. */
export const Investor = meta.story({
  ...ofInvestor,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Minimum investment (USD)')).toHaveDisplayValue('$50,000');
    await expect(canvas.getByLabelText('Maximum investment (USD)')).toHaveDisplayValue('$1,000,000');
  },
});

/** A build with analytics has a switch that turns them off. This story renders only the tab. */
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

const daily: Choice = { type: 'setting.choose', change: { emailDigest: 'daily' } };

/** A choice has just been saved. For two seconds, a message announces it to screen readers only. */
export const Saved = meta.story({
  parameters: {
    machine: [{ id: 'settings', state: 'ready.saved', events: [daily], isFrozen: true }, requests, myData],
  },
  play: async ({ canvas }) => {
    await saved(canvas);
  },
});

/** Storage is full: the choice stays on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  ...ending(rests)(on({ device: refuses }), 'ready.refused', daily),
  play: async ({ canvas }) => {
    await alertSays(notSaved);
    await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
  },
});

Refused.test(
  'Save again stores a change that couldn’t be saved, and a later change is stored immediately',
  { parameters: on({ device: refusesOnce('settings') }) },
  async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Private');
    await expectKept({ privacy: 'private' });
    await userEvent.click(await offered('Save again'));
    await expectKept({ privacy: 'private', emailDigest: 'daily' });
    await saved(canvas);
  },
);

/** An investor’s settings on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ ...ofInvestor, globals: hindiPhone });
