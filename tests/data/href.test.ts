import { describe, expect, it } from 'vitest';
import { href } from '@/data/schema/shapes/href';
import { profileHref } from '@/data/schema/shapes/ref';

describe('href', () => {
  it('inserts each parameter into the path, encoded', () => {
    expect(href('startup', { params: { startupId: 'heliogrid' } })).toBe('/startups/heliogrid');
    expect(href('conversation', { params: { conversationId: 'a/b?c#d é' } })).toBe(
      '/messages/a%2Fb%3Fc%23d%20%C3%A9',
    );
  });

  it('writes search parameters in order, with a space as %20 and a hash sign as %23', () => {
    expect(href('explore', { search: { q: '#clean air', type: 'saved' } })).toBe(
      '/explore?q=%23clean%20air&type=saved',
    );
    expect(href('discover', { search: { 'a&b': 'c=d+e' } })).toBe('/discover?a%26b=c%3Dd%2Be');
  });

  it('writes search values that URL reads back unchanged', () => {
    const q = '50% + #1 & "more"=?/ ü 🚀';
    expect(new URL(href('discover', { search: { q } }), 'https://x').searchParams.get('q')).toBe(q);
  });

  it('omits empty parameters', () => {
    expect(href('messages', { search: { q: '', tab: undefined } })).toBe('/messages');
    expect(href('discover', { search: { tab: '', q: 'sun' } })).toBe('/discover?q=sun');
    expect(href('explore', { hash: '' })).toBe('/explore');
    expect(href('explore', {})).toBe('/explore');
  });

  it('ends with the hash', () => {
    expect(href('explore', { hash: 'post 1' })).toBe('/explore#post%201');
    expect(href('user', { params: { name: 'asha-verma' }, search: { tab: 'posts' }, hash: 'latest' })).toBe(
      '/user/asha-verma?tab=posts#latest',
    );
  });
});

describe('profileHref', () => {
  it('returns the URL of each profile kind', () => {
    expect([
      profileHref('startup', 'heliogrid'),
      profileHref('investor', 'mina-okafor'),
      profileHref('user', 'आशा'),
    ]).toEqual(['/startups/heliogrid', '/investors/mina-okafor', `/user/${encodeURIComponent('आशा')}`]);
  });
});
