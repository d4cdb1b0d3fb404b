import { useMessages } from '@messages';
import { Rocket, TrendingUp } from 'lucide';
import { AccountFailed } from '@/components/account/AccountFailed';
import { AccountSkeleton } from '@/components/account/AccountSkeleton';
import { EditDialogs } from '@/components/account/EditDialogs';
import type { EditActions, EditView } from '@/components/account/editView';
import { InvestorProfile } from '@/components/account/InvestorProfile';
import { useFocusAfterEdit } from '@/components/account/useFocusAfterEdit';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart, usePreload } from '@/components/layout/lazyPart';
import { Section } from '@/components/profile/Section';
import { Text } from '@/components/typography/Text';
import { href } from '@/data/schema/shapes/href';
import type { OwnInvestor, TypedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import { profileHref } from '@/data/schema/shapes/ref';

const InvestorProfileForm = lazyPart(
  () => import('@/components/account/InvestorProfileForm'),
  'InvestorProfileForm',
);

export type InvestorTabProps = {
  view: EditView<{ investor: OwnInvestor }, TypedInvestorProfile>;
  actions: EditActions<TypedInvestorProfile>;
  /** URL of the user's photo; if it is empty, initials are shown. */
  avatar: string;
};

/** An investor's profile, viewed or edited (spec section 2, Investor account management). */
export function InvestorTab({ view, actions, avatar }: InvestorTabProps) {
  const editing = view.status === 'ready' ? view.editing : null;
  const t = useMessages('investorAccount');
  const { founder } = useMessages('account');
  const { registration } = useMessages('wizard');
  const labels = { ...registration.fields, ...t.fields };
  const editButton = useFocusAfterEdit<HTMLButtonElement>(editing !== null);
  usePreload(InvestorProfileForm);
  if (view.status === 'failed') return <AccountFailed onRetry={actions.onRetry} />;
  const investor = view.status === 'ready' ? view.saved.investor : null;
  return (
    <>
      {editing && investor ? (
        <InvestorProfileForm
          values={editing.values}
          errors={editing.errors}
          savedName={investor.account.fullName}
          isBusy={editing.status === 'saving'}
          hasFailed={editing.status === 'failed'}
          onFieldChange={actions.onFieldChange}
          onSave={actions.onSave}
          onCancel={actions.onCancel}
        />
      ) : view.status === 'loading' ? (
        <AccountSkeleton />
      ) : investor ? (
        <InvestorProfile
          account={investor.account}
          avatar={avatar}
          publicHref={profileHref('investor', investor)}
          onEdit={() => actions.onEdit()}
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
      ) : (
        <EmptyState
          icon={TrendingUp}
          title={t.emptyTitle}
          text={t.emptyText}
          action={<Button href={href('investorRegister')}>{t.register}</Button>}
        />
      )}
      <EditDialogs editing={editing} actions={actions} labels={labels} />
    </>
  );
}
