import { useMessages } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import { use } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { profileEditActors, startupsEditActors } from '@/app/actors/accountActors';
import { meOf } from '@/app/me';
import { navigation } from '@/app/navigation';
import { PageHead } from '@/app/PageHead';
import { toasts } from '@/app/toasts';
import { useEdit } from '@/app/useEdit';
import { useRefusedChanges } from '@/app/useRefusedChanges';
import { useSession } from '@/app/useSession';
import { profileHref } from '@/data/schema/ref';
import { editProfileMachine } from '@/machines/editProfileMachine';
import { editStartupsMachine } from '@/machines/editStartupsMachine';
import { AccountScreen } from './AccountScreen';
import { searchOf, tabOf } from './accountAddress';
import { ProfileTab } from './ProfileTab';
import { StartupsTab } from './StartupsTab';

const realProfileMachine = editProfileMachine.provide({ actors: profileEditActors });
const realStartupsMachine = editStartupsMachine.provide({ actors: startupsEditActors });

const loadSettings = lazyModule(() => import('@/app/SettingsTab'));

function Profile() {
  const t = useMessages('account').founder;
  const me = meOf(useSession());
  const {
    actor: _,
    refused: __,
    onChange: ___,
    ...props
  } = useEdit(realProfileMachine, {
    onSaved: () => toasts.show({ text: t.saved, tone: 'success' }),
  });
  return <ProfileTab {...props} avatar={me.avatar} publicHref={profileHref('user', me.id)} />;
}

function Startups() {
  const t = useMessages('account').startups;
  const { actor, refused, onChange, ...props } = useEdit(realStartupsMachine, {
    onSaved: () => toasts.show({ text: t.saved, tone: 'success' }),
  });
  useRefusedChanges(actor, refused, toasts.show);
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
export default function AccountRoute() {
  return <Account key={useSession().uid} />;
}
