import { useMessages } from '@messages';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/controls/Button';
import { ChipGroup } from '@/components/controls/ChipGroup';
import { NumberField } from '@/components/controls/NumberField';
import { PasswordField } from '@/components/controls/PasswordField';
import { RadioGroup } from '@/components/controls/RadioGroup';
import { TextArea } from '@/components/controls/TextArea';
import { TextField } from '@/components/controls/TextField';
import { Grid } from '@/components/layout/Grid';
import { lazyPart } from '@/components/layout/lazyPart';
import { Text } from '@/components/typography/Text';
import { useFields } from '@/components/wizard/useFields';
import { WizardFrame } from '@/components/wizard/WizardFrame';
import { formOf, frameProps, type WizardScreenProps } from '@/components/wizard/wizardView';
import { handledElsewhere } from '@/data/log/report';
import {
  accreditedAnswers,
  investmentCounts,
  investmentTimelines,
  investorSectors,
  investorStages,
  investorTypes,
} from '@/data/schema/shapes/choices';
import type { Registration, RegistrationStep } from '@/data/schema/shapes/investorRegistration';

/** Loaded on the last step, because the earlier steps don't need it. */
const RegistrationDone = lazyPart(() => import('./RegistrationDone'), 'RegistrationDone');

export type InvestorRegisterScreenProps = WizardScreenProps<RegistrationStep, Registration> & {
  /** Whether the user is signed in. If so, the form doesn't ask for a password. */
  hasAccount: boolean;
};

const contents: Record<RegistrationStep, (props: InvestorRegisterScreenProps) => ReactNode> = {
  accountInformation: AccountInformation,
  investmentExperience: InvestmentExperience,
  investmentDetails: InvestmentDetails,
  portfolioInformation: PortfolioInformation,
  aboutYou: AboutYou,
  contactInformation: ContactInformation,
  investmentCriteria: InvestmentCriteria,
};

/** Registration as an investor in seven steps, and its confirmation (spec section 2). */
export function InvestorRegisterScreen(props: InvestorRegisterScreenProps) {
  const t = useMessages('wizard');
  const { status } = props.view;
  if (status === 'done' || status === 'existing') return <RegistrationDone isNew={status === 'done'} />;
  const Fields = contents[props.view.step];
  return (
    <WizardFrame
      {...frameProps(props, t.registration)}
      backLabel={t.common.previous}
      nextLabel={t.common.next}
      submitLabel={t.common.submit}
    >
      <Fields {...props} />
    </WizardFrame>
  );
}

function useRegistration(props: InvestorRegisterScreenProps) {
  const { registration: t } = useMessages('wizard');
  return { ...useFields(formOf(props), t.fields), t };
}

function AccountInformation(props: InvestorRegisterScreenProps) {
  const { field, t } = useRegistration(props);
  const { tryAgain } = useMessages('common');
  const { view, actions, hasAccount } = props;
  // A restored draft has no password, so a hint asks for it again. The hint remains while the user types.
  const [isAgain, setAgain] = useState(false);
  const isMissing = view.status !== 'restoring' && view.isRestored && view.values.password === '';
  if (isMissing && !isAgain) setAgain(true);
  return (
    <>
      {view.status === 'failed' && (
        <div>
          <Button variant="secondary" size="small" onClick={actions.onRetry}>
            {tryAgain}
          </Button>
        </div>
      )}
      <TextField {...field('fullName')} isRequired autoComplete="name" />
      <Grid columns={2} gap={20}>
        <TextField {...field('phone')} isRequired type="tel" autoComplete="tel" inputMode="tel" />
        <TextField {...field('email')} isRequired type="email" autoComplete="email" inputMode="email" />
        {!hasAccount && (
          <>
            <PasswordField
              {...field('password')}
              isRequired
              hint={isAgain ? t.hints.passwordAgain : t.hints.password}
              autoComplete="new-password"
              showLabel={t.showPassword}
            />
            <PasswordField
              {...field('confirmPassword')}
              isRequired
              autoComplete="new-password"
              showLabel={t.showPassword}
            />
          </>
        )}
      </Grid>
      {hasAccount && (
        <Text size="small" tone="muted">
          {t.ownPassword}
        </Text>
      )}
    </>
  );
}

function InvestmentExperience(props: InvestorRegisterScreenProps) {
  const { number, choice, choices, t, optionsOf } = useRegistration(props);
  return (
    <>
      <RadioGroup {...choice('assets')} isRequired options={optionsOf(investmentCounts)} />
      <ChipGroup
        {...choices('preference')}
        isRequired
        hint={t.hints.preference}
        options={optionsOf(investorSectors)}
      />
      <RadioGroup {...choice('investorType')} isRequired options={optionsOf(investorTypes)} />
      <Grid columns={2} gap={20}>
        <NumberField {...number('experience')} isRequired kind="decimal" />
      </Grid>
    </>
  );
}

function InvestmentDetails(props: InvestorRegisterScreenProps) {
  const { number, choice, choices, t, optionsOf } = useRegistration(props);
  return (
    <>
      <ChipGroup
        {...choices('investmentType')}
        isRequired
        hint={t.hints.investmentType}
        options={optionsOf(investorStages)}
      />
      <Grid columns={2} gap={20}>
        <NumberField {...number('investmentAmount')} isRequired prefix="₹" />
      </Grid>
      <RadioGroup {...choice('timeline')} isRequired options={optionsOf(investmentTimelines)} />
      <RadioGroup {...choice('accredited')} isRequired options={optionsOf(accreditedAnswers)} />
    </>
  );
}

function PortfolioInformation(props: InvestorRegisterScreenProps) {
  const { number } = useRegistration(props);
  return (
    <Grid columns={2} gap={20}>
      <NumberField {...number('avgInvestment')} prefix="₹" />
      <NumberField {...number('portfolioValue')} prefix="₹" />
      <NumberField {...number('yearlyInvestments')} />
      <NumberField {...number('activeInvestment')} />
    </Grid>
  );
}

/** About and, in a later step, Location are marked as required, but may be empty (spec section 4). */
function AboutYou(props: InvestorRegisterScreenProps) {
  const { field, t } = useRegistration(props);
  return (
    <>
      <TextArea {...field('about')} isRequired rows={4} hint={t.hints.about} />
      <TextArea {...field('valueAdd')} rows={4} hint={t.hints.valueAdd} />
    </>
  );
}

function ContactInformation(props: InvestorRegisterScreenProps) {
  const { field, address } = useRegistration(props);
  return (
    <>
      <TextField {...field('location')} isRequired autoComplete="address-level2" />
      <Grid columns={2} gap={20}>
        <TextField {...address('website')} autoComplete="url" />
        <TextField {...address('linkedinProfile')} autoComplete="off" />
      </Grid>
    </>
  );
}

function InvestmentCriteria(props: InvestorRegisterScreenProps) {
  const { field, t } = useRegistration(props);
  useEffect(() => {
    RegistrationDone.fetch().catch(handledElsewhere);
  }, []);
  return <TextArea {...field('requirements')} rows={5} hint={t.hints.requirements} />;
}
