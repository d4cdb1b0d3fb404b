import type { InvestmentCriteria } from './fit';
import type { InvestorAccount } from './investorRegistration';
import type { DealFlow, Settings } from './settings';

/** How somebody looks through startups (spec section 3, Settings): in which manner, and by what. */
export type DealFlowView = {
  mode: DealFlow;
  criteria: InvestmentCriteria;
  /** Whether the person is registered as an investor: what they look for is theirs, not only the defaults of the settings. */
  isRegistered: boolean;
};

type Preferences = Pick<InvestorAccount, 'preference' | 'investmentType' | 'geography' | 'mustHaves'>;

/** `preferences`: of the investor account, where there is one. */
export const dealFlowOf = (
  { dealFlow, minInvestment, maxInvestment }: Settings,
  preferences?: Preferences,
): DealFlowView => ({
  mode: dealFlow,
  criteria: {
    sectors: preferences?.preference ?? [],
    stages: preferences?.investmentType ?? [],
    minimum: minInvestment,
    maximum: maxInvestment,
    places: preferences?.geography ?? '',
    mustHaves: preferences?.mustHaves ?? [],
  },
  isRegistered: preferences !== undefined,
});
