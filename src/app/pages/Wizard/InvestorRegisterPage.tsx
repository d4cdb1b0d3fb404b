import { useMessages } from '@messages';
import { useState } from 'react';
import { useIsAlive } from '@/app/hooks/useIsAlive';
import { PageHead } from '@/app/pages/PageHead';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { registrationSteps } from '@/data/schema/investorRegistration';
import { InvestorRegisterScreen } from '@/screens/InvestorRegister/InvestorRegisterScreen';
import { investorWizardOf, ownInvestorWizardOf } from './machines';
import { useWizard } from './useWizard';

/** It goes on through the change of person that it brings about itself. */
export default function InvestorRegisterPage() {
  const [services] = useState(useServices());
  const { hasAccount } = services;
  const [machine] = useState(() => (hasAccount ? ownInvestorWizardOf : investorWizardOf)(services));
  const wizard = useWizard({ machine, steps: registrationSteps });
  const t = useMessages('wizard').registration;
  const isAlive = useIsAlive();
  return (
    <>
      <PageHead title={t.title} description={t.headText} />
      {/* Its HTML is a guest's. */}
      <InvestorRegisterScreen {...wizard} hasAccount={isAlive && hasAccount} />
    </>
  );
}

export const warm = async () => (await currentServices().drafts.registration()).load();
