import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Settings } from '@/data/schema/settings';
import { SettingsHarness, settingsArgs } from '../fixtures/SettingsHarness';

const meta = {
  title: 'Screens/Settings',
  component: SettingsHarness,
  args: settingsArgs,
  // The tab of either account management.
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 1192, marginInline: 'auto' }}>
        <h1 hidden>Account Management</h1>
        {Story()}
      </main>
    ),
  ],
} satisfies Meta<typeof SettingsHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading settings');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const LoadingInvestor: Story = { args: { state: 'loading', kind: 'investor' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('switch', { name: 'Messages' })).toBeChecked();
  },
};

export const Founder: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const names = canvas.getAllByRole('switch').map((control) => control.getAttribute('id'));
    await expect(names).toHaveLength(5);
    const follows = canvas.getByRole('switch', { name: 'Follows' });
    await userEvent.click(follows);
    await expect(follows).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      notifications: { ...defaultSettings.notifications, follows: false },
    });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
    await userEvent.selectOptions(canvas.getByLabelText('Email digest'), 'Never');
    await expect(args.onChange).toHaveBeenLastCalledWith({ emailDigest: 'never' });
    await expect(canvas.getByLabelText('Email digest')).toHaveAccessibleDescription(
      /needs the hosted service/,
    );
    const privacy = canvas.getByLabelText('Profile privacy');
    await expect(
      within(privacy)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Public', 'Private', 'Connections only']);
    await userEvent.selectOptions(privacy, 'Private');
    await expect(args.onChange).toHaveBeenLastCalledWith({ privacy: 'private' });
    await expect(privacy).toHaveAccessibleDescription(/You are not in Discover/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'हिन्दी');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('hi');
    await expect(canvas.queryByLabelText('Deal flow')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Investor: Story = {
  args: { kind: 'investor' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(7);
    await userEvent.selectOptions(canvas.getByLabelText('Deal flow'), 'Filtered');
    await expect(args.onChange).toHaveBeenLastCalledWith({ dealFlow: 'filtered' });
    const minimum = canvas.getByLabelText('Minimum investment');
    await expect(
      within(minimum)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['$10,000', '$25,000', '$50,000', '$100,000']);
    await expect(minimum).toHaveDisplayValue('$50,000');
    await userEvent.selectOptions(minimum, '$10,000');
    await expect(args.onChange).toHaveBeenLastCalledWith({ minInvestment: 10_000 });
    const maximum = canvas.getByLabelText('Maximum investment');
    await expect(
      within(maximum)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['$500,000', '$1,000,000', '$5,000,000', 'No Limit']);
    await expect(maximum).toHaveDisplayValue('$1,000,000');
    await userEvent.selectOptions(maximum, 'No Limit');
    await expect(args.onChange).toHaveBeenLastCalledWith({ maxInvestment: null });
    const privacy = canvas.getByLabelText('Profile privacy');
    await userEvent.selectOptions(privacy, 'Founders only');
    await expect(args.onChange).toHaveBeenLastCalledWith({ investorPrivacy: 'founders' });
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
  args: { kind: 'investor', settings: changed },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('switch').map((control) => (control as HTMLInputElement).checked),
    ).toEqual([true, false, false, true, false, true, false]);
    await expect(canvas.getByLabelText('Maximum investment')).toHaveDisplayValue('No Limit');
  },
};

export const WithAnalytics: Story = {
  args: { hasAnalytics: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Usage statistics' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isAnalyticsAllowed: false });
  },
};

const noRoom = fn((_: Partial<Settings>) => Promise.reject(new Error('No room')));

/** The device has no room for a choice: it stays shown, and is offered to be kept again. */
export const Refused: Story = {
  args: { onChange: noRoom },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Email digest'), 'Daily');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your last change is not saved on this device'),
    );
    await expect(canvas.getByLabelText('Email digest')).toHaveDisplayValue('Daily');
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    const change = { emailDigest: 'daily' };
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([[change], [change]]));
  },
};

/** A choice was refused before; the next one is kept, that one is not. */
export const StillRefused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Private');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save again' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ emailDigest: 'weekly' });
    await waitFor(() => expect(canvas.getByText('Saved')).toBeInTheDocument());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneInvestor: Story = { args: { kind: 'investor' }, globals: { viewport: { value: 'phone' } } };
export const Hindi: Story = { args: { kind: 'investor' }, globals: { locale: 'hi' } };
export const Dark: Story = { globals: { theme: 'dark' } };
