import * as z from 'zod/mini';
import { isBlankText } from '../text/blank';
import { textMaximum } from '../text/limits';
import { secureAddressOf } from '../text/secureAddress';
import { isBlank } from '../text/tidied';
import { listed, optional } from './fields';

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
