import * as z from 'zod/mini';
import { isBlankText } from '../text/blank';
import { textMaximum } from '../text/limits';
import { secureAddressOf } from '../text/secureAddress';
import { isBlank } from '../text/tidied';
import { listed, optional } from './fields';
import { listingRules } from './listingRules';

/** Whether this is the URL of a sample video, which is a file of this app. */
const isOwnVideo = (address: string) => /^\/videos\/[\w-]+\.webm$/.test(address);
const isVideo = (typed = '') => isBlankText(typed) || isOwnVideo(typed) || secureAddressOf(typed) !== null;
const isAward = (award: { title?: string | undefined }) => isBlank(award) || !isBlank(award.title);

const { basicInformation, aboutStartup, teamInvestors } = listingRules;
/** The rules for editing a listed startup (spec section 5). A blank name leaves the name unchanged. */
export const ownedStartupRule = z.object({
  name: optional(),
  tagline: basicInformation.shape.tagline,
  industry: basicInformation.shape.category,
  description: aboutStartup.shape.about,
  problem: aboutStartup.shape.problem,
  solution: aboutStartup.shape.solution,
  email: aboutStartup.shape.email,
  location: basicInformation.shape.location,
  website: aboutStartup.shape.website,
  videoDemo: optional(textMaximum.url).check(z.refine(isVideo, 'httpsRequired')),
  awards: listed(z.object({ title: optional(), by: optional(), year: optional() }, 'tooLong')).check(
    z.refine((awards = []) => awards.every(isAward), 'awardTitleRequired'),
  ),
  ...teamInvestors.shape,
});
