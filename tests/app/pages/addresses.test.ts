import { describe, expect, it } from 'vitest';
import * as account from '@/app/pages/Account/accountAddress';
import * as discover from '@/app/pages/Directory/discoverAddress';
import * as starred from '@/app/pages/Directory/starredAddress';
import * as explore from '@/app/pages/Explore/exploreAddress';
import * as messages from '@/app/pages/Messages/messagesAddress';

type Page = {
  viewOf: (search: string) => object;
  searchOf: (view: never) => string;
  /** Addresses, and what they stand for. */
  views: [search: string, view: object][];
  /** One that it doesn't know all of, and what is left of it. */
  unknown: [search: string, left: string];
};

/** Pages whose view is in their address. */
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
      ['', { kind: 'startup', query: '', filters: {}, isDealFlowPaused: false, sort: '' }],
      ['?tab=users&q=asha', { kind: 'user', query: 'asha', filters: {}, isDealFlowPaused: false, sort: '' }],
      [
        '?tab=investors&industry=AI',
        { kind: 'investor', query: '', filters: { industry: 'AI' }, isDealFlowPaused: false, sort: '' },
      ],
      ['?deals=all', { kind: 'startup', query: '', filters: {}, isDealFlowPaused: true, sort: '' }],
      ['?sort=fit', { kind: 'startup', query: '', filters: {}, isDealFlowPaused: false, sort: 'fit' }],
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

describe.each(Object.entries(pages))('the address of %s', (_, { viewOf, searchOf, views, unknown }) => {
  it.each(views)('%j is its view, and the other way round', (search, view) => {
    expect(viewOf(search)).toEqual(view);
    expect(searchOf(view as never)).toBe(search);
  });

  it('has nothing chosen by what it doesn’t know', () => {
    expect(searchOf(viewOf(unknown[0]) as never)).toBe(unknown[1]);
  });
});

describe('a step that Back undoes', () => {
  it('is a filter of the feed, not what is typed', () => {
    const view = explore.viewOf('?type=funding&q=solar');
    expect(explore.isStep(view, { ...view, filter: 'all' })).toBe(true);
    expect(explore.isStep(view, { ...view, query: 'solar r' })).toBe(false);
  });

  it('is a tab, filter or order of the directory, and a pause of the deal flow, not what is typed', () => {
    const view = discover.viewOf('?tab=investors&industry=AI&q=mina');
    expect(discover.isStep(view, { ...view, kind: 'user', filters: {} })).toBe(true);
    expect(discover.isStep(view, { ...view, filters: {} })).toBe(true);
    expect(discover.isStep(view, { ...view, isDealFlowPaused: true })).toBe(true);
    expect(discover.isStep(view, { ...view, sort: 'heliogrid' })).toBe(true);
    expect(discover.isStep(view, { ...view, query: 'min' })).toBe(false);
  });

  it('is a tab of the starred ones, not what is typed', () => {
    const view = starred.viewOf('?q=mina');
    expect(starred.isStep(view, { ...view, kind: 'investor' })).toBe(true);
    expect(starred.isStep(view, { ...view, query: 'min' })).toBe(false);
  });

  it('is nothing in the messages', () => {
    expect(messages.isStep()).toBe(false);
    expect(['', 'q=deck', 'q=deck&at=mina-3'].map(messages.markedIn)).toEqual([
      undefined,
      undefined,
      'mina-3',
    ]);
  });
});

describe('the account’s tab', () => {
  it.each([
    ['', 'profile'],
    ['tab=startups', 'startups'],
    ['?tab=settings', 'settings'],
    ['?tab=nonsense', 'profile'],
  ] as const)('%j is %s', (search, tab) => {
    expect(account.tabOf(search)).toBe(tab);
  });

  it('is in the address where it isn’t the first', () => {
    expect([account.searchOf('profile'), account.searchOf('settings')]).toEqual(['', '?tab=settings']);
  });
});
