import { describe, expect, test } from 'vitest';
import {
  globalsOf,
  lookOf,
  reviewNote,
  sentIn,
  stateLink,
  storyLink,
} from '../../.storybook/statechart/storyLinks';

describe('storyLink', () => {
  test('contains the theme, language and viewport as Storybook’s globals', () => {
    const look = lookOf({ theme: 'dark', locale: 'hi', viewport: { value: 'phone', isRotated: false } });
    expect(look).toEqual({ theme: 'dark', locale: 'hi', viewport: 'phone' });
    expect(storyLink({ storyId: 'screens-feed--ready', ...look })).toBe(
      '?path=/story/screens-feed--ready&globals=theme:dark;locale:hi;viewport.value:phone',
    );
    expect(lookOf({ theme: 'dark', viewport: { value: undefined } })).toEqual({ theme: 'dark' });
    expect(lookOf({ viewport: 'phone' })).toEqual({ viewport: 'phone' });
    expect(globalsOf({})).toBe('');
  });

  test('contains the sent events, which sentIn reads from the link', () => {
    const sent = [{ id: 'feed', event: { type: 'query.change', query: 'a&b=c;d' } }];
    const link = storyLink({ storyId: 'screens-feed--ready', sent });
    expect(sentIn(new URLSearchParams(link).get('sent'))).toEqual(sent);
  });
});

test.each([
  ['if the link contains none', undefined],
  ['for the invalid JSON “{”', '{'],
  ['for JSON that contains no valid events', '[["feed",{"no":"type"}],[1,{"type":"a"}]]'],
])('sentIn returns no events %s', (_, text) => {
  expect(sentIn(text)).toEqual([]);
});

test('stateLink returns the URL of the machine’s page, with the state as a parameter', () => {
  expect(stateLink({ machine: 'editInvestor', state: 'ready.idle', theme: 'dark' })).toBe(
    '?path=/docs/machines-edit-investor--docs&globals=theme:dark&state=ready.idle',
  );
  expect(stateLink({ machine: 'feed' })).toBe('?path=/docs/machines-feed--docs');
});

test('reviewNote returns a text with the story, the theme and language, the states of the machines and the URL', () => {
  const machines = [
    { id: 'inbox', leaves: ['ready'] },
    { id: 'thread', leaves: ['open', 'idle'] },
  ];
  expect(reviewNote('Messages / Ready', machines, { theme: 'dark', locale: 'es' }, 'https://x/?path=y')).toBe(
    'Messages / Ready (dark, es)\ninbox: ready\nthread: open, idle\nhttps://x/?path=y',
  );
});
