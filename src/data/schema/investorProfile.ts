import { listOf } from './founderProfile';
import { accountOf, type InvestorAccount, type TypedInvestor, typedInvestor } from './investorRegistration';

/** What is kept of the signed-in person as an investor; nothing of whoever never registered as one. */
export type OwnInvestor = {
  /** Of the public page, `/investors/{id}`. */
  id: string;
  account: InvestorAccount;
} | null;

/** An investor's profile as it is typed in account management: the sectors are a text with commas (spec section 3). */
export type TypedInvestorProfile = Required<Omit<TypedInvestor, 'preference'>> & { preference: string };

export const typedInvestorProfile = (account: InvestorAccount): TypedInvestorProfile => ({
  ...typedInvestor(account),
  preference: account.preference.join(', '),
  geography: account.geography ?? '',
  mustHaves: account.mustHaves ?? [],
});

export const investorProfileOf = (typed: TypedInvestorProfile): InvestorAccount =>
  accountOf({ ...typed, preference: listOf(typed.preference) });
