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
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Settings/PreferenceSettings',
  component: PreferenceSettings,
  args: {
    emailDigest: { value: 'weekly' as const, options: emailDigests, onChange: fn() },
    theme: 'light' as const,
    onThemeChange: fn(),
    locale: 'en' as const,
    onLocaleChange: fn(),
    privacy: { value: 'public' as const, options: founderPrivacies, onChange: fn() },
    pageHref: '/user/asha-verma?as=everyone',
  },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const choose = (field: string, choice: string) =>
      userEvent.selectOptions(canvas.getByLabelText(field), choice);
    await choose('Email digest', 'Monthly');
    await expect(args.emailDigest.onChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('system');
    await choose('Language', 'Español');
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('es');
    await choose('Profile privacy', 'Connections only');
    await expect(args.privacy.onChange).toHaveBeenLastCalledWith('connections');
    const link = canvas.getByRole('link', { name: 'See your page as others do' });
    await expect(link).toHaveAttribute('href', '/user/asha-verma?as=everyone');
  },
});

const ofInvestor = {
  privacy: { value: 'private' as const, options: investorPrivacies, onChange: fn() },
  pageHref: undefined,
  investing: {
    dealFlow: { value: 'recommended' as const, options: dealFlows, onChange: fn() },
    minimum: { value: 25_000 as const, options: minimumInvestments, onChange: fn() },
    maximum: { value: null, options: maximumInvestments, onChange: fn() },
  },
  analytics: { isAllowed: true, onAllowedChange: fn() },
};

/** With a private page, where usage statistics are configured. */
export const Investor = meta.story({
  args: ofInvestor,
  play: async ({ canvas, userEvent }) => {
    const { dealFlow, minimum, maximum } = ofInvestor.investing;
    await expect(canvas.getByLabelText('Profile privacy')).toHaveAccessibleDescription(
      'Nobody else sees your page: not in Discover, not in search, not at its address.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Deal flow'), 'Filtered');
    await expect(dealFlow.onChange).toHaveBeenLastCalledWith('filtered');
    await userEvent.selectOptions(canvas.getByLabelText('Minimum investment'), '$100,000');
    await expect(minimum.onChange).toHaveBeenLastCalledWith(100_000);
    await expect(canvas.getByLabelText('Maximum investment')).toHaveDisplayValue('No Limit');
    await userEvent.selectOptions(canvas.getByLabelText('Maximum investment'), '$500,000');
    await expect(maximum.onChange).toHaveBeenLastCalledWith(500_000);
    await userEvent.click(canvas.getByRole('switch', { name: 'Usage statistics' }));
    await expect(ofInvestor.analytics.onAllowedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const NarrowHindi = meta.story({
  args: ofInvestor,
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
});
