import { useMessages } from '@messages';
import { TrendingUp } from 'lucide';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { FounderProfile } from '@/components/account/FounderProfile';
import { FounderProfileForm } from '@/components/account/FounderProfileForm';
import { LeaveDialog, type LeaveDialogProps } from '@/components/account/LeaveDialog';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { Button } from '@/components/controls/Button';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { TextLink } from '@/components/typography/TextLink';
import type { OwnProfile, TypedProfile } from '@/data/schema/founderProfile';
import { href } from '@/data/schema/href';

export type ProfileTabProps = LeaveDialogProps & {
  /** As it is kept; `null` until it is read. */
  saved: OwnProfile | null;
  hasLoadFailed: boolean;
  onRetry: () => void;
  /** As it is typed; `null` while it is viewed. */
  editing: { values: TypedProfile } | null;
  isBusy: boolean;
  hasFailed: boolean;
  onEdit: () => void;
  onFieldChange: <Name extends keyof TypedProfile>(name: Name, value: TypedProfile[Name]) => void;
  onSave: () => void;
  onCancel: () => void;
  /** The person's face; empty for the default one. */
  avatar: string;
  /** The page that others see. */
  publicHref: string;
};

/** A founder's profile, viewed or edited (spec section 2, Founder account management). */
export function ProfileTab(props: ProfileTabProps) {
  const { saved, editing } = props;
  const editButton = useFocusAfterEdit<HTMLButtonElement>(editing !== null);
  if (props.hasLoadFailed) return <AccountFailed onRetry={props.onRetry} />;
  if (!saved) return <AccountSkeleton />;
  return (
    <>
      {editing ? (
        <FounderProfileForm
          values={editing.values}
          savedName={saved.profile.name}
          isBusy={props.isBusy}
          hasFailed={props.hasFailed}
          onFieldChange={props.onFieldChange}
          onSave={props.onSave}
          onCancel={props.onCancel}
        />
      ) : (
        <FounderProfile
          profile={saved.profile}
          avatar={props.avatar}
          publicHref={props.publicHref}
          onEdit={props.onEdit}
          editRef={editButton}
          aside={<Investor isInvestor={saved.isInvestor} />}
        />
      )}
      <LeaveDialog isAsking={props.isAsking} onStay={props.onStay} onDiscard={props.onDiscard} />
    </>
  );
}

/** The way to the investor's side of the account. */
function Investor({ isInvestor }: Pick<OwnProfile, 'isInvestor'>) {
  const t = useMessages('account').founder;
  return (
    <Section title={t.investor} size="small">
      <Text size="small" tone="muted">
        {isInvestor ? t.investorText : t.investorNone}
      </Text>
      {isInvestor ? (
        <Button href={href('investorAccount')} variant="secondary" size="small" icon={TrendingUp}>
          {t.investorManage}
        </Button>
      ) : (
        <TextLink href={href('investorRegister')}>{t.investorRegister}</TextLink>
      )}
    </Section>
  );
}
