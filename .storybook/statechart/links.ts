import { pageIdOf } from './pages';

// Addresses that show one thing to everybody: a story, with what was sent to its machines, in a theme, a language, a
// viewport.

/** An event for a machine of the story, by the machine's id. */
export type MachineEvent = { id: string; event: { type: string } & Record<string, unknown> };

export type Look = { theme?: string; locale?: string; viewport?: string };

/** As Storybook's globals have it. */
export function lookOf(globals: Record<string, unknown>): Look {
  const { theme, locale, viewport } = globals;
  const chosen =
    typeof viewport === 'string' ? viewport : (viewport as { value?: string } | undefined)?.value;
  return {
    ...(typeof theme === 'string' && { theme }),
    ...(typeof locale === 'string' && { locale }),
    ...(chosen && { viewport: chosen }),
  };
}

/** Storybook's own way to write globals in an address. */
export const globalsOf = ({ theme, locale, viewport }: Look): string =>
  [theme && `theme:${theme}`, locale && `locale:${locale}`, viewport && `viewport.value:${viewport}`]
    .filter(Boolean)
    .join(';');

const asText = (events: readonly MachineEvent[]) =>
  JSON.stringify(events.map(({ id, event }) => [id, event]));

/** The events that an address asks for; none where they can't be read. */
export function sentIn(text: string | null | undefined): MachineEvent[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(read)) return [];
    return read.flatMap((item) =>
      Array.isArray(item) && typeof item[0] === 'string' && typeof item[1]?.type === 'string'
        ? [{ id: item[0], event: item[1] }]
        : [],
    );
  } catch {
    return [];
  }
}

type StoryLink = Look & { storyId: string; sent?: readonly MachineEvent[]; panel?: string };

/** A story, relative to where Storybook is. */
export function storyLink({ storyId, sent = [], panel, ...look }: StoryLink): string {
  const parameters = [
    `path=/story/${storyId}`,
    globalsOf(look) && `globals=${globalsOf(look)}`,
    panel && `addonPanel=${panel}`,
    sent.length && `sent=${encodeURIComponent(asText(sent))}`,
  ];
  return `?${parameters.filter(Boolean).join('&')}`;
}

/** A state of a machine, relative to where Storybook is: its page, at that state. */
export function stateLink({ machine, state, ...look }: Look & { machine: string; state?: string }): string {
  const globals = globalsOf(look);
  return `?path=/docs/${pageIdOf(machine)}${globals && `&globals=${globals}`}${state ? `&state=${state}` : ''}`;
}

/** Where a story is in every theme, language and width; with the toolbar's choices, as the address has them. */
export const matrixLink = (storyId: string, globals?: string): string =>
  `?path=/docs/matrix--docs&story=${storyId}${globals ? `&globals=${globals}` : ''}`;

/** What goes with a link into a review. */
export function reviewNote(
  story: string,
  machines: readonly { id: string; leaves: readonly string[] }[],
  { theme, locale, viewport }: Look,
  address: string,
): string {
  const states = machines.map(({ id, leaves }) => `${id}: ${leaves.join(', ')}`);
  const look = [theme, locale, viewport].filter(Boolean).join(', ');
  return [`${story}${look && ` (${look})`}`, ...states, address].join('\n');
}
