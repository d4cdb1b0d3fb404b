import * as z from 'zod/mini';
import { listingRules } from './listingWizard';
import { shareOf, typedNumber, typedShare, wholeNumberOf } from './numberOf';
import { listingRecordSchema } from './startupListing';
import { tidied } from './tidied';
import { amount, moment, name, picture, text, year, yearOf } from './values';
import { keptAddress } from './webAddress';
import { optional } from './wizard';

/** What a startup was listed with beside the fields of an owned startup (spec section 2, the wizard's five steps). */
const listedDetailsSchema = z.pick(listingRecordSchema, {
  location: true,
  email: true,
  problem: true,
  solution: true,
  users: true,
  raised: true,
  goal: true,
  fundingRound: true,
  arr: true,
  growth: true,
  cac: true,
  ltv: true,
  team: true,
  investors: true,
});
export type ListedDetails = z.infer<typeof listedDetailsSchema>;

/** The fields of an owned startup (spec section 3). Texts are empty and numbers missing where nobody gave them. */
const ownedFieldsSchema = z.object({
  name,
  tagline: text,
  /** An image of at most 2 MB, the address of one, or empty. */
  logo: z.union([z.instanceof(Blob), picture]),
  /** One of the funding rounds, or empty. */
  stage: text,
  /** One of the startup categories, or empty. */
  industry: text,
  founded: z.optional(year),
  website: text,
  /** A month, in whole dollars. */
  revenue: z.optional(amount),
  /** One of the team sizes, or empty. */
  employees: text,
  description: text,
});

/** A startup as its owner edits it, kept under the startup's id on top of how it was listed. */
export const ownedStartupSchema = z.extend(ownedFieldsSchema, {
  /** When the logo was given, in ms since the epoch. */
  logoSavedAt: moment,
  /** Whether it is listed and seeks investment. */
  isActive: z.boolean(),
  /** Whether its owner took it away, where it comes with the sample: it has no listing that could go. */
  isRemoved: z.optional(z.boolean()),
  /** Missing where it was kept before these could be edited: they are as they were listed. */
  details: z.optional(listedDetailsSchema),
});
export type OwnedStartup = z.infer<typeof ownedStartupSchema>;

/** The ten fields, and what it was listed with beside them. */
type StartupFields = z.infer<typeof ownedFieldsSchema> & ListedDetails;

/** One of a person's startups, under the id of its page, with the address of its logo. */
export type MyStartup = Omit<StartupFields, 'logo'> & { id: string; logo: string; isActive: boolean };

/** The fields that are typed as texts and read as numbers. */
const numbers = ['revenue', 'users', 'raised', 'goal', 'arr', 'cac', 'ltv'] as const;
type NumberName = (typeof numbers)[number] | 'founded' | 'growth';

/** What of it is edited, as it is typed. The logo is an image once another one is chosen. */
export type TypedStartup = Omit<StartupFields, NumberName> & Record<NumberName, string>;

const numbersBy = <Read>(read: (name: (typeof numbers)[number]) => Read) =>
  Object.fromEntries(numbers.map((name) => [name, read(name)])) as Record<(typeof numbers)[number], Read>;

export const typedStartup = ({ id: _, isActive: __, ...fields }: MyStartup): TypedStartup => ({
  ...fields,
  ...numbersBy((name) => typedNumber(fields[name])),
  founded: typedNumber(fields.founded),
  growth: typedShare(fields.growth),
});

/** What was typed, without what can't be read: a year that is none is missing. */
export const readStartup = (typed: TypedStartup): StartupFields => ({
  ...tidied(typed),
  website: keptAddress(typed.website),
  ...numbersBy((name) => wholeNumberOf(typed[name])),
  founded: yearOf(typed.founded.trim()),
  growth: shareOf(typed.growth),
});

/** What is kept of it. @throws without a name */
export const ownedOf = (read: StartupFields): Omit<OwnedStartup, 'logoSavedAt' | 'isActive'> => ({
  ...ownedFieldsSchema.parse(read),
  details: listedDetailsSchema.parse(read),
});

const { basicInformation, aboutStartup, teamInvestors } = listingRules;
/** What was asked for when it was listed (spec section 5); of the name, only that it isn't too long: a blank one stays as it was. */
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
  ...teamInvestors.shape,
});
