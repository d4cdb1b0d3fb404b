import type { Ref } from './ref';

// The pipeline: what a user is moving forward. All of its records are private: no other account reads them.

/** The boards: startups to invest in, investors to raise from, and other people. */
export const boardNames = ['deals', 'raise', 'people'] as const;
export type BoardName = (typeof boardNames)[number];

/** The subject of a card: a profile, or a contact that isn't on Updraft. It is also the id of the card. */
export type CardId = Ref | `contact:${string}`;

export const stageKinds = ['open', 'won', 'lost'] as const;
export type StageKind = (typeof stageKinds)[number];

/** A column of a board. Without a name, it has the translated name of its id. */
export type Stage = { id: string; name?: string | undefined; kind: StageKind };

const open = (id: string): Stage => ({ id, kind: 'open' });
const won = (id: string): Stage => ({ id, kind: 'won' });
const lost = (id: string): Stage => ({ id, kind: 'lost' });

/** The stages of a board before the user changes them. */
export const defaultStages: Record<BoardName, readonly Stage[]> = {
  deals: [
    open('look'),
    open('watching'),
    open('talking'),
    open('diligence'),
    won('committed'),
    lost('passed'),
  ],
  raise: [
    open('contact'),
    open('asked'),
    open('talking'),
    open('deciding'),
    won('committed'),
    lost('passed'),
  ],
  people: [open('contact'), open('talking'), won('done'), lost('dropped')],
};

/** The columns of the table that it can be sorted by. */
export const tableColumns = ['name', 'stage', 'move', 'due', 'since'] as const;
export type TableColumn = (typeof tableColumns)[number];
export type TableSort = { by: TableColumn; isDescending: boolean };

/** The ids of the default stages, whose names are translated. */
export const stageIds = [
  'look',
  'watching',
  'talking',
  'diligence',
  'committed',
  'passed',
  'contact',
  'asked',
  'deciding',
  'done',
  'dropped',
] as const;
export type StageId = (typeof stageIds)[number];

/** Returns the name that the user gave a stage, or the translated name of a default stage. */
export const stageName = (
  { id, name }: Pick<Stage, 'id' | 'name'>,
  names: Readonly<Record<StageId, string>>,
): string => name || ((names as Readonly<Record<string, string>>)[id] ?? id);

/** Where a card was added. `by`: the uid of the person whose message, request or post it was. */
export const cardSources = ['directory', 'profile', 'message', 'request', 'post', 'import'] as const;
export type CardSource = { kind: (typeof cardSources)[number]; by?: string | undefined };

/** What the user last saw of a card's subject, which may be deleted or become private. */
export type Subject = {
  name: string;
  /** The address of the photo or logo; empty for the default picture. */
  face: string;
  /** The slug of the page; missing in the sample data. */
  slug?: string | undefined;
  /** The uid of the account that listed a startup, if the user could see it. */
  account?: string | undefined;
};

/** A stored card. Times are in ms since the epoch. `since`: when it was moved to its stage. */
export type StoredCard = Subject & {
  board: BoardName;
  stage: string;
  since: number;
  /** The earlier stages, oldest first, and when the card left them. */
  history: readonly { stage: string; until: number }[];
  source?: CardSource | undefined;
  /** When the user removed the card from the pipeline. The record stays, so that removal can be undone. */
  removedAt?: number | undefined;
};

/** The next step of a card. `due`: a local calendar day, `YYYY-MM-DD`. */
export type CardStep = { text: string; due?: string | undefined; doneAt?: number | undefined };

/** A dated note of a card. Its record's id is `{card}/{note}`. */
export type StoredNote = { text: string; at: number; editedAt?: number | undefined };
export type CardNote = StoredNote & { id: string };

export const passReasons = ['early', 'sector', 'amount', 'place', 'conviction', 'timing', 'other'] as const;
export type PassReason = (typeof passReasons)[number];

/**
 * Why the user passed. `words` are private. What the user tells the other person is a message, which is a
 * separate record; `toldAt` is when it was sent.
 */
export type CardPass = { reason: PassReason; words: string; toldAt?: number | undefined };

/** A person who isn't on Updraft. `batch`: the id of the import. */
export type StoredContact = {
  name: string;
  email?: string | undefined;
  company?: string | undefined;
  position?: string | undefined;
  url?: string | undefined;
  batch?: string | undefined;
};

/** An import of a file: when, the name of the file, and how many contacts and cards it added. */
export type ImportBatch = { at: number; file: string; count: number };

/**
 * A saved search of Discover. `address`: its query string. `seenAt`, `seenIds`: what the user has seen. Startups
 * listed after `seenAt` are new, and profiles without a time that aren't in `seenIds`. `tells`: whether new
 * results appear in Today and in the notifications.
 */
export type StoredSearch = {
  name: string;
  address: string;
  seenAt: number;
  seenIds: readonly string[];
  tells: boolean;
};

/** A row of Today, or a suggestion, that the user postponed. `until`: in ms since the epoch; missing for always. */
export type Later = { until?: number | undefined };

/** The values of the pipeline's records, by kind. */
export type PipelineValues = {
  card: StoredCard;
  cardStep: CardStep;
  cardTags: readonly string[];
  cardNote: StoredNote;
  cardPass: CardPass;
  boardStages: readonly Stage[];
  contact: StoredContact;
  importBatch: ImportBatch;
  savedSearch: StoredSearch;
  later: Later;
};
export type PipelineKind = keyof PipelineValues;

/** A change of one record. Without a value, the record is removed. */
export type PipelineChange = {
  [Kind in PipelineKind]: { kind: Kind; id: string; value: PipelineValues[Kind] | undefined };
}[PipelineKind];

/** A card with the records that belong to it, without its notes. */
export type PipelineCard = StoredCard & {
  id: CardId;
  step?: CardStep | undefined;
  tags: readonly string[];
  pass?: CardPass | undefined;
};

/** What narrows a board. Empty strings narrow nothing. */
export type BoardFilters = {
  query: string;
  /** The id of a stage. */
  stage: string;
  tag: string;
  move: '' | 'you' | 'them';
  /** `overdue`: the day has passed. `week`: today or within seven days. `none`: no day is set. */
  due: '' | 'overdue' | 'week' | 'none';
};

export const noFilters: BoardFilters = { query: '', stage: '', tag: '', move: '', due: '' };

export const pipelineLimits = {
  cards: 10_000,
  tags: 20,
  tag: 40,
  note: 5000,
  step: 200,
  stages: 12,
  stageName: 40,
  searches: 20,
  searchName: 80,
  words: 2000,
} as const;

/** Returns the id of a note's record. No card's id contains a slash. */
export const noteId = (card: CardId, note: string): string => `${card}/${note}`;

/** Returns the board on which a subject's cards begin. */
export const boardOf = (id: CardId): BoardName =>
  id.startsWith('startup:') ? 'deals' : id.startsWith('investor:') ? 'raise' : 'people';

/** The form for passing on a card. `told`: the message to the other person; `null` for none. */
export type PassForm = { reason: PassReason | null; words: string; told: string | null };

/** A card that the user carries with the keyboard. `stage`: the column that contains it now. */
export type Lifted = { id: CardId; from: string; stage: string };

/** What a screen reader announces about a carried card. `at` and `of`: the position in the column. */
export type Announcement = {
  kind: 'lifted' | 'carried' | 'dropped' | 'putBack';
  name: string;
  stage: Stage;
  at: number;
  of: number;
};
