import { useMessages } from '@messages';
import { investorWizardActors } from '@/app/actors/wizardActors';
import { PageHead } from '@/app/pages/PageHead';
import { registrationSteps } from '@/data/schema/investorRegistration';
import { investorWizardMachine } from '@/machines/wizard/investorWizardMachine';
import { InvestorRegisterScreen } from '@/screens/InvestorRegister/InvestorRegisterScreen';
import { useWizard } from './useWizard';

const machine = investorWizardMachine.provide({ actors: investorWizardActors });

/** It goes on through the change of person that it brings about itself. */
export default function InvestorRegisterPage() {
  const props = useWizard({ machine, steps: registrationSteps });
  return (
    <>
      <PageHead title={useMessages('wizard').registration.title} />
      <InvestorRegisterScreen {...props} />
    </>
  );
}
