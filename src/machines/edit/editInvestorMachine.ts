import { investorRule } from '@/data/schema/rules/investorRule';
import {
  investorProfileOf,
  type OwnInvestor,
  type TypedInvestorProfile,
  typedInvestorProfile,
} from '@/data/schema/shapes/investorProfile';
import { createEditMachine } from './createEditMachine';

/** An investor's own profile (spec sections 2 to 5, Investor account management). */
export const editInvestorMachine = createEditMachine<{ investor: OwnInvestor }, TypedInvestorProfile>({
  id: 'editInvestor',
  copyOf: ({ investor }) => investor && typedInvestorProfile(investor.account),
  meaningOf: investorProfileOf,
  rule: investorRule,
  isRemovable: true,
});
