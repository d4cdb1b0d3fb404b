import { heliogrid, ownProfile } from '@kit/fixtures/account';
import { startup } from '@kit/fixtures/blankProfiles';
import { fullInvestor } from '@kit/fixtures/investorAccount';
import { mina } from '@kit/fixtures/messaging';
import { listing, registration } from '@kit/fixtures/wizards';
import { machines } from '@kit/statechart/allMachines';
import type { SavedSearch } from '@/data/ports/PipelineStore';
import { isThere } from '@/data/schema/rules/pipelineCards';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { listingSteps } from '@/data/schema/shapes/listingWizard';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { emptyOnboarding, onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { defaultStages, noFilters } from '@/data/schema/shapes/pipeline';
import type { AdditionsContext } from '@/machines/additions/types';
import type { DirectoryContext } from '@/machines/directory/types';
import type { FeedContext } from '@/machines/feed/types';
import type { ImportContext } from '@/machines/importContacts/types';
import type { PipelineContext } from '@/machines/pipeline/types';
import type { SavedSearchesContext } from '@/machines/savedSearches/types';
import type { Outbox } from '@/machines/shared/outbox';
import type { SyncContext } from '@/machines/sync/types';
import type { Walk } from '../support/walk';
import { data as directory } from './directory/directoryWorld';
import { data as feedData, me, post } from './feed/feedWorld';

// For each machine, a minimal set of events and actor outputs that reaches all its states: a walk.

/** Returns the payload of `write.done` or `write.failed` for the last pending change. */
const written = ({ outbox }: { outbox: Outbox<unknown> }) =>
  outbox.pending.slice(-1).map((change) => ({ change }));
/** Returns events or outputs with these names and one shared payload. */
const each = (names: string[], what?: object) => Object.fromEntries(names.map((name) => [name, [what]]));
const refusedIdea = { kind: 'post', id: 'idea', reason: 'Too long' };
const reply = { kind: 'comment', id: 'reply' };
const refused = [refusedIdea];
const writes = { 'write.done': written, 'write.failed': written, 'write.refused': [{ refused }] };

const stars = { 'startup:heliogrid': true, 'startup:ledgerline': true, 'startup:mirahealth': true };
const lists: Omit<Walk, 'machine'> = {
  input: { kind: 'startup', query: 'helio', filters: {} },
  events: {
    'marks.changed': [{ marks: { ...noMarks, star: stars } }],
    'query.change': [{ query: '' }, { query: 'mira' }],
    'kind.change': [{ kind: 'startup' }],
    'view.change': [{ kind: 'startup', query: '', filters: {} }],
    'filter.choose': [{ name: 'location', value: '' }],
    'sort.choose': [{ sort: '' }],
    'dealFlow.pause': [{ isPaused: true }],
    'star.toggle': [{ ref: 'startup:heliogrid' }],
    'person.follow': [{ ref: 'startup:heliogrid' }],
    ...writes,
  },
  answers: {
    loadDirectory: [directory, { ...directory, whole: [], next: '4' }],
    searchDirectory: [['heliogrid'], []],
  },
  key: ({ data, read, requested }: DirectoryContext) => [data?.whole.length, read === requested],
};

/** Returns the walk of an edit machine: the user edits a field, and another tab changes the same field. */
function editing(saved: unknown, elsewhere: unknown, field: string, subject = ''): Omit<Walk, 'machine'> {
  return {
    events: {
      'saved.changed': [{ saved }, { saved: elsewhere }],
      'edit.start': [{ subject }],
      'field.edit': [{ field, value: 'Typed here' }],
      'clash.settle': [{ field, choice: 'mine' }],
      'change.make': [{ change: { id: subject, isActive: false } }],
      ...writes,
    },
    answers: { save: [saved] },
    key: ({ clashes }: { clashes: readonly unknown[] }) => clashes.length,
  };
}

/** Returns the walk of a wizard's machine: without a stored draft, and with a stored draft at each step. */
function wizard(
  steps: readonly string[],
  values: object,
  field: string,
  starts: readonly unknown[] = [],
): Omit<Walk, 'machine'> {
  return {
    events: {
      'field.edit': [{ field, value: 'Typed here' }],
      'step.go': steps.map((step) => ({ step })),
      // The machine raises these events itself, so the test sends none.
      'step.enter': [],
      'draft.save': [],
    },
    answers: {
      loadDraft: [null, ...starts, ...steps.map((step) => ({ values, step, furthest: steps.at(-1) }))],
      submit: [undefined],
    },
  };
}

const own = post('idea', { author: me });
const feed = { ...feedData, posts: [own], next: 8 };

const conversation = { ...mina, id: 'mina', name: 'Mina' };
const message = { id: '1-x', sender: 'Mina', isSelf: false, message: 'Hello', avatar: '', time: 1 };

const request = {
  ...{ id: 'mina', startupId: 'kestrel', startupName: 'Kestrel', state: 'requested', requestedAt: 1 },
  ...{ answeredAt: null, note: '' },
  from: { id: 'mina', name: 'Mina', role: '', avatar: '', isInvestor: false },
};
const requests = (received: unknown[]) => ({
  received,
  sent: [],
  known: { startups: new Map(), investors: new Map(), userIds: new Set() },
  notes: {},
});

const card = {
  ...{ id: 'startup:heliogrid', name: 'Heliogrid', face: '', board: 'deals', stage: 'look', since: 1 },
  ...{ history: [], tags: [] },
};
const pipeline = (cards: unknown[]) => ({
  ...{ cards, stages: defaultStages, later: new Map(), quarantined: 0 },
});
type PipelineModes = Pick<PipelineContext, 'card' | 'lifted' | 'chosen' | 'filters'>;
const isIdle = ({ card, lifted, chosen, filters }: PipelineModes) =>
  card === '' && lifted === null && chosen.size === 0 && filters.query === '';
const ifIdle = (payloads: object[]) => (context: PipelineContext) => (isIdle(context) ? payloads : []);
const place = {
  ...{ board: 'deals', look: 'board', card: '', filters: noFilters },
  sort: { by: 'name', isDescending: false },
};
const todayNow = new Date(2025, 10, 20, 12).getTime();
const dueCard = {
  ...{ id: 'user:mina', name: 'Mina', face: '', board: 'people', stage: 'talking', tags: [] },
  ...{ since: 0, history: [], step: { text: 'Call', due: '2025-11-20' } },
};
const today = (cards: unknown[]) => ({
  ...{ cards, stages: defaultStages, events: noEvents, conversations: [], requests: [], news: [] },
  ...{ later: new Map(), quietDays: 14, quarantined: 0, now: todayNow },
});
const importedRows = [
  { id: '0', person: { name: 'Tobias' }, match: { kind: 'new' } },
  { id: '1', person: { name: 'Priya' }, match: { kind: 'unclear', id: 'contact:a', with: 'Priya' } },
];

const savedSearch = (id: string): SavedSearch => ({
  ...{ id, name: id, address: `?q=${id}`, seenAt: 0, seenIds: [], tells: true },
});

const user = { uid: 'u1', email: 'a@b.example', displayName: 'Asha', creationTime: '', lastSignInTime: '' };
const outcome = { user, isNew: false };
const session = { isSignedIn: true, uid: 'u2', userName: 'Asha' };
const account = { uid: 'u1', userName: 'Asha', slug: null };

const { profile } = ownProfile;

const ledgerline = { id: 'startup:ledgerline', subject: { name: 'Ledgerline', face: '' }, at: 2 };
const act = { said: 'Heliogrid added to your pipeline', cameBack: 'Removed: Heliogrid', changes: [] };

const walks: Record<string, Omit<Walk, 'machine'>> = {
  additions: {
    events: {
      'card.add': [{ ...ledgerline, source: { kind: 'directory' } }],
      'card.move': [{ ...ledgerline, stage: 'watching' }],
      'card.remove': [ledgerline],
      ...writes,
    },
    answers: { loadPipeline: [{ cards: [], stages: defaultStages }] },
    key: ({ cards, waiting }: AdditionsContext) => [cards.map(isThere), waiting.length > 0],
  },
  auth: {
    input: { mode: 'login' },
    events: {
      'signIn.submit': [{ email: 'a@b.example', password: 'cumulus-9' }],
      'signUp.submit': [
        { fullName: 'Asha', email: 'a@b.example', password: 'cumulus-9', hasAcceptedTerms: false },
      ],
      'popup.open': [{ provider: 'google' }],
      'reset.submit': [{ email: 'a@b.example' }],
      'mode.change': [{ mode: 'register' }],
      'session.changed': [{ user: null }, { user: { uid: 'u1', userName: 'Asha' } }],
    },
    answers: { authenticate: [outcome], ...each(['resetPassword', 'signOut']) },
    refusals: {
      authenticate: [new Error('Refused'), Object.assign(new Error('Wait'), { retryAfter: 1000 })],
    },
  },
  discover: lists,
  starred: lists,
  editProfile: editing(ownProfile, { ...ownProfile, profile: { ...profile, location: 'Delft' } }, 'location'),
  editInvestor: editing(
    { investor: { id: 'noor', account: fullInvestor } },
    { investor: { id: 'noor', account: { ...fullInvestor, location: 'Delft' } } },
    'location',
  ),
  editStartups: editing([heliogrid], [{ ...heliogrid, description: 'Sun' }], 'description', 'heliogrid'),
  feed: {
    input: { filter: 'all', query: 'wind' },
    key: ({ next }: FeedContext) => next,
    events: {
      'marks.changed': [{ marks: noMarks }],
      'filter.change': [{ filter: 'all' }],
      'query.change': [{ query: '' }, { query: 'sun' }],
      'view.change': [{ filter: 'all', query: '' }],
      'draft.text': [{ text: 'Wind' }],
      'draft.tag': [{ tag: null }],
      'draft.as': [{ as: '' }],
      ...each(
        [
          ...['post.submit', 'post.like', 'post.save', 'comment.open', 'comment.text', 'comment.submit'],
          ...['comments.expand', 'edit.open', 'edit.cancel', 'edit.text', 'edit.save', 'item.delete'],
        ],
        { postId: 'idea', text: 'Sun', id: 'new', at: 2 },
      ),
      'item.restore': [{ deletion: { kind: 'post', post: own, became: 'deleted' } }],
      'person.follow': [{ personId: 'user:mina' }],
      'post.seek': [{ postId: 'idea' }, { postId: 'none' }],
      'share.press': [{ from: 'idea', text: 'https://updraft.example' }],
      ...writes,
    },
    answers: {
      loadFeed: [feed, { ...feed, next: null }],
      searchPosts: [['idea'], []],
      ...each(['copyText']),
    },
  },
  importContacts: {
    events: {
      'file.choose': [{ file: 'a file', name: 'people.csv', board: 'raise' }],
      'board.choose': [{ board: 'people' }],
      'row.decide': [{ row: '1', decision: 'new' }],
      'import.confirm': [{ id: 'batch', at: 2 }],
      'contacts.progress': [{ written: 1 }],
    },
    answers: {
      readFile: [
        {
          reading: { preview: { file: 'people.csv', rows: importedRows, unnamed: 0 } },
          target: { stages: { raise: 'contact', people: 'contact' }, contacts: new Map(), room: 9 },
        },
        { reading: { problem: { kind: 'empty' } }, target: null },
      ],
      // `writeContacts` is a callback actor without an output. The empty list adds its failure to the paths.
      writeContacts: [],
    },
    key: ({ written, decisions, board }: ImportContext) => [written, decisions, board],
  },
  inbox: {
    input: { query: 'mina', selectedId: null },
    events: {
      'query.change': [{ query: '' }, { query: 'ravi' }],
      'conversation.select': [{ conversationId: 'mina' }],
      'conversation.markUnread': [{ conversationId: 'mina' }],
      'conversation.mute': [{ conversationId: 'mina', muted: true }],
      ...writes,
    },
    answers: {
      loadInbox: [{ conversations: [conversation], next: 4, quarantined: 0 }],
      loadMore: [{ conversations: [conversation], next: null, quarantined: 0 }],
      refresh: [
        { changed: 'any', inbox: { conversations: [conversation], next: null, quarantined: 0 } },
        { changed: ['mina'], conversations: [] },
      ],
      searchConversations: [
        {
          found: [{ id: 'mina', name: [], message: [], messageId: '' }],
          conversations: [conversation],
        },
        { found: [], conversations: [] },
      ],
    },
  },
  myData: {
    input: { hasAccount: true },
    events: { 'file.choose': [{ file: 'a file' }], 'delete.confirm': [{ password: 'cumulus-9' }] },
    answers: {
      exportData: [{ fileName: 'updraft.json', leftOut: 0 }],
      readImport: [
        { content: {}, preview: { groups: [{ group: 'likes' }], appearance: {} } },
        { problem: { kind: 'unreadable' } },
      ],
      ...each(['importData', 'resetData', 'deleteAccount']),
      loadSignInMethod: ['password'],
    },
  },
  notifications: {
    answers: {
      loadNotifications: [
        { notifications: [], seen: { at: 0, ids: [] }, isInvestor: false },
        { notifications: [{ id: 'a', at: 1 }], seen: { at: 0, ids: [] }, isInvestor: false },
      ],
    },
  },
  people: { events: { 'query.change': [{ query: 'm' }] }, answers: { findPeople: [[]] } },
  pipeline: {
    input: { ...place, today: '2026-11-30' },
    events: {
      'view.change': [],
      'look.change': [],
      'table.sort': [],
      'day.change': [],
      'board.change': [{ board: 'deals' }],
      // Regions change one at a time. Otherwise, there are too many combinations.
      'filters.change': ifIdle([{ filters: { ...noFilters, query: 'helio' } }]),
      'card.open': ifIdle([{ id: card.id }]),
      'card.lift': ifIdle([{ id: card.id }]),
      'pass.open': ({ opened, ...context }: PipelineContext) =>
        opened || isIdle(context) ? [{ id: card.id }] : [],
      'suggestion.later': [{ id: card.id }],
      'store.changed': ({ opened, ...context }: PipelineContext) => (opened || isIdle(context) ? [{}] : []),
      'card.carry': [{ by: 1 }, { by: -1 }],
      'card.drop': [{ at: 2 }],
      ...each(['cards.move', 'cards.remove', 'step.change', 'tag.add'], { ids: [], step: { text: '' } }),
      'tags.change': [{ id: 'none', tags: [] }],
      'note.type': [{ text: 'Ask', id: 'n', at: 2 }],
      'note.edit': [{ note: 'a', text: 'Ask again', at: 3 }],
      'note.remove': [{ note: 'none' }],
      'pass.change': [{ form: { reason: 'timing', words: '', told: null } }],
      'pass.submit': [{ unique: 'm', at: 2 }],
      // The machine raises this event itself.
      'told.expire': [],
      'suggestion.take': [{ id: card.id, at: 2 }],
      'stages.change': [{ stages: [] }],
      'choice.change': (context: PipelineContext) => [{ ids: new Set(isIdle(context) ? [card.id] : []) }],
      'stars.add': [{ at: 2 }],
      'act.undo': [{ changes: [] }],
      ...writes,
    },
    answers: {
      loadPipeline: [pipeline([card]), pipeline([])],
      loadEvents: [noEvents],
      loadSubjects: [{ board: 'deals', subjects: new Map(), fits: new Map() }],
      loadNotes: [[{ id: 'a', text: 'Ask', at: 1 }]],
      loadMessages: [[{ by: 'them', at: 1, text: 'Hello' }]],
      loadStars: [[]],
    },
    key: ({ card, filters }: PipelineContext) => [card, filters.query],
  },
  profile: {
    input: { kind: 'startup', slug: 'heliogrid' },
    events: {
      'tab.change': [{ tab: 'overview' }],
      'viewer.change': [{ viewer: 'owner' }],
      'marks.changed': [{ marks: { ...noMarks, interest: { 'startup:heliogrid': true } } }],
      'request.changed': [{ request: null }],
      'share.press': [{ from: 'header', text: 'https://updraft.example' }],
      'post.like': [{ postId: 'idea' }],
      'person.follow': [{ ref: 'user:mina' }],
      ...writes,
    },
    answers: {
      loadProfile: [
        null,
        {
          ...{ kind: 'startup', isOwn: false, isListed: false, isActive: true, members: [] },
          profile: startup('heliogrid', 'Heliogrid'),
        },
      ],
      copyText: [undefined],
      // `watchRequest` is a callback actor without an output. The empty list adds its failure to the paths.
      watchRequest: [],
    },
  },
  requests: {
    events: {
      'request.approve': [{ id: 'mina', at: 2 }],
      'form.open': [{ id: 'mina', verdict: 'declined' }],
      'note.type': [{ note: 'Later' }],
      'form.submit': [{ at: 2 }],
      'answer.undo': [{ id: 'mina' }],
      'undo.expire': [{ id: 'mina', at: 2 }],
      ...writes,
    },
    answers: { loadRequests: [requests([request]), requests([])] },
  },
  savedSearches: {
    events: {
      'dialog.open': [{ name: 'AI', address: '?industry=AI' }],
      'dialog.rename': [{ id: 'ai' }],
      'name.change': [{ name: 'AI' }, { name: '' }],
      'tells.change': [{ tells: false }],
      'dialog.submit': [{ id: 'new', at: 2 }],
      'search.tell': [{ id: 'ai', tells: false }],
      'search.remove': [{ id: 'ai' }],
      'card.seen': [{ id: 'mirahealth' }],
      ...writes,
    },
    answers: {
      loadSearches: [[savedSearch('ai')], Array.from({ length: 20 }, (_, at) => savedSearch(`ai-${at}`))],
      loadNews: [{ ai: [{ id: 'mirahealth' }] }],
      loadMatches: [[]],
    },
    key: ({ searches, draft, seen }: SavedSearchesContext) => [
      searches.length,
      draft?.id ?? null,
      draft?.name === '',
      seen.length,
    ],
  },
  session: {
    events: {
      'provider.answer': [{ user: null }],
      'answer.compared': [
        { user, session },
        { user: null, session },
      ],
      'request.submit': [{ id: 1, request: { kind: 'signOut' } }],
      'request.failed': [{ id: 1, error: new Error('Refused') }],
      ...each(['request.accepted', 'account.left', 'account.deleted', 'request.close'], { id: 1, uid: 'u1' }),
      'account.entered': [{ id: 1, account, output: outcome }],
    },
    answers: { findAccount: [{ account, session }], endProviderSession: [undefined] },
  },
  settings: {
    events: {
      'settings.changed': [{ settings: defaultSettings }],
      'setting.choose': [{ change: { language: 'hi' } }],
      'notification.turn': [{ kind: 'messages', isOn: false }],
      ...writes,
    },
  },
  siteSearch: {
    events: { 'query.change': [{ query: 'sun' }, { query: '' }] },
    answers: {
      loadCommands: [[{ id: 'home', label: 'Go to Home', run: () => {} }]],
      loadPosts: [[]],
      searchAll: [[{ kind: 'startup', hits: [{ id: 'a' }] }], []],
    },
  },
  thread: {
    input: { conversationId: null },
    events: {
      'conversation.select': [{ conversationId: 'mina' }, { conversationId: null }],
      'draft.text': [{ text: 'Hello' }],
      'message.send': [{ id: '2-x', at: 2 }],
      ...writes,
    },
    answers: {
      openThread: [{ conversation, messages: [message], hasEarlier: true, draft: '', quarantined: 0 }, null],
      readEarlier: [{ messages: [], hasEarlier: true, quarantined: 0, before: '1-x' }],
      sendMessage: [{ ...message, id: '2-x', isSelf: true }],
    },
  },
  undoHistory: {
    events: { 'act.record': [{ act }], 'act.undo': [{}] },
    answers: { undoAct: [null, 'Mina has read it'] },
    key: ({ acts, undoing }: { acts: readonly unknown[]; undoing: readonly unknown[] }) => [
      Math.min(acts.length, 2),
      Math.min(undoing.length, 2),
    ],
  },
  sync: {
    events: {
      'waiting.changed': [{ waiting: [refusedIdea] }, { waiting: [] }, { waiting: [refusedIdea, reply] }],
      'refused.changed': [{ refused }],
      'connection.changed': [{ isConnected: false }, { isConnected: true }],
      'restore.changed': [{ progress: { done: 340, total: 1200 } }, { progress: null }],
      'write.retry': [{}],
    },
    key: ({ waiting, noted, refused: kept }: SyncContext) => [waiting.length, noted.length, kept.length],
  },
  today: {
    input: { now: todayNow },
    events: {
      'row.done': [{ id: 'due:user:mina', at: todayNow }],
      'row.postpone': [{ id: 'due:user:mina', until: todayNow + 1 }],
      'day.change': [{ now: todayNow }],
      ...writes,
    },
    answers: { loadToday: [today([dueCard]), today([])] },
  },
  investorWizard: wizard(registrationSteps, registration, 'about'),
  ownInvestorWizard: wizard(registrationSteps, registration, 'about', ['existing']),
  onboardingWizard: wizard(onboardingSteps, emptyOnboarding, 'bio'),
  startupWizard: wizard(listingSteps, listing, 'tagline'),
};

/** The walks of all machines. A machine without an entry above has a walk without payloads and outputs. */
export const everyWalk: [string, Walk][] = [...machines].map(([id, machine]) => [
  id,
  { machine, ...walks[id] },
]);
