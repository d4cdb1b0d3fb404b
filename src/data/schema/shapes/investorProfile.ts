import { itemsOf } from '../text/items';
import { typedNumber } from '../text/numberOf';
import { accountOf, type InvestorAccount, type TypedInvestor, typedInvestor } from './investorRegistration';

/** The stored investor profile of the signed-in user; `null` if they never registered as an investor. */
export type OwnInvestor = {
  /** The account's uid, or a sample investor's id. */
  id: string;
  /** The slug of the public page, `/investors/{slug}`; missing in the sample data. */
  slug?: string | undefined;
  account: InvestorAccount;
} | null;

/** An investor's profile as form input (spec section 3). `preference`: the sectors, separated by commas. */
export type TypedInvestorProfile = Required<Omit<TypedInvestor, 'preference'>> & { preference: string };

export const typedInvestorProfile = (account: InvestorAccount): TypedInvestorProfile => ({
  portfolio: [],
  ...typedInvestor(account),
  preference: account.preference.join(', '),
  geography: account.geography ?? '',
  mustHaves: account.mustHaves ?? [],
  checkFrom: typedNumber(account.checkFrom),
  checkTo: typedNumber(account.checkTo),
  showsCheckSize: account.showsCheckSize ?? false,
  availableForMentoring: account.availableForMentoring ?? false,
  calendarLink: account.calendarLink ?? '',
  contactEmail: account.contactEmail ?? '',
});

export const investorProfileOf = (typed: TypedInvestorProfile): InvestorAccount =>
  accountOf({ ...typed, preference: itemsOf(typed.preference) });
