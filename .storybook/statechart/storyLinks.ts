import { pageIdOf } from './pages';

// Links that reproduce a story for another viewer. They contain the theme, the language, the viewport and the
// events that the user sent to the story's machines.

/** An event for one of the story's machines. `id`: the machine's id. */
export type MachineEvent = { id: string; event: { type: string } & Record<string, unknown> };

export type Look = { theme?: string; locale?: string; viewport?: string };

/** Reads theme, language and viewport from Storybook's globals. */
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

/** Returns globals in the format of Storybook's address. */
export const globalsOf = ({ theme, locale, viewport }: Look): string =>
  [theme && `theme:${theme}`, locale && `locale:${locale}`, viewport && `viewport.value:${viewport}`]
    .filter(Boolean)
    .join(';');

const asText = (events: readonly MachineEvent[]) =>
  JSON.stringify(events.map(({ id, event }) => [id, event]));

/** Parses the `sent` parameter of an address. Returns an empty array if it's invalid. */
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

/** Returns the address of a story, relative to Storybook. */
export function storyLink({ storyId, sent = [], panel, ...look }: StoryLink): string {
  const parameters = [
    `path=/story/${storyId}`,
    globalsOf(look) && `globals=${globalsOf(look)}`,
    panel && `addonPanel=${panel}`,
    sent.length && `sent=${encodeURIComponent(asText(sent))}`,
  ];
  return `?${parameters.filter(Boolean).join('&')}`;
}

/** Returns the address of a state on the page of its machine, relative to Storybook. */
export function stateLink({ machine, state, ...look }: Look & { machine: string; state?: string }): string {
  const globals = globalsOf(look);
  return `?path=/docs/${pageIdOf(machine)}${globals && `&globals=${globals}`}${state ? `&state=${state}` : ''}`;
}

/** Returns the address of a story's matrix. @param globals the toolbar's globals, in the address's format */
export const matrixLink = (storyId: string, globals?: string): string =>
  `?path=/docs/matrix--docs&story=${storyId}${globals ? `&globals=${globals}` : ''}`;

/** Returns a note for a review: the story, the states of its machines, and a link. */
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
