import * as z from 'zod/mini';
import { isBlankText } from './blank';
import { textMaximum } from './constants';
import { dayOf, typedDay } from './day';
import { listingRules } from './listingWizard';
import { shareOf, typedNumber, typedShare, wholeNumberOf } from './numberOf';
import { secureAddressOf } from './secureAddress';
import { listingRecordSchema } from './startupListing';
import { isBlank, tidied } from './tidied';
import { amount, award, moment, name, picture, text, year, yearOf } from './values';
import { keptAddress } from './webAddress';
import { listed, optional } from './wizard';

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

/** Fields of the page that the wizard doesn't ask for. */
const listedExtrasSchema = z.object({
  /** In whole dollars. */
  valuation: z.optional(amount),
  closingDate: z.optional(moment),
  videoDemo: text,
  awards: z.array(award),
});
export type ListedExtras = z.infer<typeof listedExtrasSchema>;

/** A file that replaces the listed one, or `null` if it was removed. `savedAt`: ms since the epoch. */
const changedFile = <File extends z.ZodMiniType>(file: File) =>
  z.optional(z.object({ file: z.nullable(file), savedAt: moment }));

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
  /** Missing in records from before these could be edited. */
  extras: z.optional(listedExtrasSchema),
  /** At most 2 MB. Missing as long as the cover is unchanged. */
  cover: changedFile(z.instanceof(Blob)),
  /** A PDF of at most 10 MB. Missing as long as the deck is unchanged. */
  deck: changedFile(z.instanceof(Blob)),
});
export type OwnedStartup = z.infer<typeof ownedStartupSchema>;

/** The ten fields, what it was listed with beside them, and what its page shows beside that. */
type StartupFields = z.infer<typeof ownedFieldsSchema> & ListedDetails & ListedExtras;

/** The files of a startup. */
type FileName = 'logo' | 'coverImage' | 'pitchDeck';

/** One of a person's startups, under the id of its page, with the addresses of its files, empty where there is none. */
export type MyStartup = Omit<StartupFields, 'logo'> &
  Record<FileName, string> & { id: string; isActive: boolean };

/** The fields that are typed as texts and read as numbers. */
const numbers = ['revenue', 'users', 'raised', 'goal', 'arr', 'cac', 'ltv', 'valuation'] as const;
type NumberName = (typeof numbers)[number] | 'founded' | 'growth';

/** An award in the form. */
export type TypedAward = Record<'title' | 'by' | 'year', string>;

/** What of it is edited, as it is typed. A file is one once another one is chosen, and its address before. */
export type TypedStartup = Omit<StartupFields, NumberName | 'logo' | 'closingDate' | 'awards'> &
  Record<NumberName | 'closingDate', string> &
  Record<FileName, Blob | string> & { awards: TypedAward[] };

const numbersBy = <Read>(read: (name: (typeof numbers)[number]) => Read) =>
  Object.fromEntries(numbers.map((name) => [name, read(name)])) as Record<(typeof numbers)[number], Read>;

export const typedStartup = ({ id: _, isActive: __, ...fields }: MyStartup): TypedStartup => ({
  ...fields,
  ...numbersBy((name) => typedNumber(fields[name])),
  founded: typedNumber(fields.founded),
  growth: typedShare(fields.growth),
  closingDate: typedDay(fields.closingDate),
  awards: fields.awards.map((award) => ({ ...award, year: typedNumber(award.year) })),
});

/** What was typed, without what can't be read: a year that is none is missing. */
export const readStartup = (
  typed: TypedStartup,
): StartupFields & Pick<TypedStartup, 'coverImage' | 'pitchDeck'> => ({
  ...tidied(typed),
  website: keptAddress(typed.website),
  videoDemo: keptAddress(typed.videoDemo),
  ...numbersBy((name) => wholeNumberOf(typed[name])),
  founded: yearOf(typed.founded.trim()),
  growth: shareOf(typed.growth),
  closingDate: dayOf(typed.closingDate),
  awards: tidied(typed.awards).map((award) => ({ ...award, year: yearOf(award.year) })),
});

/** Returns the record without its changed files. @throws without a name */
export const ownedOf = (
  read: StartupFields,
): Omit<OwnedStartup, 'logoSavedAt' | 'isActive' | 'cover' | 'deck'> => ({
  ...ownedFieldsSchema.parse(read),
  details: listedDetailsSchema.parse(read),
  extras: listedExtrasSchema.parse(read),
});

/** A video of the sample data: a file of the app. */
const isOwnVideo = (address: string) => /^\/videos\/[\w-]+\.webm$/.test(address);
const isVideo = (typed = '') => isBlankText(typed) || isOwnVideo(typed) || secureAddressOf(typed) !== null;
const isAward = (award: { title?: string | undefined }) => isBlank(award) || !isBlank(award.title);

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
  videoDemo: optional(textMaximum.url).check(z.refine(isVideo, 'httpsRequired')),
  awards: listed(z.object({ title: optional(), by: optional(), year: optional() }, 'tooLong')).check(
    z.refine((awards = []) => awards.every(isAward), 'awardTitleRequired'),
  ),
  ...teamInvestors.shape,
});
