import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PreferenceSettings } from '@/components/settings/PreferenceSettings';
import {
  dealFlows,
  investorPrivacies,
  maximumInvestments,
  minimumInvestments,
} from '@/data/schema/shapes/settings';
import preview from '../../../.storybook/preview';
import { founderPreferences } from '../../support/accountProps';
import { hindiIn, hrefOf } from '../../support/socialStates';

const meta = preview.meta({
  component: PreferenceSettings,
  args: { ...founderPreferences(), pageHref: '/user/asha-verma?as=everyone' },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
});

type Choice = [field: string, choice: string, onChange: unknown, value: unknown];

const chooseEach = async (canvas: StoryContext['canvas'], choices: Choice[]) => {
  for (const [field, choice, onChange, value] of choices) {
    await userEvent.selectOptions(canvas.getByLabelText(field), choice);
    await expect(onChange).toHaveBeenLastCalledWith(value);
  }
};

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await chooseEach(canvas, [
      ['Email digest', 'Monthly', args.emailDigest.onChange, 'monthly'],
      ['Language', 'Español', args.onLocaleChange, 'es'],
      ['Profile privacy', 'Private', args.privacy.onChange, 'private'],
      ['Going quiet', 'After 30 days', args.quietDays.onChange, 30],
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('system');
    await expect(hrefOf(canvas, 'See your profile as others see it')).toBe('/user/asha-verma?as=everyone');
  },
});

const ofInvestor = {
  privacy: { value: 'private' as const, options: investorPrivacies, onChange: fn() },
  pageHref: undefined,
  investing: {
    dealFlow: { value: 'recommended' as const, options: dealFlows, onChange: fn() },
    minimum: { value: 25_000 as const, options: minimumInvestments, onChange: fn() },
    maximum: { value: 0 as const, options: maximumInvestments, onChange: fn() },
  },
  analytics: { isAllowed: true, onAllowedChange: fn() },
};

/** An investor with a private page, in a build with usage statistics. */
export const Investor = meta.story({
  args: ofInvestor,
  play: async ({ canvas, userEvent }) => {
    const { dealFlow, minimum, maximum } = ofInvestor.investing;
    await expect(canvas.getByLabelText('Profile privacy')).toHaveAccessibleDescription(
      'Nobody else can see your profile. It doesn’t appear in Discover or search, and its link doesn’t work for others.',
    );
    await expect(canvas.getByLabelText('Maximum investment (USD)')).toHaveDisplayValue('No Limit');
    await chooseEach(canvas, [
      ['Deal flow', 'Filtered', dealFlow.onChange, 'filtered'],
      ['Minimum investment (USD)', '$100,000', minimum.onChange, 100_000],
      ['Maximum investment (USD)', '$500,000', maximum.onChange, 500_000],
    ]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Usage statistics' }));
    await expect(ofInvestor.analytics.onAllowedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const NarrowHindi = meta.story({ ...hindiIn(288), args: ofInvestor });
