import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreferenceSettings } from '@/components/settings/PreferenceSettings';
import {
  dealFlows,
  emailDigests,
  founderPrivacies,
  investorPrivacies,
  maximumInvestments,
  minimumInvestments,
} from '@/data/schema/settings';

const investing = {
  dealFlow: { value: 'recommended' as const, options: dealFlows, onChange: fn() },
  minimum: { value: 25_000 as const, options: minimumInvestments, onChange: fn() },
  maximum: { value: null, options: maximumInvestments, onChange: fn() },
};

const meta = {
  title: 'Components/Settings/PreferenceSettings',
  component: PreferenceSettings,
  args: {
    emailDigest: { value: 'weekly', options: emailDigests, onChange: fn() },
    theme: 'light',
    onThemeChange: fn(),
    locale: 'en',
    onLocaleChange: fn(),
    privacy: { value: 'public', options: founderPrivacies, onChange: fn() },
    pageHref: '/user/asha-verma?as=everyone',
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof PreferenceSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Email digest'), 'Monthly');
    await expect(args.emailDigest.onChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('system');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('es');
    await userEvent.selectOptions(canvas.getByLabelText('Profile privacy'), 'Connections only');
    await expect(args.privacy.onChange).toHaveBeenLastCalledWith('connections');
    await expect(canvas.getByRole('link', { name: 'See your page as others do' })).toHaveAttribute(
      'href',
      '/user/asha-verma?as=everyone',
    );
  },
};

export const Private: Story = {
  args: { privacy: { value: 'private', options: founderPrivacies, onChange: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Profile privacy')).toHaveAccessibleDescription(
      'Nobody else sees your page: not in Discover, not in search, not at its address.',
    );
  },
};

export const OfAnInvestor: Story = {
  args: {
    privacy: { value: 'founders', options: investorPrivacies, onChange: fn() },
    pageHref: undefined,
    investing,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Deal flow'), 'Filtered');
    await expect(investing.dealFlow.onChange).toHaveBeenLastCalledWith('filtered');
    await userEvent.selectOptions(canvas.getByLabelText('Minimum investment'), '$100,000');
    await expect(investing.minimum.onChange).toHaveBeenLastCalledWith(100_000);
    await expect(canvas.getByLabelText('Maximum investment')).toHaveDisplayValue('No Limit');
    await userEvent.selectOptions(canvas.getByLabelText('Maximum investment'), '$500,000');
    await expect(investing.maximum.onChange).toHaveBeenLastCalledWith(500_000);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithAnalytics: Story = {
  args: { analytics: { isAllowed: true, onAllowedChange: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Usage statistics' }));
    await expect(args.analytics?.onAllowedChange).toHaveBeenLastCalledWith(false);
  },
};

export const NarrowHindi: Story = {
  args: { ...OfAnInvestor.args, analytics: { isAllowed: false, onAllowedChange: fn() } },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
