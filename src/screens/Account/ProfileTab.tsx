import { useMessages } from '@messages';
import { TrendingUp } from 'lucide';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { EditActions, EditView } from '@/components/account/editView';
import { FounderProfile } from '@/components/account/FounderProfile';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { Button } from '@/components/controls/Button';
import { lazyPart, usePreload } from '@/components/layout/lazyPart';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { TextLink } from '@/components/typography/TextLink';
import type { OwnProfile, TypedProfile } from '@/data/schema/shapes/founderProfile';
import { href } from '@/data/schema/shapes/href';

const FounderProfileForm = lazyPart(
  () => import('@/components/account/FounderProfileForm'),
  'FounderProfileForm',
);

export type ProfileTabProps = {
  view: EditView<OwnProfile, TypedProfile>;
  actions: EditActions<TypedProfile>;
  /** The email address for signing in; empty until it is known, `null` if the account has none. */
  signInEmail: string | null;
  /** URL of the public page. */
  publicHref: string;
};

/** A founder's profile, viewed or edited (spec section 2, Founder account management). */
export function ProfileTab({ view, actions, signInEmail, publicHref }: ProfileTabProps) {
  const editing = view.status === 'ready' ? view.editing : null;
  const labels = useMessages('account').founder.fields;
  const editButton = useFocusAfterEdit<HTMLButtonElement>(editing !== null);
  usePreload(FounderProfileForm);
  if (view.status === 'failed') return <AccountFailed onRetry={actions.onRetry} />;
  const saved = view.status === 'ready' ? view.saved : null;
  return (
    <>
      {editing && saved ? (
        <FounderProfileForm
          values={editing.values}
          savedName={saved.profile.name}
          isBusy={editing.status === 'saving'}
          hasFailed={editing.status === 'failed'}
          onFieldChange={actions.onFieldChange}
          onSave={actions.onSave}
          onCancel={actions.onCancel}
        />
      ) : saved ? (
        <FounderProfile
          profile={saved.profile}
          signInEmail={signInEmail}
          publicHref={publicHref}
          onEdit={() => actions.onEdit()}
          editRef={editButton}
          aside={<Investor isInvestor={saved.isInvestor} />}
        />
      ) : (
        <AccountSkeleton />
      )}
      <EditDialogs editing={editing} actions={actions} labels={labels} />
    </>
  );
}

/** Links to the investor account, or to its registration. */
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
