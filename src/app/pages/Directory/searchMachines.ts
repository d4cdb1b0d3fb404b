import type { Services } from '@/app/services/createServices';
import { searchResults } from '@/app/services/searchNews';
import { savedSearchesActors } from '@/machines/savedSearches/actors';
import { savedSearchesMachine } from '@/machines/savedSearches/machine';

/** Returns the machine of the current user's saved searches. */
export const savedSearchesOf = ({ pipeline, directory, outbox, search }: Services) =>
  savedSearchesMachine.provide({
    actors: savedSearchesActors({
      ...{ pipeline, directory, outbox },
      ...searchResults({ directory, search }),
    }),
  });
