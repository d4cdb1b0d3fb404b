import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { typedInvestorProfile } from '@/data/schema/investorProfile';
import { InvestorAccountHarness, investorAccountArgs } from '../fixtures/InvestorAccountHarness';
import { fullInvestor, sparseInvestor, wordyInvestor } from '../fixtures/investorAccount';

const meta = {
  title: 'Screens/InvestorAccount',
  component: InvestorAccountHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: investorAccountArgs(),
} satisfies Meta<typeof InvestorAccountHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const changed = { ...typedInvestorProfile(fullInvestor), location: 'Nashik' };
const form = (canvas: Canvas) => within(canvas.getByRole('form', { name: 'Edit investor profile' }));

export const Loading: Story = { args: { state: 'loading' } };

export const LoadFailed: Story = {
  args: { state: 'loadFailed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** The two tabs, and every field with its tile (spec section 2). */
export const Viewing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Investor Account Management');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Profile', 'Settings']);
    const tiles = within(canvas.getByRole('region', { name: 'Financial Information' }));
    await expect(tiles.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '₹2,500,000',
      '₹1,500,000',
      '₹21,000,000',
      '3',
      '5',
    ]);
    const preferences = within(canvas.getByRole('region', { name: 'Investment Preferences' }));
    await expect(preferences.getByText('Healthcare, AI, SaaS')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      'href',
      '/investors/noor-haddad',
    );
  },
};

export const Sparse: Story = {
  args: investorAccountArgs({ id: 'noor-haddad', account: sparseInvestor }),
};

/** Whoever never registered. */
export const NotRegistered: Story = {
  args: investorAccountArgs(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register as an investor' })).toHaveAttribute(
      'href',
      '/Investor-register',
    );
  },
};

/** Edit opens a copy, Save Changes commits it. */
export const Editing: Story = {
  args: { state: 'unchanged' },
  play: async ({ canvas, userEvent, args }) => {
    const fields = form(canvas);
    const location = fields.getByRole('textbox', { name: 'Location' });
    await userEvent.clear(location);
    await userEvent.type(location, 'Nashik');
    await userEvent.click(fields.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Nashik')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ subject: '', values: changed });
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  },
};

export const EditCancelled: Story = {
  args: { state: 'changed', values: changed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(form(canvas).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Mumbai, India')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What can't be read as a number isn't saved without it: the field says why. */
export const Unreadable: Story = {
  args: { state: 'unchanged' },
  play: async ({ canvas, userEvent, args }) => {
    const fields = form(canvas);
    const amount = fields.getByRole('textbox', { name: /Average investment/ });
    await userEvent.clear(amount);
    await userEvent.click(amount);
    await userEvent.paste('some of it');
    await userEvent.click(fields.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('some of it');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { state: 'saving', values: changed } };

export const Failed: Story = {
  args: { state: 'failed', values: changed },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(form(canvas).getByRole('textbox', { name: 'Location' })).toHaveValue('Nashik');
    await userEvent.click(form(canvas).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const FailedAgain: Story = {
  args: { state: 'failed', values: changed, onSave: fn(async (_input) => Promise.reject(new Error('Full'))) },
};

export const Leaving: Story = { args: { state: 'confirming', values: changed } };

export const Settings: Story = { args: { tab: 'settings' } };

export const Stress: Story = {
  args: investorAccountArgs({ id: 'noor-haddad', account: wordyInvestor }),
};
export const StressEditing: Story = {
  args: {
    ...investorAccountArgs({ id: 'noor-haddad', account: wordyInvestor }),
    state: 'unchanged',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Hindi: Story = { globals: { locale: 'hi' } };
