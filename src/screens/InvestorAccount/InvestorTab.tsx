import { useMessages } from '@messages';
import { Rocket, TrendingUp } from 'lucide';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { InvestorProfile } from '@/components/account/InvestorProfile';
import { InvestorProfileForm, type InvestorProfileFormProps } from '@/components/account/InvestorProfileForm';
import { LeaveDialog, type LeaveDialogProps } from '@/components/account/LeaveDialog';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/href';
import type { OwnInvestor, TypedInvestorProfile } from '@/data/schema/investorProfile';
import { profileHref } from '@/data/schema/ref';

export type InvestorTabProps = LeaveDialogProps & {
  /** As it is kept; `null` until it is read. */
  saved: { investor: OwnInvestor } | null;
  hasLoadFailed: boolean;
  onRetry: () => void;
  /** As it is typed; `null` while it is viewed. */
  editing: { values: TypedInvestorProfile } | null;
  onEdit: () => void;
  /** The person's face; empty for the default one. */
  avatar: string;
} & Pick<InvestorProfileFormProps, 'isBusy' | 'hasFailed' | 'onFieldChange' | 'onSave' | 'onCancel'>;

/** An investor's profile, viewed or edited (spec section 2, Investor account management). */
export function InvestorTab(props: InvestorTabProps) {
  const { saved, editing } = props;
  const t = useMessages('investorAccount');
  const { founder } = useMessages('account');
  const editButton = useFocusAfterEdit<HTMLButtonElement>(editing !== null);
  if (props.hasLoadFailed) return <AccountFailed onRetry={props.onRetry} />;
  if (!saved) return <AccountSkeleton />;
  const { investor } = saved;
  if (!investor) {
    return (
      <EmptyState
        icon={TrendingUp}
        title={t.emptyTitle}
        text={t.emptyText}
        action={<Button href={href('investorRegister')}>{t.register}</Button>}
      />
    );
  }
  return (
    <>
      {editing ? (
        <InvestorProfileForm
          values={editing.values}
          savedName={investor.account.fullName}
          isBusy={props.isBusy}
          hasFailed={props.hasFailed}
          onFieldChange={props.onFieldChange}
          onSave={props.onSave}
          onCancel={props.onCancel}
        />
      ) : (
        <InvestorProfile
          account={investor.account}
          avatar={props.avatar}
          publicHref={profileHref('investor', investor.id)}
          onEdit={props.onEdit}
          editRef={editButton}
          aside={
            <Section title={t.toFounder} size="small">
              <Text size="small" tone="muted">
                {t.toFounderText}
              </Text>
              <Button href={href('account')} variant="secondary" size="small" icon={Rocket}>
                {founder.title}
              </Button>
            </Section>
          }
        />
      )}
      <LeaveDialog isAsking={props.isAsking} onStay={props.onStay} onDiscard={props.onDiscard} />
    </>
  );
}
