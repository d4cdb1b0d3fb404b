import { lazyModule } from '@messages/lazyModule';
import { useActorRef } from '@xstate/react';
import { Suspense, use } from 'react';
import { SessionCard } from '@/components/settings/SessionCard';
import { SettingsPanel } from '@/components/settings/SettingsPanel';
import { profileHref } from '@/data/schema/ref';
import { settingsMachine } from '@/machines/settings/machine';
import { settingsActors } from '../../actors/settingsActors';
import { useNotSaved } from '../../hooks/useNotSaved';
import { useSnapshot } from '../../hooks/useSnapshot';
import { appearance } from '../../services/appearance';
import { meOf } from '../../services/me';
import { useAppearance } from '../../services/useAppearance';
import { useAuth } from '../../session/useAuth';
import { useSession } from '../../session/useSession';
import { toasts } from '../../shell/toasts';
import { type SettingsKind, useSettingsProps } from './settingsProps';

const realSettingsMachine = settingsMachine.provide({ actors: settingsActors });

const loadMyData = lazyModule(() => import('./MyDataCard'));

/** A build without the variable counts nothing. */
const hasAnalytics = Boolean(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID);

type SettingsTabProps = {
  kind: SettingsKind;
  /** The investor's own page, where there is one. */
  investorId?: string;
};

function MyData() {
  const { MyDataCard } = use(loadMyData());
  return <MyDataCard />;
}

function Settings({ kind, investorId }: SettingsTabProps) {
  const actor = useActorRef(realSettingsMachine);
  const snapshot = useSnapshot(actor);
  const { theme, locale } = useAppearance();
  const session = useSession();
  const me = meOf(session);
  const auth = useAuth();
  useNotSaved(actor, toasts.show);
  const { preferences, ...props } = useSettingsProps(kind, actor, snapshot, hasAnalytics);
  const page =
    kind === 'founder' ? profileHref('user', me.id) : investorId && profileHref('investor', investorId);
  return (
    <SettingsPanel
      {...props}
      preferences={{
        ...preferences,
        theme,
        onTheme: (chosen) => appearance.choose({ theme: chosen }),
        locale,
        onLocale: (chosen) => appearance.choose({ locale: chosen }),
        pageHref: page && `${page}?as=everyone`,
      }}
      session={
        session.isSignedIn && (
          <SessionCard
            name={me.name}
            onSignOut={() => auth.send({ type: 'signOut' })}
            isSigningOut={auth.snapshot?.hasTag('busy') ?? false}
          />
        )
      }
    >
      <Suspense>
        <MyData />
      </Suspense>
    </SettingsPanel>
  );
}

/** The Settings tab of both account managements (spec section 3), of whoever is signed in. */
export function SettingsTab(props: SettingsTabProps) {
  return <Settings key={useSession().uid} {...props} />;
}
