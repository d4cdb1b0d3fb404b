import { type Locale, localeNames, locales, useMessages } from '@messages';
import type { FounderPrivacy, InvestorPrivacy, Settings } from '@/data/schema/shapes/settings';
import { type Theme, themes } from '@/data/schema/shapes/themes';
import { SegmentedControl } from '../controls/SegmentedControl';
import { Select } from '../controls/Select';
import { Switch } from '../controls/Switch';
import { Stack } from '../layout/Stack';
import { useProfileFormats } from '../profile/profileFormats';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import { SettingsCard } from './SettingsCard';

/** A setting and its options, in display order. */
type Choice<Value> = {
  value: Value;
  options: readonly Value[];
  /** Called with the chosen option. */
  onChange(value: Value): void;
};

export type PreferenceSettingsProps = {
  /** How often the user receives a summary by email. */
  emailDigest: Choice<Settings['emailDigest']>;
  /** After how many days without an answer a card of the pipeline goes quiet. */
  quietDays: Choice<Settings['quietDays']>;
  /** The current theme. */
  theme: Theme;
  /** Called when the user chooses a theme, which applies immediately. */
  onThemeChange: (theme: Theme) => void;
  /** The current language. */
  locale: Locale;
  /** Called when the user chooses a language, which applies once its messages have loaded. */
  onLocaleChange: (locale: Locale) => void;
  /** Who sees the user's page. */
  privacy: Choice<FounderPrivacy | InvestorPrivacy>;
  /** URL of the user's public page. Omitted if the user has none. */
  pageHref?: string;
  /** Settings that only investors have. */
  investing?: {
    dealFlow: Choice<Settings['dealFlow']>;
    /** In whole dollars. */
    minimum: Choice<Settings['minInvestment']>;
    /** In whole dollars; 0 for no limit. */
    maximum: Choice<Settings['maxInvestment']>;
  };
  /** The user's consent to analytics. Omitted in builds without analytics. */
  analytics?: { isAllowed: boolean; onAllowedChange: (isAllowed: boolean) => void };
};

/** Theme, language, privacy and other preferences (spec section 9, Settings defaults). */
export function PreferenceSettings({
  emailDigest,
  quietDays,
  theme,
  onThemeChange,
  locale,
  onLocaleChange,
  privacy,
  pageHref,
  investing,
  analytics,
}: PreferenceSettingsProps) {
  const t = useMessages('settings');
  const common = useMessages('common');
  const themeNames = { light: common.themeLight, dark: common.themeDark, system: common.themeSystem };
  return (
    <SettingsCard title={t.preferences}>
      <Select
        label={t.emailDigest}
        hint={t.emailDigestHint}
        value={emailDigest.value}
        options={emailDigest.options.map((value) => ({ value, label: t.emailDigests[value] }))}
        onChange={emailDigest.onChange}
      />
      <SegmentedControl
        label={common.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={onThemeChange}
      />
      <Select
        label={common.language}
        value={locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={onLocaleChange}
      />
      <Stack gap={4}>
        <Select
          label={t.privacy}
          hint={t.privacyHints[privacy.value]}
          value={privacy.value}
          options={privacy.options.map((value) => ({ value, label: t.privacies[value] }))}
          onChange={privacy.onChange}
        />
        {pageHref && (
          <Text size="small">
            <TextLink href={pageHref}>{t.seePage}</TextLink>
          </Text>
        )}
      </Stack>
      <NumberSelect
        label={t.quiet}
        hint={t.quietHint}
        {...quietDays}
        labelOf={(count) => t.quietAfter({ count })}
      />
      {investing && <Investing {...investing} />}
      {analytics && (
        <Switch
          label={t.analytics}
          hint={t.analyticsHint}
          isChecked={analytics.isAllowed}
          onChange={analytics.onAllowedChange}
        />
      )}
    </SettingsCard>
  );
}

function Investing({ dealFlow, minimum, maximum }: NonNullable<PreferenceSettingsProps['investing']>) {
  const t = useMessages('settings');
  const { dollars } = useProfileFormats();
  const labelOf = (amount: number) => (amount === 0 ? t.noLimit : dollars(amount));
  return (
    <>
      <Select
        label={t.dealFlow}
        hint={`${t.dealFlowHints[dealFlow.value]} ${t.dealFlowMail}`}
        value={dealFlow.value}
        options={dealFlow.options.map((value) => ({ value, label: t.dealFlows[value] }))}
        onChange={dealFlow.onChange}
      />
      <NumberSelect label={t.minInvestment} {...minimum} labelOf={labelOf} />
      <NumberSelect label={t.maxInvestment} hint={t.investmentHint} {...maximum} labelOf={labelOf} />
    </>
  );
}

type NumberSelectProps<Value> = Choice<Value> & {
  label: string;
  hint?: string;
  /** Returns the label of an option. */
  labelOf: (value: Value) => string;
};

/** A select for numbers. `Select` needs strings, so the value of an option is its index. */
function NumberSelect<Value extends number>({
  value,
  options,
  onChange,
  labelOf,
  ...texts
}: NumberSelectProps<Value>) {
  return (
    <Select
      {...texts}
      value={`${options.indexOf(value)}`}
      options={options.map((option, at) => ({ value: `${at}`, label: labelOf(option) }))}
      onChange={(at) => {
        const chosen = options[Number(at)];
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
