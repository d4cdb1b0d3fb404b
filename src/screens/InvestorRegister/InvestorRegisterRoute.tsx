import { useMessages } from '@messages';
import { investorWizardActors } from '@/app/actors/wizardActors';
import { PageHead } from '@/app/PageHead';
import { useWizard } from '@/app/useWizard';
import { emptyRegistration, registrationSteps } from '@/data/schema/investorRegistration';
import { investorWizardMachine } from '@/machines/investorWizardMachine';
import { InvestorRegisterScreen } from './InvestorRegisterScreen';

const machine = investorWizardMachine.provide({ actors: investorWizardActors });

/** It goes on through the change of person that it brings about itself. */
export default function InvestorRegisterRoute() {
  const props = useWizard({ machine, steps: registrationSteps, empty: emptyRegistration });
  return (
    <>
      <PageHead title={useMessages('wizard').registration.title} />
      <InvestorRegisterScreen {...props} />
    </>
  );
}
