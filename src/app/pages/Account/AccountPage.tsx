import { useMessages } from '@messages';
import { useEffect, useState } from 'react';
import { useIsUnmounted } from '@/app/hooks/useIsUnmounted';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, usePathname, useSearch } from '@/app/router/address';
import { meOf } from '@/app/services/me';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { useShowToast } from '@/app/shell/useToasts';
import { SentRequests } from '@/components/account/SentRequests';
import { lazyPart } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import type { MyStartup } from '@/data/schema/shapes/ownedStartup';
import { addressOf, profileHref } from '@/data/schema/shapes/ref';
import { AccountScreen } from '@/screens/Account/AccountScreen';
import { ProfileTab } from '@/screens/Account/ProfileTab';
import { StartupsTab, type StartupsTabProps } from '@/screens/Account/StartupsTab';
import { searchOf, tabOf } from './accountAddress';
import { editProfileOf, editStartupsOf } from './machines';
import { useEdit } from './useEdit';
import { useEditInAddress } from './useEditInAddress';
import { useRequests } from './useRequests';

const SettingsTab = lazyPart(() => import('./SettingsTab'), 'SettingsTab');

function Profile() {
  const t = useMessages('account').founder;
  const me = meOf(useSession());
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editProfileOf(services));
  const { view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  const [signInEmail, setSignInEmail] = useState(services.hasAccount ? '' : null);
  useEffect(() => {
    let isUnmounted = !services.hasAccount;
    const show = (email: string | null) => {
      if (!isUnmounted) setSignInEmail(email || null);
    };
    void services.loadEmail().then(show, () => show(null));
    return () => {
      isUnmounted = true;
    };
  }, [services]);
  return (
    <ProfileTab
      view={view}
      actions={actions}
      signInEmail={signInEmail}
      publicHref={profileHref('user', me)}
    />
  );
}

function Startups({ requests }: Pick<StartupsTabProps, 'requests'>) {
  const t = useMessages('account').startups;
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editStartupsOf(services));
  const { actor, view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  useNotSaved(actor, showToast);
  const isUnmounted = useIsUnmounted();
  const startups = view.status === 'ready' ? view.saved : null;
  const edited = view.status === 'ready' ? view.editing?.subject : undefined;
  const open = startups?.find(({ id }) => id === edited);
  useEditInAddress({
    subject: startups && (open ? addressOf(open) : ''),
    onSubjectChange(slug) {
      // No changes are lost here: the leave guard asks about unsaved changes before the address changes.
      actor.send({ type: 'edit.cancel' });
      const subject = startups?.find((startup) => addressOf(startup) === slug)?.id;
      if (subject) actor.send({ type: 'edit.start', subject });
    },
  });
  function remove({ id, name }: MyStartup) {
    actor.send({ type: 'change.make', change: { id, isRemoved: true } });
    showToast({
      text: t.removed({ name }),
      action: { label: t.removeUndo, onClick: () => void putBack(id, name) },
    });
  }
  /** Restores a removed startup, even after the page is unmounted. */
  async function putBack(id: string, name: string) {
    if (!isUnmounted()) return actor.send({ type: 'change.make', change: { id, isRemoved: false } });
    try {
      await (await services.account()).setRemoved(id, false);
    } catch {
      showToast({ text: t.undoFailed({ name }), tone: 'danger' });
    }
  }
  return (
    <StartupsTab
      view={view}
      actions={actions}
      onActiveChange={(id, isActive) => actor.send({ type: 'change.make', change: { id, isActive } })}
      onRemove={remove}
      requests={requests}
      now={useNow(services.now)}
    />
  );
}

function Account() {
  const tab = tabOf(useSearch());
  const pathname = usePathname();
  const go = useGo();
  const t = useMessages('account').founder;
  const { waiting, ...requests } = useRequests();
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      <AccountScreen
        tab={tab}
        waiting={waiting}
        onTabChange={(next) => void go(`${pathname}${searchOf(next)}`)}
        contents={{
          profile: (
            <Stack gap={20}>
              <Profile />
              <SentRequests view={requests.view} onRetry={requests.actions.onRetry} />
            </Stack>
          ),
          settings: <SettingsTab kind="founder" />,
          startups: <Startups requests={requests} />,
        }}
      />
    </>
  );
}

/** The account of the current user. Remounts when another account signs in. */
export default function AccountPage() {
  return <Account key={useServices().userKey} />;
}

export const preloadData = async () => currentServices().account();
