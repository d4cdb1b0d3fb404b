import { useMessages } from '@messages';
import type { NotificationKind } from '@/data/schema/shapes/settings';
import { Switch } from '../controls/Switch';
import * as styles from './NotificationSettings.css';
import { SettingsCard } from './SettingsCard';

export type NotificationSettingsProps = {
  /** The kinds of notifications, in display order. */
  kinds: readonly NotificationKind[];
  /** Whether each kind is on. */
  turnedOn: Readonly<Record<NotificationKind, boolean>>;
  /** Called when the user turns a kind on or off, which applies immediately. */
  onNotificationChange: (kind: NotificationKind, isOn: boolean) => void;
};

/** The user's choice of notifications (spec section 3, Settings). */
export function NotificationSettings({ kinds, turnedOn, onNotificationChange }: NotificationSettingsProps) {
  const t = useMessages('settings');
  const isInvestor = kinds.includes('funding_rounds');
  return (
    <SettingsCard title={t.notifications} gap={8}>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className={styles.row}>
            <Switch
              {...t.kinds[kind]}
              {...(kind === 'investment_opportunities' && !isInvestor && { hint: t.founderOpportunities })}
              isChecked={turnedOn[kind]}
              onChange={(isOn) => onNotificationChange(kind, isOn)}
            />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
