import { useMessages } from '@messages';
import type { NotificationKind } from '@/data/schema/settings';
import { Switch } from '../controls/Switch';
import * as styles from './NotificationSettings.css';
import { SettingsCard } from './SettingsCard';

export type NotificationSettingsProps = {
  /** What the person can be told of, in its order. */
  kinds: readonly NotificationKind[];
  /** Of what they are. */
  turnedOn: Readonly<Record<NotificationKind, boolean>>;
  /** A switch was turned; it is kept at once. */
  onNotificationChange: (kind: NotificationKind, isOn: boolean) => void;
};

/** What the person is told of (spec section 3, Settings). */
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
