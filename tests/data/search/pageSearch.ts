import type { MarkedText } from '@/data/schema/shapes/siteSearch';
import { createSearch } from '@/data/search/createSearch';
import { inPage } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';

/** Returns a separate search that runs in the page. */
export const pageSearch = () => createSearch(async () => inPage(createSearchEngine()));

/** Returns a text with its matches in brackets. */
export const marked = (parts: MarkedText) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
