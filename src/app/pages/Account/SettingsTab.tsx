import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import { SessionCard } from '@/components/settings/SessionCard';
import { SettingsPanel } from '@/components/settings/SettingsPanel';
import { type Addressed, profileHref } from '@/data/schema/shapes/ref';
import { investorNotifications } from '@/data/schema/shapes/settings';
import { useNotSaved } from '../../hooks/useNotSaved';
import { usePageActor } from '../../hooks/usePageActor';
import { useSnapshot } from '../../hooks/useSnapshot';
import { meOf } from '../../services/me';
import { useAppearance } from '../../services/useAppearance';
import { useAuth } from '../../session/useAuth';
import { useServices } from '../../session/useServices';
import { useSession } from '../../session/useSession';
import { useShowToast } from '../../shell/useToasts';
import { settingsOf } from './machines';
import { type SettingsKind, settingsConnector } from './settingsConnector';
import { useIsInvestor } from './useIsInvestor';

const MyDataCard = lazyPart(() => import('./MyDataCard'), 'MyDataCard');

/** Whether the build has analytics, which need a measurement id. */
const canCount = Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);

type SettingsTabProps = {
  kind: SettingsKind;
  /** The user's investor page, if the user has one. */
  investor?: Addressed | null;
  /** Whether the build has analytics. */
  hasAnalytics?: boolean;
};

function Settings({ kind, investor, hasAnalytics = canCount }: SettingsTabProps) {
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => settingsOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const { theme, locale, choose } = useAppearance();
  const session = useSession();
  const me = meOf(session);
  const auth = useAuth();
  useNotSaved(actor, showToast);
  const isInvestor = useIsInvestor();
  const { preferences, notifications, ...props } = settingsConnector(kind, actor, snapshot, hasAnalytics);
  const page =
    kind === 'founder' ? profileHref('user', me) : investor ? profileHref('investor', investor) : undefined;
  return (
    <SettingsPanel
      {...props}
      notifications={{
        ...notifications,
        // Founders who also invest receive the notifications of investors, so they can turn them off here.
        ...(isInvestor && { kinds: investorNotifications }),
      }}
      preferences={{
        ...preferences,
        theme,
        onThemeChange: (chosen) => choose({ theme: chosen }),
        locale,
        onLocaleChange: (chosen) => choose({ locale: chosen }),
        pageHref: page && `${page}?as=everyone`,
      }}
      session={
        session.isSignedIn && (
          <SessionCard
            name={me.name}
            onSignOut={() => auth.send({ type: 'signOut.submit' })}
            isSigningOut={auth.snapshot?.hasTag('busy') ?? false}
          />
        )
      }
    >
      <Suspense>
        <MyDataCard />
      </Suspense>
    </SettingsPanel>
  );
}

/** The Settings tab of Account Management and of Investor Account Management (spec section 3). */
export function SettingsTab(props: SettingsTabProps) {
  return <Settings key={useServices().userKey} {...props} />;
}
