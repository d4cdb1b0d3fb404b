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
import { listedStartupSchema } from './listedStartup';
import { listingDraftSchema } from './listingWizard';
import { markSchema } from './marks';
import { seenSchema } from './notification';
import { onboardingDraftSchema } from './onboardingWizard';
import { ownedStartupSchema } from './ownedStartup';
import { partSchemas } from './partSchemas';
import { pipelineRecordSchemas } from './pipelineRecords';
import { profileSchema } from './profile';
import { answerSchema, requestSchema } from './requestRecords';
import { storedSettingsSchema } from './settings';

/** The schemas of all stored records, by kind. Import this module lazily, because it loads every schema. */
const recordSchemas = {
  ...feedRecordSchemas,
  ...pipelineRecordSchemas,
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
  listingTraction: partSchemas.traction,
  listingMetrics: partSchemas.metrics,
  listingContact: partSchemas.contact,
  ownedStartup: ownedStartupSchema,
  ownedStartupTraction: partSchemas.traction,
  ownedStartupMetrics: partSchemas.metrics,
  ownedStartupContact: partSchemas.contact,
  investorAccount: investorAccountSchema,
  listingDraft: listingDraftSchema,
  registrationDraft: registrationDraftSchema,
  onboardingDraft: onboardingDraftSchema,
  answerDraft: answerDraftSchema,
};

/**
 * Each message is a separate record. The record's kind names the other participant: `message:{id}` in a
 * conversation with a sample person, `sent:{uid}` for a message to another account.
 */
const messageSchemas = { message: messageSchema, sent: sentMessageSchema };

type NamedKind = keyof typeof recordSchemas;
type MessageKind = keyof typeof messageSchemas;
export type RecordKind = NamedKind | `${MessageKind}:${string}`;

/** The key of a kind's schema: the kind itself, or `message` or `sent` for a kind like `sent:{uid}`. */
export type ShapeName = NamedKind | MessageKind;

/** A stored record of any account. */
export type StoredRecordInput<Kind extends string = RecordKind> = { kind: Kind; id: string; value: unknown };

const isNamed = (kind: string): kind is NamedKind => Object.hasOwn(recordSchemas, kind);

const isMessage = (name: string): name is MessageKind => Object.hasOwn(messageSchemas, name);

/** Returns the key of a kind's schema; `null` for an unknown kind. */
export function shapeNameOf(kind: string): ShapeName | null {
  if (isNamed(kind)) return kind;
  const [prefix = '', ...rest] = kind.split(':');
  return isMessage(prefix) && rest.join(':') ? prefix : null;
}

export const shapeOf = (name: ShapeName): z.ZodMiniType =>
  isMessage(name) ? messageSchemas[name] : recordSchemas[name];
