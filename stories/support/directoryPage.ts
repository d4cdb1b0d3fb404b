import { expect, waitFor } from 'storybook/test';
import type { DirectoryEvent } from '@/machines/directory/types';
import { never, onceRefused, searching, serving } from './answers';
import { at, type Canvas, resting, type Shown, wide } from './screen';

// What the stories of Discover and Starred have in common: one list of cards with a search and tabs.

/** One of the two pages, by its machine's id, which its address has too. */
export function directoryPage(id: 'discover' | 'starred') {
  const path = `/${id}`;

  const rests = resting<DirectoryEvent>(id);

  return {
    rests,

    /** What its stories begin with: the page, as wide as the window, with its cards. */
    page: {
      parameters: {
        ...wide,
        ...at(path),
        ...rests('loaded.view.ready'),
      },
      play: async ({ canvas }: Shown) => {
        await canvas.findAllByRole('article');
      },
    },

    /** Its cards are on their way. */
    loading: {
      parameters: {
        ...at(path, { services: () => ({ directory: never }) }),
        ...rests('loading.fetch.fetching'),
      },
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
      },
    },

    /** What an address asks for is being looked for. */
    loadingResults: (query: string) => ({
      parameters: {
        ...at(`${path}?q=${query}`, searching('profiles')),
        ...rests('loading.fetch.searching'),
      },
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('searchbox')).toHaveValue(query);
      },
    }),

    /** A search isn't answered yet: the cards stay as they were, and nothing is counted. */
    searching: (query: string) => ({
      parameters: {
        ...at(path, searching('profiles')),
        ...rests('loaded.search.searching', { type: 'query.change', query }),
      },
      play: async ({ canvas }: Shown) => {
        await shows(canvas, startups);
        await expect(canvas.getByRole('status')).not.toHaveTextContent('3');
      },
    }),

    /** The first reading failed. */
    failed: {
      parameters: {
        ...at(
          path,
          serving('directory', ({ load }) => ({ load: onceRefused(load) })),
        ),
        ...rests('failed'),
      },
      play: async ({ canvas }: Shown) => {
        await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
      },
    },
  };
}

/** Whose cards are shown, in the order they are. */
export const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

export const shows = (canvas: Canvas, expected: string[]) =>
  waitFor(() => expect(names(canvas)).toEqual(expected));

/** The sample's, as Asha meets them: her own comes last. */
export const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
export const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
