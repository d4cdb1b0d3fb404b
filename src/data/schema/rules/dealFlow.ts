import type { InvestorAccount } from '../shapes/investorRegistration';
import type { DealFlow, Settings } from '../shapes/settings';
import type { InvestmentCriteria } from './fit';

/** How a user browses startups (spec section 3, Settings): the mode and the criteria. */
export type DealFlowView = {
  mode: DealFlow;
  criteria: InvestmentCriteria;
  /** Whether the user is a registered investor. Otherwise the criteria are only those of the settings. */
  isRegistered: boolean;
};

type Preferences = Pick<InvestorAccount, 'preference' | 'investmentType' | 'geography' | 'mustHaves'>;

/** Returns how the user browses startups. `preferences`: from the user's investor account, if any. */
export const dealFlowOf = (
  { dealFlow, minInvestment, maxInvestment }: Settings,
  preferences?: Preferences,
): DealFlowView => ({
  mode: dealFlow,
  criteria: {
    sectors: preferences?.preference ?? [],
    stages: preferences?.investmentType ?? [],
    minimum: minInvestment,
    maximum: maxInvestment || null,
    places: preferences?.geography ?? '',
    mustHaves: preferences?.mustHaves ?? [],
  },
  isRegistered: preferences !== undefined,
});
