import { investorSectors } from './choices';
import type { DealFlow, Settings } from './settings';
import type { Startup } from './startup';

/** What an investor looks for in a startup. An empty list asks for nothing. Amounts in whole dollars. */
export type InvestmentCriteria = {
  sectors: readonly string[];
  stages: readonly string[];
  minimum: number;
  /** `null`: no limit. */
  maximum: number | null;
};

/** How somebody looks through startups (spec section 3, Settings): in which manner, and by what. */
export type DealFlowView = { mode: DealFlow; criteria: InvestmentCriteria };

/** `preferences`: of the investor account, where there is one. */
export const dealFlowOf = (
  { dealFlow, minInvestment, maxInvestment }: Settings,
  preferences?: { preference: readonly string[]; investmentType: readonly string[] },
): DealFlowView => ({
  mode: dealFlow,
  criteria: {
    sectors: preferences?.preference ?? [],
    stages: preferences?.investmentType ?? [],
    minimum: minInvestment,
    maximum: maxInvestment,
  },
});

/** A category that is no sector of investors is one of the others. */
const sectorOf = (category: string): string =>
  investorSectors.some((sector) => sector === category) ? category : 'Other';

const fitsSector = ({ categories }: Startup, { sectors }: InvestmentCriteria) =>
  sectors.length === 0 ||
  categories.length === 0 ||
  categories.some((category) => sectors.includes(sectorOf(category)));

const fitsStage = ({ stage }: Startup, { stages }: InvestmentCriteria) =>
  stages.length === 0 || stage === '' || stages.includes(stage);

/** By what the round has open. */
function fitsAmount(
  { fundraising: { goal, raised = 0 } }: Startup,
  { minimum, maximum }: InvestmentCriteria,
) {
  if (goal === undefined) return true;
  const open = goal - raised;
  return open >= minimum && (maximum === null || open <= maximum);
}

/** How many of the three criteria a startup meets: sector, stage, amount. What nobody gave counts as met. */
export const fitOf = (startup: Startup, criteria: InvestmentCriteria): number =>
  [fitsSector, fitsStage, fitsAmount].filter((meets) => meets(startup, criteria)).length;

/** Whether a startup meets all of them. */
export const fits = (startup: Startup, criteria: InvestmentCriteria): boolean =>
  fitOf(startup, criteria) === 3;
