import { useMessages } from '@messages';
import { CloudOff } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings';
import { PreferenceSettings, type PreferenceSettingsProps } from './PreferenceSettings';
import { SettingsLayout } from './SettingsLayout';
import { SettingsSkeleton } from './SettingsSkeleton';

export const settingsStatuses = ['loading', 'ready', 'failed'] as const;

export type SettingsPanelProps = {
  /** loading: skeletons. failed: the settings couldn't be read. */
  status: 'loading' | 'ready' | 'failed';
  /** Whether a changed setting was just stored, which screen readers announce. */
  isSaved: boolean;
  /** Called to read the settings again. */
  onRetry: () => void;
  /** Props of the first card. */
  notifications: NotificationSettingsProps;
  /** Props of the second card. */
  preferences: PreferenceSettingsProps;
  /** A card below the preferences, once the settings are ready. */
  session?: ReactNode;
  /** More cards below the notifications, once the settings are ready. */
  children?: ReactNode;
};

/** All settings, in every state. */
export function SettingsPanel({
  status,
  isSaved,
  onRetry,
  notifications,
  preferences,
  session,
  children,
}: SettingsPanelProps) {
  const t = useMessages('settings');
  const common = useMessages('common');
  const announcement = { loading: t.loading, ready: isSaved ? t.saved : '', failed: '' }[status];
  return (
    <>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {status === 'loading' && (
        <SettingsSkeleton switches={notifications.kinds.length} fields={preferences.investing ? 7 : 4} />
      )}
      {status === 'failed' && (
        <Card padding={16}>
          <EmptyState
            icon={CloudOff}
            title={t.failedTitle}
            text={t.failedText}
            action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
          />
        </Card>
      )}
      {status === 'ready' && (
        <SettingsLayout
          notifications={<NotificationSettings {...notifications} />}
          preferences={
            <Stack gap={20}>
              <PreferenceSettings {...preferences} />
              {session}
            </Stack>
          }
        >
          {children}
        </SettingsLayout>
      )}
    </>
  );
}
