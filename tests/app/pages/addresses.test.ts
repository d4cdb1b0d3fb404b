import { describe, expect, it } from 'vitest';
import * as account from '@/app/pages/Account/accountAddress';
import * as discover from '@/app/pages/Directory/discoverAddress';
import * as starred from '@/app/pages/Directory/starredAddress';
import * as explore from '@/app/pages/Explore/exploreAddress';
import * as messages from '@/app/pages/Messages/messagesAddress';

type Page = {
  viewOf: (search: string) => object;
  searchOf: (view: never) => string;
  /** Query strings and the view of each. */
  views: [search: string, view: object][];
  /** A query string with unknown parameters, and the one that remains without them. */
  unknown: [search: string, left: string];
};

const everybody = { kind: 'startup', query: '', filters: {}, isDealFlowPaused: false, sort: '' };

/** Pages that store their view in the URL. */
const pages: Record<string, Page> = {
  explore: {
    ...explore,
    views: [
      ['', { filter: 'all', query: '' }],
      ['?type=funding', { filter: 'funding', query: '' }],
      ['?type=saved&q=solar+roofs', { filter: 'saved', query: 'solar roofs' }],
      ['?q=%26%3D%23', { filter: 'all', query: '&=#' }],
    ],
    unknown: ['?type=nonsense&q=&page=2', ''],
  },
  discover: {
    ...discover,
    views: [
      ['', everybody],
      ['?tab=users&q=asha', { ...everybody, kind: 'user', query: 'asha' }],
      ['?tab=investors&industry=AI', { ...everybody, kind: 'investor', filters: { industry: 'AI' } }],
      ['?deals=all', { ...everybody, isDealFlowPaused: true }],
      ['?sort=fit', { ...everybody, sort: 'fit' }],
    ],
    unknown: ['?tab=things&deals=none&colour=red&industry=', ''],
  },
  starred: {
    ...starred,
    views: [
      ['', { kind: 'startup', query: '' }],
      ['?tab=investors&q=mina', { kind: 'investor', query: 'mina' }],
    ],
    unknown: ['?tab=users', ''],
  },
  messages: {
    ...messages,
    views: [
      ['', { query: '' }],
      ['?q=deck', { query: 'deck' }],
    ],
    unknown: ['?tab=users&q=', ''],
  },
};

describe.each(Object.entries(pages))('the query string of %s', (_, { viewOf, searchOf, views, unknown }) => {
  it.each(views)('%j converts to a view and back', (search, view) => {
    expect(viewOf(search)).toEqual(view);
    expect(searchOf(view as never)).toBe(search);
  });

  it('ignores unknown parameters and values', () => {
    expect(searchOf(viewOf(unknown[0]) as never)).toBe(unknown[1]);
  });
});

describe('isStep', () => {
  it.each([
    ['the feed', explore, '?type=funding&q=solar', [{ filter: 'all' }]],
    [
      'the directory',
      discover,
      '?tab=investors&industry=AI&q=mina',
      [{ kind: 'user' }, { filters: {} }, { isDealFlowPaused: true }, { sort: 'heliogrid' }],
    ],
    ['Starred', starred, '?q=mina', [{ kind: 'investor' }]],
  ] as const)(
    'adds a history entry for a choice in %s, but not for typing in the search',
    (_, { viewOf, isStep }, search, choices) => {
      const view = viewOf(search);
      const is = (change: object) => isStep(view as never, { ...view, ...change } as never);
      expect([...choices.map(is), is({ query: 'so' })]).toEqual([...choices.map(() => true), false]);
    },
  );

  it('adds no history entry for the messages', () => {
    expect(messages.isStep()).toBe(false);
    const marked = ['', 'q=deck', 'q=deck&at=mina-3'].map(messages.markedIn);
    expect(marked).toEqual([undefined, undefined, 'mina-3']);
  });
});

describe('the query string of the account page', () => {
  it.each([
    ['', 'profile'],
    ['tab=startups', 'startups'],
    ['?tab=settings', 'settings'],
    ['?tab=nonsense', 'profile'],
  ] as const)('%j selects the tab %s', (search, tab) => {
    expect(account.tabOf(search)).toBe(tab);
  });

  it('names the tab unless it is the first', () => {
    expect([account.searchOf('profile'), account.searchOf('settings')]).toEqual(['', '?tab=settings']);
  });
});
