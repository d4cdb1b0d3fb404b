import { useMessages } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import { use } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { profileEditActors, startupsEditActors } from '@/app/actors/accountActors';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { PageHead } from '@/app/pages/PageHead';
import { navigation } from '@/app/router/navigation';
import { meOf } from '@/app/services/me';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { profileHref } from '@/data/schema/ref';
import { editProfileMachine } from '@/machines/edit/editProfileMachine';
import { editStartupsMachine } from '@/machines/edit/editStartupsMachine';
import { AccountScreen } from '@/screens/Account/AccountScreen';
import { ProfileTab } from '@/screens/Account/ProfileTab';
import { StartupsTab } from '@/screens/Account/StartupsTab';
import { searchOf, tabOf } from './accountAddress';
import { useEdit } from './useEdit';

const realProfileMachine = editProfileMachine.provide({ actors: profileEditActors });
const realStartupsMachine = editStartupsMachine.provide({ actors: startupsEditActors });

const loadSettings = lazyModule(() => import('./SettingsTab'));

function Profile() {
  const t = useMessages('account').founder;
  const me = meOf(useSession());
  const {
    actor: _,
    onChange: __,
    ...props
  } = useEdit(realProfileMachine, {
    onSaved: () => toasts.show({ text: t.saved, tone: 'success' }),
  });
  return <ProfileTab {...props} avatar={me.avatar} publicHref={profileHref('user', me.id)} />;
}

function Startups() {
  const t = useMessages('account').startups;
  const { actor, onChange, ...props } = useEdit(realStartupsMachine, {
    onSaved: () => toasts.show({ text: t.saved, tone: 'success' }),
  });
  useNotSaved(actor, toasts.show);
  return <StartupsTab {...props} onActive={(id, isActive) => onChange({ id, isActive })} />;
}

function Settings() {
  const { SettingsTab } = use(loadSettings());
  return <SettingsTab kind="founder" />;
}

function Account() {
  const tab = tabOf(useSearch());
  return (
    <>
      <PageHead title={useMessages('account').founder.title} />
      <AccountScreen
        tab={tab}
        onTab={(next) => void navigation.go(`${window.location.pathname}${searchOf(next)}`)}
        contents={{
          profile: <Profile />,
          settings: <Settings />,
          startups: <Startups />,
        }}
      />
    </>
  );
}

/** The account of whoever is signed in: another person begins anew. */
export default function AccountPage() {
  return <Account key={useSession().uid} />;
}
