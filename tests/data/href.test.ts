import { describe, expect, it } from 'vitest';
import { href } from '@/data/schema/shapes/href';
import { profileHref } from '@/data/schema/shapes/ref';

describe('href', () => {
  it('encodes search parameters (a space as %20) so that the URL class decodes them to the same values', () => {
    const q = '#1 & "more"=?/ 50% + ü 🚀';
    const address = href('discover', { search: { 'a&b': 'c=d+e', q } });
    expect(address).toMatch(/^\/discover\?a%26b=c%3Dd%2Be&q=%231%20/);
    expect(new URL(address, 'https://x').searchParams.get('q')).toBe(q);
  });

  it('omits empty search parameters and an empty hash', () => {
    expect(href('messages', { search: { q: '', tab: undefined } })).toBe('/messages');
    expect(href('discover', { search: { tab: '', q: 'sun' } })).toBe('/discover?q=sun');
    expect(href('explore', { hash: '' })).toBe('/explore');
  });

  it('appends the encoded hash to the end of the URL', () => {
    expect(href('explore', { hash: 'post 1' })).toBe('/explore#post%201');
    expect(href('user', { params: { name: 'asha-verma' }, search: { tab: 'posts' }, hash: 'latest' })).toBe(
      '/user/asha-verma?tab=posts#latest',
    );
  });
});

it.each([
  ['startup', 'a/b?c#d é', '/startups/a%2Fb%3Fc%23d%20%C3%A9'],
  ['investor', 'mina-okafor', '/investors/mina-okafor'],
  ['user', 'आशा', '/user/%E0%A4%86%E0%A4%B6%E0%A4%BE'],
] as const)(
  "profileHref, given the kind '%s' and the slug %j, returns the encoded URL %s",
  (kind, slug, url) => {
    expect(profileHref(kind, { id: 'stable', slug })).toBe(url);
  },
);
