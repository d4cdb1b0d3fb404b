import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type SettingsPanelProps, settingsStatuses } from '@/components/settings/SettingsPanel';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import {
  dealFlows,
  emailDigests,
  type FounderPrivacy,
  founderNotifications,
  founderPrivacies,
  type InvestorPrivacy,
  investorNotifications,
  investorPrivacies,
  maximumInvestments,
  minimumInvestments,
  quietAfters,
  type Settings,
} from '@/data/schema/shapes/settings';
import type { settingsMachine } from '@/machines/settings/machine';

/** The kind of account. Investors have more settings than founders. */
export type SettingsKind = 'founder' | 'investor';

type Shown = Omit<SettingsPanelProps, 'preferences' | 'session' | 'children'> & {
  preferences: Omit<
    SettingsPanelProps['preferences'],
    'theme' | 'onThemeChange' | 'locale' | 'onLocaleChange'
  >;
};

/**
 * Returns the props of the settings panel from the machine's state. The caller adds theme and language.
 * @param hasAnalytics whether the build has analytics
 */
export function settingsConnector(
  kind: SettingsKind,
  { send }: Pick<ActorRefFrom<typeof settingsMachine>, 'send'>,
  snapshot: SnapshotFrom<typeof settingsMachine>,
  hasAnalytics: boolean,
): Shown {
  const choose = (change: Partial<Omit<Settings, 'notifications'>>) =>
    send({ type: 'setting.choose', change });
  // The user never sees these defaults, because the panel hides all settings until they have loaded.
  const settings = snapshot.context.settings ?? defaultSettings;
  const isInvestor = kind === 'investor';
  return {
    status: settingsStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    isSaved: snapshot.hasTag('saved'),
    onRetry: () => send({ type: 'settings.retry' }),
    notifications: {
      kinds: isInvestor ? investorNotifications : founderNotifications,
      turnedOn: settings.notifications,
      onNotificationChange: (which, isOn) => send({ type: 'notification.turn', kind: which, isOn }),
    },
    preferences: {
      emailDigest: {
        value: settings.emailDigest,
        options: emailDigests,
        onChange: (emailDigest) => choose({ emailDigest }),
      },
      quietDays: {
        value: settings.quietDays,
        options: quietAfters,
        onChange: (quietDays) => choose({ quietDays }),
      },
      privacy: isInvestor
        ? {
            value: settings.investorPrivacy,
            options: investorPrivacies,
            onChange: (investorPrivacy: InvestorPrivacy) => choose({ investorPrivacy }),
          }
        : {
            value: settings.privacy,
            options: founderPrivacies,
            onChange: (privacy: FounderPrivacy) => choose({ privacy }),
          },
      investing: isInvestor
        ? {
            dealFlow: {
              value: settings.dealFlow,
              options: dealFlows,
              onChange: (dealFlow) => choose({ dealFlow }),
            },
            minimum: {
              value: settings.minInvestment,
              options: minimumInvestments,
              onChange: (minInvestment) => choose({ minInvestment }),
            },
            maximum: {
              value: settings.maxInvestment,
              options: maximumInvestments,
              onChange: (maxInvestment) => choose({ maxInvestment }),
            },
          }
        : undefined,
      analytics: hasAnalytics
        ? {
            isAllowed: settings.isAnalyticsAllowed,
            onAllowedChange: (isAnalyticsAllowed) => choose({ isAnalyticsAllowed }),
          }
        : undefined,
    },
  };
}
