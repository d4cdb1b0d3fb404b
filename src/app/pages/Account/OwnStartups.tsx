import { useMessages } from '@messages';
import { useState } from 'react';
import { useIsUnmounted } from '@/app/hooks/useIsUnmounted';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { useServices } from '@/app/session/useServices';
import { useShowToast } from '@/app/shell/useToasts';
import type { MyStartup } from '@/data/schema/shapes/ownedStartup';
import { addressOf } from '@/data/schema/shapes/ref';
import { StartupsTab, type StartupsTabProps } from '@/screens/Account/StartupsTab';
import { editedOf, isFormStep, startupsSearch } from './accountAddress';
import { editStartupsOf } from './editMachines';
import { useEdit } from './useEdit';

/** The user's startups, in their tab. */
export function OwnStartups({ requests }: Pick<StartupsTabProps, 'requests'>) {
  const t = useMessages('account').startups;
  const services = useServices();
  const showToast = useShowToast();
  const [machine] = useState(() => editStartupsOf(services));
  const { actor, view, actions } = useEdit(machine, {
    onSaved: () => showToast({ text: t.saved, tone: 'success' }),
  });
  useNotSaved(actor, showToast);
  const isUnmounted = useIsUnmounted();
  useViewInAddress({
    // The slug of the startup in the open form, or ''.
    shown() {
      const { saved, subject } = actor.getSnapshot().context;
      const open = saved?.find(({ id }) => id === subject);
      return saved && (open ? addressOf(open) : '');
    },
    viewOf: editedOf,
    searchOf: startupsSearch,
    isStep: isFormStep,
    onViewChange(slug) {
      // No changes are lost here: the leave guard asks about unsaved changes before the address changes.
      actor.send({ type: 'edit.cancel' });
      const { saved } = actor.getSnapshot().context;
      const subject = saved?.find((startup) => addressOf(startup) === slug)?.id;
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
