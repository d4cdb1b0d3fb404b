import { createSearch } from '@/data/search/createSearch';
import { inPage } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';

/** A search of its own, in the page. */
export const pageSearch = () => createSearch(async () => inPage(createSearchEngine()));
