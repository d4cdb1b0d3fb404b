import { useMessages } from '@messages';
import { Plus, Rocket } from 'lucide';
import { useId } from 'react';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { EditActions, Editing, EditView } from '@/components/account/editView';
import { OwnedStartup } from '@/components/account/OwnedStartup';
import { RequestList } from '@/components/account/RequestList';
import type { RequestActions, RequestsView } from '@/components/account/requestView';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { useStartupLabels } from '@/components/account/useStartupLabels';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Inline } from '@/components/layout/Inline';
import { lazyPart, usePreload } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import { Heading } from '@/components/typography/Heading';
import { href } from '@/data/schema/shapes/href';
import type { MyStartup, TypedStartup } from '@/data/schema/shapes/ownedStartup';
import { profileHref } from '@/data/schema/shapes/ref';

const OwnedStartupForm = lazyPart(() => import('@/components/account/OwnedStartupForm'), 'OwnedStartupForm');

export type StartupsTabProps = {
  /** `editing.subject` is the id of the startup that is being edited. */
  view: EditView<readonly MyStartup[], TypedStartup>;
  actions: EditActions<TypedStartup>;
  onActiveChange: (id: string, isActive: boolean) => void;
  /** Called to delete a startup. */
  onRemove: (startup: MyStartup) => void;
  /** The requests of investors and other users for the metrics of the startups. */
  requests: { view: RequestsView; actions: RequestActions };
  /** The current time, in ms since the epoch. */
  now: number;
};

/** The user's own startups, of which one can be edited at a time (spec section 2, My Startups). */
export function StartupsTab({ view, actions, onActiveChange, onRemove, requests, now }: StartupsTabProps) {
  const t = useMessages('account').startups;
  const labels = useStartupLabels();
  const headingId = useId();
  if (view.status === 'failed') return <AccountFailed onRetry={actions.onRetry} />;
  if (view.status === 'loading') return <AccountSkeleton />;
  const { saved, editing } = view;
  return (
    <Stack gap={20}>
      <Inline gap={12} justify="between" canWrap>
        <Heading level={2} id={headingId} isFocusable>
          {t.title}
        </Heading>
        <Button href={href('listStartup')} icon={Plus}>
          {t.add}
        </Button>
      </Inline>
      {saved.length === 0 ? (
        <EmptyState
          icon={Rocket}
          title={t.emptyTitle}
          text={t.emptyText}
          headingLevel={3}
          action={
            <Button href={href('listStartup')} variant="secondary">
              {t.listFirst}
            </Button>
          }
        />
      ) : (
        <Stack as="ul" gap={20}>
          {saved.map((startup) => (
            <li key={startup.id}>
              <Startup
                startup={startup}
                editing={editing?.subject === startup.id ? editing : null}
                actions={actions}
                onActiveChange={onActiveChange}
                requests={requests}
                now={now}
                onRemove={(removed) => {
                  onRemove(removed);
                  // The Delete button unmounts with its startup, so the heading takes the focus.
                  document.getElementById(headingId)?.focus();
                }}
              />
            </li>
          ))}
        </Stack>
      )}
      <EditDialogs editing={editing} actions={actions} labels={labels} />
    </Stack>
  );
}

type StartupProps = Pick<StartupsTabProps, 'actions' | 'onActiveChange' | 'onRemove' | 'requests' | 'now'> & {
  startup: MyStartup;
  /** The state of the startup's form; `null` while the startup isn't being edited. */
  editing: Editing<TypedStartup> | null;
};

function Startup({ startup, editing, actions, onActiveChange, onRemove, requests, now }: StartupProps) {
  const editButton = useFocusAfterEdit<HTMLButtonElement>(editing !== null);
  usePreload(OwnedStartupForm);
  if (editing) {
    return (
      <OwnedStartupForm
        values={editing.values}
        errors={editing.errors}
        savedName={startup.name}
        isBusy={editing.status === 'saving'}
        hasFailed={editing.status === 'failed'}
        onFieldChange={actions.onFieldChange}
        onSave={actions.onSave}
        onCancel={actions.onCancel}
      />
    );
  }
  return (
    <OwnedStartup
      startup={startup}
      href={profileHref('startup', startup)}
      onEdit={() => actions.onEdit(startup.id)}
      onRemove={() => onRemove(startup)}
      onActiveChange={(isActive) => onActiveChange(startup.id, isActive)}
      editRef={editButton}
    >
      <RequestList startupId={startup.id} {...requests} now={now} />
    </OwnedStartup>
  );
}
