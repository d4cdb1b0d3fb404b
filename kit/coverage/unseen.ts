// The states that no screen shows, so that they need no story: the reason, by machine id and path of the state.
// A reason also applies to all states inside the state. The path '' is the machine itself.

export type Unseen = Readonly<Record<string, Readonly<Record<string, string>>>>;

const keepsContent = 'The page keeps its content.';
const asLoading = 'It looks the same as other loading states.';
const asIdle = 'It looks the same as idle.';
const asSaved = 'It looks the same as saved.';

const list = { 'loading.marks.unknown': asLoading, 'loaded.sync.reading': keepsContent };
const wizard = {
  'open.draft.edited.accepted': asSaved,
  'open.draft.edited.refused': 'It looks the same as failed.',
};

export const unseen: Unseen = {
  additions: { 'ready.reading': keepsContent },
  discover: { ...list, 'loaded.sync.listing': 'It looks the same as a search.' },
  starred: { 'loading.fetch.waiting': asLoading, 'loaded.sync.reading': keepsContent },
  feed: {
    'posts.loading.marks.unknown': asLoading,
    'posts.loading.pause.waiting': asLoading,
    'posts.loaded.share.copying': asIdle,
    'posts.loaded.list.reading': keepsContent,
    'draft.typing': asSaved,
  },
  importContacts: { done: asIdle },
  inbox: { 'loaded.sync.reading': keepsContent },
  notifications: { 'data.loaded.sync.reading': keepsContent },
  pipeline: {
    'loaded.sync.reading': keepsContent,
    'loaded.background.loadingEvents': keepsContent,
    'loaded.background.loadingSubjects': keepsContent,
    'loaded.panel.open.messages.loading': keepsContent,
    'loaded.panel.open.draft.typing': asSaved,
  },
  sync: { 'queue.noting': asIdle, 'account.starting': asIdle },
  profile: {
    'notFound.reading': keepsContent,
    'loaded.share.copying': asIdle,
    'loaded.sync.reading': keepsContent,
  },
  requests: { 'loaded.draft.typing': asSaved, 'loaded.sync.reading': keepsContent },
  savedSearches: {
    'data.ready.sync.reading': keepsContent,
    'data.ready.news.counting': 'Chips without counts look the same as searches without new results.',
    'sight.gathering': 'It looks the same as resting.',
  },
  session: { '': 'Pages show the state of the auth machine instead.' },
  settings: { 'ready.saving': 'It looks the same as resting.' },
  siteSearch: {
    offering: 'It looks the same as closed.',
    'open.search.loading': 'It looks the same as waiting.',
    'open.search.searching': keepsContent,
  },
  today: { 'loaded.sync.reading': keepsContent },
  thread: { 'open.draft.typing': asSaved, 'open.sync.reading': keepsContent },
  investorWizard: wizard,
  ownInvestorWizard: wizard,
  onboardingWizard: wizard,
  startupWizard: wizard,
};
