import { reporting, startMachine } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import { settingsConnector } from '@/app/pages/Account/settingsConnector';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { type SettingsCommand, type SettingsReport, settingsMachine } from '@/machines/settings/machine';

/** Starts the settings machine on fake storage that the test controls. */
function start() {
  const { logic, report, commands } = reporting<SettingsCommand, SettingsReport>();
  const { actor } = startMachine(settingsMachine.provide({ actors: { settings: logic } }));
  return {
    written: () => commands.splice(0).flatMap((command) => (command.type === 'write' ? command.change : [])),
    report,
    founder: (hasAnalytics = false) => settingsConnector('founder', actor, actor.getSnapshot(), hasAnalytics),
    investor: () => settingsConnector('investor', actor, actor.getSnapshot(), false),
  };
}

it('settingsConnector returns whether the settings are loading, failed, ready or saved', () => {
  const { founder, report, written } = start();
  const state = () => {
    const { status, isSaved } = founder();
    return { status, isSaved };
  };
  expect(state()).toEqual({ status: 'loading', isSaved: false });
  report({ type: 'settings.unavailable' });
  expect(state()).toEqual({ status: 'failed', isSaved: false });
  founder().onRetry();
  expect(state()).toEqual({ status: 'loading', isSaved: false });
  report({ type: 'settings.changed', settings: defaultSettings });
  expect(state()).toEqual({ status: 'ready', isSaved: false });
  founder().preferences.emailDigest.onChange('daily');
  for (const change of written()) report({ type: 'write.done', change });
  expect(state()).toEqual({ status: 'ready', isSaved: true });
});

it('settingsConnector returns additional settings if the user is an investor', () => {
  const { founder, investor, report } = start();
  const settings = { ...defaultSettings, privacy: 'private', maxInvestment: 0 } as const;
  report({ type: 'settings.changed', settings });
  const shown = ({ notifications, preferences }: ReturnType<typeof founder>) => ({
    kinds: notifications.kinds.length,
    privacy: preferences.privacy.value,
    maximum: preferences.investing?.maximum.value,
    isCounted: preferences.analytics?.isAllowed,
  });
  expect(shown(founder())).toEqual({ kinds: 5, privacy: 'private' });
  expect(shown(founder(true))).toMatchObject({ isCounted: true });
  expect(shown(investor())).toEqual({ kinds: 7, privacy: 'public', maximum: 0, isCounted: undefined });
});

it('settingsConnector writes only the changed setting, and the privacy of an investor as `investorPrivacy`', () => {
  const { founder, investor, report, written } = start();
  report({ type: 'settings.changed', settings: defaultSettings });
  const own = founder(true);
  own.notifications.onNotificationChange('follows', false);
  own.preferences.emailDigest.onChange('never');
  own.preferences.quietDays.onChange(7);
  own.preferences.privacy.onChange('private' as never);
  own.preferences.analytics?.onAllowedChange(false);
  const { privacy, investing } = investor().preferences;
  privacy.onChange('founders' as never);
  investing?.dealFlow.onChange('filtered');
  investing?.minimum.onChange(10_000);
  investing?.maximum.onChange(0);
  expect(written()).toEqual([
    { notifications: { follows: false } },
    { emailDigest: 'never' },
    { quietDays: 7 },
    { privacy: 'private' },
    { isAnalyticsAllowed: false },
    { investorPrivacy: 'founders' },
    { dealFlow: 'filtered' },
    { minInvestment: 10_000 },
    { maxInvestment: 0 },
  ]);
});
