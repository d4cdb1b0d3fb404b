import type { AppParameters } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { DirectoryEvent } from '@/machines/directory/types';
import { changed, never, onceRefused } from './answers';

// What the stories of Discover and Starred have in common: one list of cards with a search and tabs.

type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;
type Canvas = Shown['canvas'];

/** A page at an address, on a device, among services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

/** One of the two pages, by its machine's id, which its address has too. */
export function directoryPage(id: 'discover' | 'starred') {
  const path = `/${id}`;

  /** Where the machine rests, and what was done before. */
  const rests = (state: string, ...events: DirectoryEvent[]) => ({ machine: { id, state, events } });

  return {
    rests,

    /** What its stories begin with: the page, as wide as the window, with its cards. */
    page: {
      parameters: {
        layout: 'fullscreen' as const,
        docs: { story: { inline: false, height: '720px' } },
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
      play: async ({ canvas, canvasElement }: Shown) => {
        await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
        await expect(skeletons(canvasElement)).toBeInTheDocument();
        await expect(names(canvas)).toEqual([]);
      },
    },

    /** What an address asks for is being looked for. */
    loadingResults: (query: string) => ({
      parameters: { ...at(`${path}?q=${query}`, searching), ...rests('loading.fetch.searching') },
      play: async ({ canvas, canvasElement }: Shown) => {
        await expect(canvas.getByRole('searchbox')).toHaveValue(query);
        await expect(skeletons(canvasElement)).toBeInTheDocument();
      },
    }),

    /** The first reading failed. */
    failed: {
      parameters: {
        ...at(path, {
          services: ({ directory }) => ({
            directory: changed(directory, ({ load }) => ({ load: onceRefused(load) })),
          }),
        }),
        ...rests('failed'),
      },
      play: async ({ canvas }: Shown) => {
        await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      },
    },
  };
}

const skeletons = (canvasElement: HTMLElement) => canvasElement.querySelector('main [aria-busy="true"]');

/** What is looked for is never found. */
export const searching: Pick<AppParameters, 'services'> = {
  services: ({ search }) => ({ search: { ...search, profiles: never } }),
};

/** Whose cards are shown, in the order they are. */
export const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

export const shows = (canvas: Canvas, expected: string[]) =>
  waitFor(() => expect(names(canvas)).toEqual(expected));

/** The sample's, as Asha meets them: her own comes last. */
export const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
export const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
