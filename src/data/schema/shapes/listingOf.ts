import { shareOf, wholeNumberOf, yearOf } from '../text/numberOf';
import { trimmed } from '../text/trimmed';
import { storedAddress } from '../text/webAddress';
import type { ListingRecord } from './listedStartup';
import type { Listing } from './startupListing';

/** Returns the listing to store for a form input. */
export const listingOf = (typed: Listing): ListingRecord => ({
  ...trimmed(typed),
  stage: typed.fundingRound.trim(),
  website: storedAddress(typed.website),
  registrationYear: yearOf(typed.registrationYear),
  revenue: wholeNumberOf(typed.revenue),
  users: wholeNumberOf(typed.users),
  raised: wholeNumberOf(typed.raised),
  goal: wholeNumberOf(typed.goal),
  arr: wholeNumberOf(typed.arr),
  growth: shareOf(typed.growth),
  cac: wholeNumberOf(typed.cac),
  ltv: wholeNumberOf(typed.ltv),
});
