import { rich, useMessages } from '@messages';
import { LogOut } from 'lucide';
import { Button } from '../controls/Button';
import { Inline } from '../layout/Inline';
import { Text } from '../typography/Text';
import { SettingsCard } from './SettingsCard';

export type SessionCardProps = {
  /** Name of the signed-in user. */
  name: string;
  /** Called to sign out in this browser. */
  onSignOut: () => void;
  /** Whether the sign-out is in progress. */
  isSigningOut: boolean;
};

/** Shows who is signed in, with a sign-out button. */
export function SessionCard({ name, onSignOut, isSigningOut }: SessionCardProps) {
  const t = useMessages('settings');
  const app = useMessages('app');
  return (
    <SettingsCard title={t.session} gap={12}>
      <Text tone="muted">
        {rich(t.signedInAs({ name }), {
          b: (text) => (
            <Text as="strong" tone="ink" weight="strong">
              <bdi>{text}</bdi>
            </Text>
          ),
        })}
      </Text>
      <Inline>
        <Button variant="secondary" icon={LogOut} onClick={onSignOut} isDisabled={isSigningOut}>
          {isSigningOut ? app.signingOut : app.signOut}
        </Button>
      </Inline>
    </SettingsCard>
  );
}
