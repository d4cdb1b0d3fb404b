import { describe, expect, it, vi } from 'vitest';
import { type SettingsKind, useSettingsProps } from '@/app/pages/Account/settingsProps';
import { defaultSettings } from '@/data/schema/defaultSettings';
import {
  dealFlows,
  founderNotifications,
  founderPrivacies,
  investorNotifications,
  investorPrivacies,
  type Settings,
} from '@/data/schema/settings';
import { drawn } from '../../../support/hook';

const settings: Settings = {
  ...defaultSettings,
  privacy: 'private',
  investorPrivacy: 'founders',
  emailDigest: 'never',
  isAnalyticsAllowed: false,
};

function show(
  kind: SettingsKind,
  { known = settings as Settings | null, tags = ['ready'], hasAnalytics = true } = {},
) {
  const send = vi.fn();
  const snapshot = {
    hasTag: (tag: string) => tags.includes(tag),
    context: { settings: known, refused: {} },
  } as unknown as Parameters<typeof useSettingsProps>[2];
  const props = drawn(() => useSettingsProps(kind, { send }, snapshot, hasAnalytics));
  return { props, sent: () => send.mock.calls.flat() };
}

describe('the settings show', () => {
  it.each([
    [['loading'], 'loading', false],
    [['failed'], 'failed', false],
    [['ready'], 'ready', false],
    [['ready', 'saved'], 'ready', true],
    [[], 'loading', false],
  ])('%j as %s', (tags, status, isSaved) => {
    const { props } = show('founder', { tags });
    expect([props.status, props.isSaved]).toEqual([status, isSaved]);
  });

  it('a founder’s to a founder', () => {
    const { notifications, preferences } = show('founder').props;
    expect([notifications.kinds, notifications.turnedOn]).toEqual([
      founderNotifications,
      settings.notifications,
    ]);
    expect(preferences).toMatchObject({
      emailDigest: { value: 'never' },
      privacy: { value: 'private', options: founderPrivacies },
      investing: undefined,
      analytics: { isAllowed: false },
    });
  });

  it('an investor’s to an investor', () => {
    const { notifications, preferences } = show('investor').props;
    expect(notifications.kinds).toBe(investorNotifications);
    expect(preferences).toMatchObject({
      privacy: { value: 'founders', options: investorPrivacies },
      investing: {
        dealFlow: { value: settings.dealFlow, options: dealFlows },
        minimum: { value: settings.minInvestment },
        maximum: { value: settings.maxInvestment },
      },
    });
  });

  it('what holds by itself before they are read, and nothing of visits where none are counted', () => {
    const { preferences } = show('founder', { known: null, hasAnalytics: false }).props;
    expect([preferences.privacy.value, preferences.analytics]).toEqual([defaultSettings.privacy, undefined]);
  });
});

describe('a choice', () => {
  it('is of what it belongs to', () => {
    const { props, sent } = show('founder');
    props.preferences.emailDigest.onChange('daily');
    props.preferences.privacy.onChange('public' as never);
    props.preferences.analytics?.onAllowedChange(true);
    props.notifications.onNotificationChange('follows', false);
    props.onRetry();
    expect(sent()).toEqual([
      { type: 'setting.choose', change: { emailDigest: 'daily' } },
      { type: 'setting.choose', change: { privacy: 'public' } },
      { type: 'setting.choose', change: { isAnalyticsAllowed: true } },
      { type: 'notification.turn', kind: 'follows', isOn: false },
      { type: 'settings.retry' },
    ]);
  });

  it('of an investor is theirs', () => {
    const { props, sent } = show('investor');
    const { privacy, investing } = props.preferences;
    privacy.onChange('public' as never);
    investing?.dealFlow.onChange('all' as never);
    investing?.minimum.onChange('1' as never);
    investing?.maximum.onChange('2' as never);
    expect(sent()).toEqual([
      { type: 'setting.choose', change: { investorPrivacy: 'public' } },
      { type: 'setting.choose', change: { dealFlow: 'all' } },
      { type: 'setting.choose', change: { minInvestment: '1' } },
      { type: 'setting.choose', change: { maxInvestment: '2' } },
    ]);
  });
});
