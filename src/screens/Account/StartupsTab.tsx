import { useMessages } from '@messages';
import { Plus, Rocket } from 'lucide';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { LeaveDialog, type LeaveDialogProps } from '@/components/account/LeaveDialog';
import { OwnedStartup } from '@/components/account/OwnedStartup';
import { OwnedStartupForm, type OwnedStartupFormProps } from '@/components/account/OwnedStartupForm';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Heading } from '@/components/typography/Heading';
import { href } from '@/data/schema/href';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { profileHref } from '@/data/schema/ref';

export type StartupsTabProps = LeaveDialogProps & {
  /** As they are kept; `null` until they are read. */
  saved: readonly MyStartup[] | null;
  hasLoadFailed: boolean;
  onRetry: () => void;
  /** The one that is edited, by its id, as it is typed; `null` while all are viewed. */
  editing: { subject: string; values: TypedStartup } | null;
  onEdit: (id: string) => void;
  onActiveChange: (id: string, isActive: boolean) => void;
} & Pick<OwnedStartupFormProps, 'isBusy' | 'hasFailed' | 'onFieldChange' | 'onSave' | 'onCancel'>;

/** A person's own startups, one of them edited at a time (spec section 2, My Startups). */
export function StartupsTab(props: StartupsTabProps) {
  const { saved } = props;
  const t = useMessages('account').startups;
  if (props.hasLoadFailed) return <AccountFailed onRetry={props.onRetry} />;
  if (!saved) return <AccountSkeleton />;
  return (
    <Stack gap={20}>
      <Inline gap={12} justify="between" canWrap>
        <Heading level={2}>{t.title}</Heading>
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
              <Startup {...props} startup={startup} />
            </li>
          ))}
        </Stack>
      )}
      <LeaveDialog isAsking={props.isAsking} onStay={props.onStay} onDiscard={props.onDiscard} />
    </Stack>
  );
}

function Startup({ startup, editing, ...props }: StartupsTabProps & { startup: MyStartup }) {
  const isEdited = editing?.subject === startup.id;
  const editButton = useFocusAfterEdit<HTMLButtonElement>(isEdited);
  if (isEdited) {
    return (
      <OwnedStartupForm
        values={editing.values}
        savedName={startup.name}
        isBusy={props.isBusy}
        hasFailed={props.hasFailed}
        onFieldChange={props.onFieldChange}
        onSave={props.onSave}
        onCancel={props.onCancel}
      />
    );
  }
  return (
    <OwnedStartup
      startup={startup}
      href={profileHref('startup', startup.id)}
      onEdit={() => props.onEdit(startup.id)}
      onActiveChange={(isActive) => props.onActiveChange(startup.id, isActive)}
      editRef={editButton}
    />
  );
}
