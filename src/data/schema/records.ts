import type * as z from 'zod/mini';
import { answerDraftSchema } from './answerDraft';
import {
  conversationStateSchema,
  messageDraftSchema,
  messageSchema,
  sentMessageSchema,
} from './conversation';
import { feedRecordSchemas } from './feedRecords';
import { investorAccountSchema, registrationDraftSchema } from './investorRegistration';
import { listingDraftSchema } from './listingWizard';
import { markSchema } from './marks';
import { seenSchema } from './notification';
import { onboardingDraftSchema } from './onboardingWizard';
import { ownedStartupSchema } from './ownedStartup';
import { profileSchema } from './profile';
import { answerSchema, requestSchema } from './requestRecords';
import { storedSettingsSchema } from './settings';
import { listedStartupSchema } from './startupListing';

/** The shape of everything that is kept of a person on the device, by kind of record. Fetch it lazily: it has them all. */
const recordSchemas = {
  ...feedRecordSchemas,
  star: markSchema,
  follow: markSchema,
  interest: markSchema,
  like: markSchema,
  save: markSchema,
  request: requestSchema,
  answer: answerSchema,
  conversation: conversationStateSchema,
  messageDraft: messageDraftSchema,
  profile: profileSchema,
  settings: storedSettingsSchema,
  notificationsSeen: seenSchema,
  listing: listedStartupSchema,
  ownedStartup: ownedStartupSchema,
  investorAccount: investorAccountSchema,
  listingDraft: listingDraftSchema,
  registrationDraft: registrationDraftSchema,
  onboardingDraft: onboardingDraftSchema,
  answerDraft: answerDraftSchema,
};

/**
 * Every message is a record of its own, of a kind that says whom it is with: one with somebody of the sample names the
 * conversation, `message/{id}`; one to another account the account, `sent/{uid}`.
 */
const messageSchemas = { message: messageSchema, sent: sentMessageSchema };

type NamedKind = keyof typeof recordSchemas;
type MessageKind = keyof typeof messageSchemas;
export type RecordKind = NamedKind | `${MessageKind}/${string}`;

/** What a kind's shape is known by: its name, or that its records are messages. */
export type ShapeName = NamedKind | MessageKind;

/** Something that is kept of a person, whoever it is. */
export type KeptRecord<Kind extends string = RecordKind> = { kind: Kind; id: string; value: unknown };

const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(recordSchemas, kind);

const isMessage = (name: string): name is MessageKind => Object.hasOwn(messageSchemas, name);

/** `null` for a kind that nobody knows. */
export function shapeNameOf(kind: string): ShapeName | null {
  if (isNamed(kind)) return kind;
  const [prefix = '', ...rest] = kind.split('/');
  return isMessage(prefix) && rest.join('/') ? prefix : null;
}

export const shapeOf = (name: ShapeName): z.ZodMiniType =>
  isMessage(name) ? messageSchemas[name] : recordSchemas[name];
