import { useMemo } from 'react';
import { type SettingsPanelProps, settingsStatuses } from '@/components/settings/SettingsPanel';
import { defaultSettings } from '@/data/schema/defaultSettings';
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
  type NotificationKind,
  type Settings,
} from '@/data/schema/settings';

// The settings machine seen from its panel, which doesn't know machines: only what is shown and what can be asked for.

/** Whose settings: those of a founder, or of an investor, who has more of them. */
export type SettingsKind = 'founder' | 'investor';

type SettingsSnapshot = {
  hasTag: (tag: SettingsPanelProps['status'] | 'saved') => boolean;
  context: { settings: Settings | null };
};
type Choices = Partial<Omit<Settings, 'notifications'>>;
type SettingsEvent =
  | { type: 'setting.choose'; change: Choices }
  | { type: 'notification.turn'; kind: NotificationKind; isOn: boolean }
  | { type: 'settings.retry' };
type SettingsActor = { send: (event: SettingsEvent) => void };

type Shown = Omit<SettingsPanelProps, 'preferences' | 'session' | 'children'> & {
  preferences: Omit<
    SettingsPanelProps['preferences'],
    'theme' | 'onThemeChange' | 'locale' | 'onLocaleChange'
  >;
};

/**
 * What the panel shows of the machine and does to it; theme and language are the caller's.
 * @param hasAnalytics whether visits can be counted here
 */
export function useSettingsProps(
  kind: SettingsKind,
  actor: SettingsActor,
  snapshot: SettingsSnapshot,
  hasAnalytics: boolean,
): Shown {
  const events = useMemo(
    () => ({
      choose: (change: Choices) => actor.send({ type: 'setting.choose', change }),
      onNotificationChange: (which: NotificationKind, isOn: boolean) =>
        actor.send({ type: 'notification.turn', kind: which, isOn }),
      onRetry: () => actor.send({ type: 'settings.retry' }),
    }),
    [actor],
  );
  const { choose } = events;
  // Nothing of it is in sight before it has been read.
  const settings = snapshot.context.settings ?? defaultSettings;
  const isInvestor = kind === 'investor';
  return {
    status: settingsStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
    isSaved: snapshot.hasTag('saved'),
    onRetry: events.onRetry,
    notifications: {
      kinds: isInvestor ? investorNotifications : founderNotifications,
      turnedOn: settings.notifications,
      onNotificationChange: events.onNotificationChange,
    },
    preferences: {
      emailDigest: {
        value: settings.emailDigest,
        options: emailDigests,
        onChange: (emailDigest) => choose({ emailDigest }),
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
