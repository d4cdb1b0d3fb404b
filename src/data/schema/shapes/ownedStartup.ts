import * as z from 'zod/mini';
import { dayOf, typedDay } from '../text/day';
import { shareOf, typedNumber, typedShare, wholeNumberOf, yearOf } from '../text/numberOf';
import { tidied } from '../text/tidied';
import { storedAddress } from '../text/webAddress';
import { listedStartupSchema } from './listedStartup';
import { changedFile, type PartFields, partSchemas, type RestrictedFields } from './partSchemas';
import type { Addressed } from './ref';
import { award, listOf, moment, name, picture, text, year } from './values';

/** The public fields of the listing wizard that `ownedFieldsSchema` lacks (spec section 2). */
const listedDetailsSchema = z.pick(listedStartupSchema.shape.listing, {
  location: true,
  problem: true,
  solution: true,
  team: true,
  investors: true,
});
export type ListedDetails = z.infer<typeof listedDetailsSchema>;

/** Public fields of the startup's page that the listing wizard doesn't ask for. */
const listedExtrasSchema = z.object({ videoDemo: text, awards: listOf(award) });
export type ListedExtras = z.infer<typeof listedExtrasSchema>;

/** The main public fields of a user's startup (spec section 3). If blank, texts are empty and numbers missing. */
const ownedFieldsSchema = z.object({
  name,
  tagline: text,
  /** An image of at most 2 MB, the URL of one, or empty. */
  logo: z.union([z.instanceof(Blob), picture]),
  /** One of the funding rounds, or empty. */
  stage: text,
  /** One of the startup categories, or empty. */
  industry: text,
  founded: z.optional(year),
  /** One of the team sizes, or empty. */
  employees: text,
  description: text,
});

/** The public part of a startup's edits by its owner, stored under the startup's id in addition to its listing. */
export const ownedStartupSchema = z.extend(ownedFieldsSchema, {
  /** When the logo was set, in ms since the epoch. */
  logoSavedAt: moment,
  /** Whether the startup seeks investment. If not, no page links to it. */
  isActive: z.boolean(),
  /** Whether the owner removed a sample startup, which has no listing to delete. */
  isRemoved: z.optional(z.boolean()),
  /**
   * Missing in records of earlier versions, which couldn't edit these fields. The listing's values apply to
   * them, and to all restricted fields except revenue and website.
   */
  details: z.optional(listedDetailsSchema),
  /** Missing in records of earlier versions, which couldn't edit these fields, the valuation and the date. */
  extras: z.optional(listedExtrasSchema),
  /** An image of at most 2 MB. Missing if the owner hasn't changed the cover. */
  cover: changedFile(z.instanceof(Blob)),
  /** Whether there is a pitch deck, which is restricted. Missing if the owner hasn't changed it. */
  hasDeck: z.optional(z.boolean()),
});
/** A startup as edited by its owner, with the parts that the reader may see. */
export type OwnedStartup = z.infer<typeof ownedStartupSchema> & RestrictedFields;

type StartupFields = z.infer<typeof ownedFieldsSchema> &
  ListedDetails &
  ListedExtras &
  PartFields['traction'] &
  PartFields['metrics'] &
  Record<'fundingRound' | 'website' | 'email', string>;

/** The files of a startup. */
type FileName = 'logo' | 'coverImage' | 'pitchDeck';

/** A startup of a user, with its id and the slug of its page. Each file is a URL, or empty if there is none. */
export type MyStartup = Omit<StartupFields, 'logo'> &
  Record<FileName, string> &
  Addressed & { isActive: boolean };

/** The fields that are text in the form and numbers in the record. */
const numbers = ['revenue', 'users', 'raised', 'goal', 'arr', 'cac', 'ltv', 'valuation'] as const;
type NumberName = (typeof numbers)[number] | 'founded' | 'growth';

/** An award in the form. */
export type TypedAward = Record<'title' | 'by' | 'year', string>;

/** The editable fields as form input. A file is a URL, or a `Blob` if the user has chosen another file. */
export type TypedStartup = Omit<StartupFields, NumberName | 'logo' | 'closingDate' | 'awards'> &
  Record<NumberName | 'closingDate', string> &
  Record<FileName, Blob | string> & { awards: TypedAward[] };

const numbersBy = <Read>(read: (name: (typeof numbers)[number]) => Read) =>
  Object.fromEntries(numbers.map((name) => [name, read(name)])) as Record<(typeof numbers)[number], Read>;

export const typedStartup = ({ id: _, slug: __, isActive: ___, ...fields }: MyStartup): TypedStartup => ({
  ...fields,
  ...numbersBy((name) => typedNumber(fields[name])),
  founded: typedNumber(fields.founded),
  growth: typedShare(fields.growth),
  closingDate: typedDay(fields.closingDate),
  awards: fields.awards.map((award) => ({ ...award, year: typedNumber(award.year) })),
});

/** Returns the values of a form input. Omits invalid values, such as a year that isn't a number. */
export const readStartup = (
  typed: TypedStartup,
): StartupFields & Pick<TypedStartup, 'coverImage' | 'pitchDeck'> => ({
  ...tidied(typed),
  website: storedAddress(typed.website),
  videoDemo: storedAddress(typed.videoDemo),
  ...numbersBy((name) => wholeNumberOf(typed[name])),
  founded: yearOf(typed.founded.trim()),
  growth: shareOf(typed.growth),
  closingDate: dayOf(typed.closingDate),
  awards: tidied(typed.awards).map((award) => ({ ...award, year: yearOf(award.year) })),
});

/** Returns the record to store, without files and `isActive`. @throws if the name is blank */
export const ownedOf = (
  read: StartupFields,
): Omit<OwnedStartup, 'logoSavedAt' | 'isActive' | 'cover' | 'deck' | 'hasDeck'> => ({
  ...ownedFieldsSchema.parse(read),
  ...partSchemas.traction.parse(read),
  ...partSchemas.metrics.parse(read),
  website: read.website,
  email: read.email,
  details: listedDetailsSchema.parse(read),
  extras: listedExtrasSchema.parse(read),
});
