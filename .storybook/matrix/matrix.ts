import { locales } from '@messages/locales';
import { globalsOf } from '../statechart/links';
import { viewports } from '../viewports';

// One story in every theme, language and width: which of them are chosen, and how large they are shown.

export const axes = {
  themes: ['light', 'dark'],
  languages: locales,
  widths: Object.keys(viewports) as (keyof typeof viewports)[],
} as const;

export type Axis = keyof typeof axes;
/** What is shown of each axis, in its order. */
export type Chosen = Record<Axis, readonly string[]>;
export type Width = (typeof axes.widths)[number];
export type Cell = { theme: string; locale: string; viewport: Width };

/** What an address says is shown: all of an axis, where it says nothing of it that there is. */
export function chosenIn(read: (name: string) => string | null): Chosen {
  const of = (axis: Axis) => {
    const named = (read(axis) ?? '').split(',');
    const found = axes[axis].filter((value) => named.includes(value));
    return found.length ? found : axes[axis];
  };
  return { themes: of('themes'), languages: of('languages'), widths: of('widths') };
}

/** The same for the address: nothing of an axis that is shown whole. */
export const written = (chosen: Chosen): Record<Axis, string | null> => {
  const of = (axis: Axis) => (chosen[axis].length === axes[axis].length ? null : chosen[axis].join(','));
  return { themes: of('themes'), languages: of('languages'), widths: of('widths') };
};

/** With one more of an axis, or one less; the last one stays. */
export function toggled(chosen: Chosen, axis: Axis, value: string): Chosen {
  const isIn = chosen[axis].includes(value);
  const next = axes[axis].filter((each) => (each === value ? !isIn : chosen[axis].includes(each)));
  return next.length ? { ...chosen, [axis]: next } : chosen;
}

/** What a story sets itself, whatever is chosen: it is shown so only. */
export function within(chosen: Chosen, own: { theme?: string; locale?: string; viewport?: string }): Chosen {
  const of = (axis: Axis, value: string | undefined) =>
    value && (axes[axis] as readonly string[]).includes(value) ? [value] : chosen[axis];
  return {
    themes: of('themes', own.theme),
    languages: of('languages', own.locale),
    widths: of('widths', own.viewport),
  };
}

/** Px. */
export const sizeOf = (viewport: Width) => ({
  width: Number.parseInt(viewports[viewport].styles.width, 10),
  height: Number.parseInt(viewports[viewport].styles.height, 10),
});

const gap = 16;
const scales = { most: 0.6, legible: 0.3 };

/** How large frames are shown in a room, px: side by side where one can still see something, else the widest fills it. */
export function scaleIn(room: number, widths: readonly Width[]): number {
  const all = widths.map((each) => sizeOf(each).width);
  const beside = (room - gap * (all.length - 1)) / all.reduce((sum, width) => sum + width, 0);
  const alone = Math.min(scales.legible, room / Math.max(...all));
  return Math.min(scales.most, Math.max(beside, alone));
}

/**
 * The frame of a story, relative to where Storybook is: nothing is played in it, nor looked through by axe, so that many of
 * them stand in one page.
 */
export const frameOf = (storyId: string, { theme, locale }: Cell): string =>
  `iframe.html?id=${storyId}&viewMode=story&embed=true&globals=${globalsOf({ theme, locale })};a11y.manual:!true`;

type Entry = { id: string; title: string; name: string; type: string; subtype?: string; tags?: string[] };
export type Listed = Pick<Entry, 'id' | 'name'> & { screen: string; isPlayed: boolean };

/** The screens' stories of Storybook's index, in its order. */
export const listed = (entries: Record<string, Entry>): Listed[] =>
  Object.values(entries)
    .filter(
      ({ type, subtype, title }) => type === 'story' && subtype !== 'test' && title.startsWith('Screens/'),
    )
    .map(({ id, title, name, tags = [] }) => ({
      id,
      name,
      screen: title.slice('Screens/'.length),
      isPlayed: tags.includes('played'),
    }));

/** Those whose screen or name has every word that is looked for. */
export function found(stories: readonly Listed[], query: string): Listed[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter(({ screen, name }) => {
    const text = `${screen} ${name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
