import * as z from 'zod/mini';
import { isBlankText } from './blank';
import { textMaximum } from './constants';
import { accountOf, type InvestorAccount, type TypedInvestor, typedInvestor } from './investorRegistration';
import { itemsOf } from './items';
import { typedNumber } from './numberOf';
import { secureAddressOf } from './secureAddress';
import { isBlank } from './tidied';
import { listed, optional } from './wizard';

/** The stored investor profile of the signed-in user; `null` if they never registered as an investor. */
export type OwnInvestor = {
  /** The id of the public page, `/investors/{id}`. */
  id: string;
  account: InvestorAccount;
} | null;

/** An investor's profile as input in account management: sectors are a text with commas (spec section 3). */
export type TypedInvestorProfile = Required<Omit<TypedInvestor, 'preference'>> & { preference: string };

/** Limits the length of each field. A calendar link must be `https`. A portfolio company needs a name. */
export const investorRule = z.object({
  fullName: optional(),
  phone: optional(),
  email: optional(textMaximum.email),
  contactEmail: optional(textMaximum.email),
  preference: optional(textMaximum.words),
  geography: optional(textMaximum.words),
  about: optional(textMaximum.paragraphs),
  valueAdd: optional(textMaximum.paragraphs),
  requirements: optional(textMaximum.paragraphs),
  investments: optional(textMaximum.paragraphs),
  location: optional(),
  website: optional(textMaximum.url),
  linkedinProfile: optional(textMaximum.url),
  portfolio: listed(
    z
      .object({ name: optional(), stage: optional(), year: optional() })
      .check(z.refine((company) => isBlank(company) || !isBlank(company.name), 'companyRequired')),
  ),
  calendarLink: optional(textMaximum.url).check(
    z.refine((typed) => isBlankText(typed ?? '') || secureAddressOf(typed ?? '') !== null, 'httpsRequired'),
  ),
});

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
