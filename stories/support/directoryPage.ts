import { expect, waitFor } from 'storybook/test';
import type { DirectoryData } from '@/data/ports/Directory';
import type { DirectoryEvent } from '@/machines/directory/types';
import { never, onceRefused, refusedOnce, searching, serving } from './answers';
import { at, type Canvas, ending, on, resting, type Shown, wide } from './screen';

// Shared by the stories of Discover and Starred: one list of cards with a search and tabs.

type More = (load: () => Promise<DirectoryData>) => Promise<DirectoryData>;

/** Serves lists whose first page isn’t the last. `answering` returns what answers requests for the next page. */
const inPages = (answering: () => More) =>
  serving('directory', ({ list }) => {
    const answer = answering();
    return {
      list: async (asked) => {
        const load = () => list({ ...asked, after: undefined });
        return asked.after ? answer(load) : { ...(await load()), next: '1', whole: [] };
      },
    };
  });

/** Returns the stories that Discover and Starred share. `id` is the machine’s id and the page’s path. */
export function directoryPage(id: 'discover' | 'starred') {
  const path = `/${id}`;

  const rests = resting<DirectoryEvent>(id);
  const ends = ending(rests);

  return {
    ends,

    /** The default of the page’s stories: as wide as the window, with its cards loaded. */
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

    /** The cards are loading. */
    loading: {
      ...ends(on({ services: () => ({ directory: never }) }), 'loading.fetch.reading'),
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
      },
    },

    /** The URL has a query, whose results are loading. */
    loadingResults: (query: string) => ({
      ...ends(at(`${path}?q=${query}`, searching('profiles')), 'loading.fetch.searching'),
      play: async ({ canvas }: Shown) => {
        await expect(canvas.getByRole('searchbox')).toHaveValue(query);
      },
    }),

    /** A search whose results haven’t loaded yet: the cards stay unchanged, and no count is shown. */
    searching: (query: string) => ({
      ...ends(on(searching('profiles')), 'loaded.search.searching', { type: 'query.change', query }),
      play: async ({ canvas }: Shown) => {
        await shows(canvas, startups);
        await expect(canvas.getByRole('status')).not.toHaveTextContent('3');
      },
    }),

    /** The next page of startups is loading. */
    loadingMore: {
      ...ends(on(inPages(() => never)), 'loaded.sync.extending'),
      play: async ({ canvas }: Shown) => {
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3+ startups'));
      },
    },

    /** The next page of startups couldn’t be loaded. */
    moreFailed: {
      ...ends(on(inPages(() => onceRefused((load) => load()))), 'loaded.sync.failed'),
      play: async ({ canvas }: Shown) => {
        await expect(await canvas.findByText('We couldn’t load more startups.')).toBeVisible();
      },
    },

    /** The first load failed. */
    failed: {
      ...ends(on(refusedOnce('directory', 'list')), 'failed'),
      play: async ({ canvas }: Shown) => {
        await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
      },
    },
  };
}

/** The names on the visible cards, in order. */
export const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

export const shows = (canvas: Canvas, expected: string[]) =>
  waitFor(() => expect(names(canvas)).toEqual(expected));

/** The names of the startups in the sample data. Asha’s own startup is last. */
export const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
export const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
