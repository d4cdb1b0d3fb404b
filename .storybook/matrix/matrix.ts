import { locales } from '@messages/locales';
import { globalsOf, type Look } from '../statechart/storyLinks';
import { viewports } from '../viewports';

// The matrix shows one story in every selected theme, language and width, and scales the iframes to fit.

export const axes = {
  themes: ['light', 'dark'],
  languages: locales,
  widths: Object.keys(viewports) as (keyof typeof viewports)[],
} as const;

export type Axis = keyof typeof axes;
/** The selected values of each axis, in the order of `axes`. */
export type Chosen = Record<Axis, readonly string[]>;
export type Width = (typeof axes.widths)[number];
export type Cell = { theme: string; locale: string; viewport: Width };

const byAxis = <Value>(of: (axis: Axis) => Value): Record<Axis, Value> => ({
  themes: of('themes'),
  languages: of('languages'),
  widths: of('widths'),
});

/** The name of Storybook's global for each axis. */
export const globalOf = { themes: 'theme', languages: 'locale', widths: 'viewport' } as const;

/** Reads the selected values from an address. Selects all values of an axis without a valid parameter. */
export const chosenIn = (read: (name: string) => string | null): Chosen =>
  byAxis((axis) => {
    const named = (read(axis) ?? '').split(',');
    const found = axes[axis].filter((value) => named.includes(value));
    return found.length ? found : axes[axis];
  });

/** Returns the selection as parameters for an address: `null` if all values of an axis are selected. */
export const written = (chosen: Chosen): Record<Axis, string | null> =>
  byAxis((axis) => (chosen[axis].length === axes[axis].length ? null : chosen[axis].join(',')));

/** Selects or deselects a value of an axis. The last selected value can't be deselected. */
export function toggled(chosen: Chosen, axis: Axis, value: string): Chosen {
  const isIn = chosen[axis].includes(value);
  const next = axes[axis].filter((each) => (each === value ? !isIn : chosen[axis].includes(each)));
  return next.length ? { ...chosen, [axis]: next } : chosen;
}

/** Returns the selection for one story. Themes, languages and viewports that it sets itself have priority. */
export const within = (chosen: Chosen, own: Look): Chosen =>
  byAxis((axis) => {
    const value = own[globalOf[axis]];
    return axes[axis].some((each) => each === value) ? [String(value)] : chosen[axis];
  });

/** Returns the width and height of a viewport in px. */
export const sizeOf = (viewport: Width) => ({
  width: Number.parseInt(viewports[viewport].styles.width, 10),
  height: Number.parseInt(viewports[viewport].styles.height, 10),
});

const gap = 16;
const scales = { most: 0.6, legible: 0.3 };

/**
 * Returns the scale at which iframes fit side by side in `available` px. If they would be illegible, they wrap, so
 * only the widest must fit.
 */
export function scaleIn(available: number, widths: readonly Width[]): number {
  const all = widths.map((each) => sizeOf(each).width);
  const beside = (available - gap * (all.length - 1)) / all.reduce((sum, width) => sum + width, 0);
  const alone = Math.min(scales.legible, available / Math.max(...all));
  return Math.min(scales.most, Math.max(beside, alone));
}

/**
 * Returns the address of a story's iframe, relative to Storybook. With this address, the story runs no play
 * function and no axe check, so that one page can show many iframes.
 */
export const frameOf = (storyId: string, { theme, locale }: Cell): string =>
  `iframe.html?id=${storyId}&viewMode=story&embed=true&globals=${globalsOf({ theme, locale })};a11y.manual:!true`;

type Entry = { id: string; title: string; name: string; type: string; subtype?: string; tags?: string[] };
export type Listed = Pick<Entry, 'id' | 'name'> & { screen: string; isPlayed: boolean };

/** Returns the stories of screens, in the order of Storybook's index. */
export async function fetchListed(): Promise<Listed[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(
      ({ type, subtype, title }) => type === 'story' && subtype !== 'test' && title.startsWith('Screens/'),
    )
    .map(({ id, title, name, tags = [] }) => ({
      id,
      name,
      screen: title.slice('Screens/'.length),
      isPlayed: tags.includes('played'),
    }));
}

/** Returns the stories whose screen and name together contain every word of the query. */
export function found(stories: readonly Listed[], query: string): Listed[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ screen, name }) => {
    const text = `${screen} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
