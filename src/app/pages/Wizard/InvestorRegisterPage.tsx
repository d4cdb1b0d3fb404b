import { useMessages } from '@messages';
import { useState } from 'react';
import { useIsHydrated } from '@/app/hooks/useIsHydrated';
import { PageHead } from '@/app/pages/PageHead';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { InvestorRegisterScreen } from '@/screens/InvestorRegister/InvestorRegisterScreen';
import { investorWizardOf, ownInvestorWizardOf } from './machines';
import { useWizard } from './useWizard';

/** The form to register as an investor. Doesn't remount when the registration signs the new account in. */
export default function InvestorRegisterPage() {
  const [services] = useState(useServices());
  const { hasAccount } = services;
  const [machine] = useState(() => (hasAccount ? ownInvestorWizardOf : investorWizardOf)(services));
  const wizard = useWizard({ machine, steps: registrationSteps });
  const t = useMessages('wizard').registration;
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      {/* The first render must match the prerendered HTML, which is for guests. */}
      <InvestorRegisterScreen {...wizard} hasAccount={isHydrated && hasAccount} />
    </>
  );
}

export const preloadData = async () => (await currentServices().drafts.registration()).load();
