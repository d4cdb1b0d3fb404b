import { useMessages } from '@messages';
import { useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { meOf } from '@/app/services/me';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { useShowToast } from '@/app/shell/useToasts';
import { lazyPart } from '@/components/layout/lazyPart';
import { profileHref } from '@/data/schema/ref';
import { AccountScreen } from '@/screens/Account/AccountScreen';
import { ProfileTab } from '@/screens/Account/ProfileTab';
import { StartupsTab } from '@/screens/Account/StartupsTab';
import { searchOf, tabOf } from './accountAddress';
import { editProfileOf, editStartupsOf } from './machines';
import { useEdit } from './useEdit';

const SettingsTab = lazyPart(async () => (await import('./SettingsTab')).SettingsTab);

function Profile() {
  const t = useMessages('account').founder;
  const me = meOf(useSession());
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editProfileOf(services));
  const { view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  return (
    <ProfileTab view={view} actions={actions} avatar={me.avatar} publicHref={profileHref('user', me.id)} />
  );
}

function Startups() {
  const t = useMessages('account').startups;
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editStartupsOf(services));
  const { actor, view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  useNotSaved(actor, showToast);
  return (
    <StartupsTab
      view={view}
      actions={actions}
      onActiveChange={(id, isActive) => actor.send({ type: 'change.make', change: { id, isActive } })}
    />
  );
}

function Account() {
  const tab = tabOf(useSearch());
  const pathname = usePathname();
  const go = useGo();
  return (
    <>
      <PageHead title={useMessages('account').founder.title} />
      <AccountScreen
        tab={tab}
        onTabChange={(next) => void go(`${pathname}${searchOf(next)}`)}
        contents={{
          profile: <Profile />,
          settings: <SettingsTab kind="founder" />,
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
