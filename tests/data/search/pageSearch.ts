import { createSearch } from '@/data/search/createSearch';
import { inPage } from '@/data/search/remoteEngine';
import { createSearchEngine } from '@/data/search/searchEngine';

/** Returns a separate search that runs in the page. */
export const pageSearch = () => createSearch(async () => inPage(createSearchEngine()));
