import { expect, it } from 'vitest';
import * as account from '@/app/pages/Account/accountAddress';
import * as starred from '@/app/pages/Directory/starredAddress';
import * as explore from '@/app/pages/Explore/exploreAddress';
import * as messages from '@/app/pages/Messages/messagesAddress';
import * as board from '@/app/pages/Pipeline/boardAddress';
import * as discover from '@/data/schema/shapes/directoryView';
import { noFilters } from '@/data/schema/shapes/pipeline';

const everybody = { kind: 'startup', query: '', filters: {}, isDealFlowPaused: false, sort: '' };
const filters = { industry: 'AI' };
const deals = {
  ...{ board: 'deals', look: 'board', card: '', filters: noFilters },
  sort: { by: 'name', isDescending: false },
};
const narrowed = { query: 'solar roofs', stage: 'talking', tag: 'Lead', move: 'you', due: 'none' };

type Page = { viewOf: (search: string) => object; searchOf: (view: never) => string };

it.each<[string, search: string, Page, view: object]>([
  ['explore', '', explore, { filter: 'all', query: '' }],
  ['explore', '?type=funding', explore, { filter: 'funding', query: '' }],
  ['explore', '?type=saved&q=solar+roofs', explore, { filter: 'saved', query: 'solar roofs' }],
  ['explore', '?q=%26%3D%23', explore, { filter: 'all', query: '&=#' }],
  ['discover', '', discover, everybody],
  ['discover', '?tab=users&q=asha', discover, { ...everybody, kind: 'user', query: 'asha' }],
  ['discover', '?tab=investors&industry=AI', discover, { ...everybody, kind: 'investor', filters }],
  ['discover', '?deals=all', discover, { ...everybody, isDealFlowPaused: true }],
  ['discover', '?sort=fit', discover, { ...everybody, sort: 'fit' }],
  ['starred', '', starred, { kind: 'startup', query: '' }],
  ['starred', '?tab=investors&q=mina', starred, { kind: 'investor', query: 'mina' }],
  ['board', '', board, deals],
  ['board', '?board=raise&card=investor%3Amina', board, { ...deals, board: 'raise', card: 'investor:mina' }],
  ['board', '?board=people&card=contact%3Aa', board, { ...deals, board: 'people', card: 'contact:a' }],
  [
    'board',
    '?view=table&sort=-due',
    board,
    { ...deals, look: 'table', sort: { by: 'due', isDescending: true } },
  ],
  [
    'board',
    '?q=solar+roofs&stage=talking&tag=Lead&move=you&due=none',
    board,
    { ...deals, filters: narrowed },
  ],
  ['messages', '', messages, { query: '' }],
  ['messages', '?q=deck', messages, { query: 'deck' }],
])('on the page %s, viewOf reads a view from %j, and searchOf writes it back', (_, search, page, view) => {
  expect(page.viewOf(search)).toEqual(view);
  expect(page.searchOf(view as never)).toBe(search);
});

it.each<[string, search: string, Page]>([
  ['explore', '?type=nonsense&q=&page=2', explore],
  ['discover', '?tab=things&deals=none&colour=red&industry=', discover],
  ['starred', '?tab=users', starred],
  ['board', '?board=x&view=list&card=post:a&q=&stage=&tag=&move=me&due=now&sort=-size&page=2', board],
  ['messages', '?tab=users&q=', messages],
])('on the page %s, viewOf ignores unknown parameters and values in the query %j', (_, search, page) => {
  expect(page.searchOf(page.viewOf(search) as never)).toBe('');
});

it.each([
  ['explore', 'filter', explore, '?type=funding&q=solar', [{ filter: 'all' }]],
  [
    'discover',
    'tab, filter or sort order',
    discover,
    '?tab=investors&industry=AI&q=mina',
    [{ kind: 'user' }, { filters: {} }, { isDealFlowPaused: true }, { sort: 'heliogrid' }],
  ],
  ['starred', 'tab', starred, '?q=mina', [{ kind: 'investor' }]],
  [
    'board',
    'board, look, card, filter or sort order',
    board,
    '?board=raise',
    [
      ...[{ board: 'deals' }, { look: 'table' }, { card: 'investor:mina' }],
      ...[{ filters: { ...noFilters, tag: 'Lead' } }, { sort: { by: 'due', isDescending: false } }],
    ],
  ],
] as const)(
  'on the page %s, a new %s adds a history entry (isStep returns true), but a new search text doesn’t',
  (_page, _selection, { viewOf, isStep }, search, choices) => {
    const view = viewOf(search);
    const is = (change: object) => isStep(view as never, { ...view, ...change } as never);
    const searched = 'query' in view ? { query: 'so' } : { filters: { ...view.filters, query: 'so' } };
    expect([...choices.map(is), is(searched)]).toEqual([...choices.map(() => true), false]);
  },
);

it('on the page messages, no change adds a history entry (isStep returns false), markedIn returns the message id in the URL, and isNewIn whether the URL opens a dialog', () => {
  expect(messages.isStep()).toBe(false);
  expect(['', 'q=new', 'new=1'].map(messages.isNewIn)).toEqual([false, false, true]);
  const marked = ['', 'q=deck', 'q=deck&at=mina-3'].map(messages.markedIn);
  expect(marked).toEqual([undefined, undefined, 'mina-3']);
});

it.each([
  ['', 'profile'],
  ['tab=startups', 'startups'],
  ['?tab=settings', 'settings'],
  ['?tab=nonsense', 'profile'],
] as const)('on the account page, the query string %j selects the tab %j', (search, tab) => {
  expect(account.tabOf(search)).toBe(tab);
});

it('on the account page, searchOf returns an empty query string for the first tab, and the tab’s name for another tab', () => {
  expect([account.searchOf('profile'), account.searchOf('settings')]).toEqual(['', '?tab=settings']);
});
