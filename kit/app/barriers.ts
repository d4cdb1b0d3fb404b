import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** Whether Vitest runs the stories from the command line, not from Storybook. */
export const isTested = import.meta.env.VITEST_STORYBOOK === 'false';

/** The attribute of the elements whose contrast axe measures. */
const mark = 'data-measure';
/** The rules that depend on colours. They take most of axe’s time, so they only check marked elements. */
const colourRules = [
  { id: 'color-contrast', selector: `[${mark}]` },
  { id: 'link-in-text-block', selector: `a[href][${mark}]` },
];

/** The attributes that styles depend on. */
const styled =
  /^(class|style|lang|hidden|inert|open|disabled|type|role|data-.*|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/;

type Look = {
  /** Identifies the styled attributes of the element and of its ancestors. */
  id: string;
  /** Identifies the backgrounds behind the element's text, from the root down. */
  ground: string;
  /** Identifies `ground` and all properties that affect the element's own text. */
  text: string;
};
/** The looks computed so far, by the attributes that determine them. */
const looks = new Map<string, Look>();
/** The `text` ids of the looks that axe has measured. */
const measured = new Set<string>();

const transparent = 'rgba(0, 0, 0, 0)';

/** Returns an element's look. `around`: its parent's look. Equal elements in equal parents share a look. */
function lookOf(element: Element, around: Look): Look {
  const attributes = [...element.attributes].filter(({ name }) => styled.test(name));
  const isDisabled = element instanceof HTMLLabelElement && element.control?.matches(':disabled');
  const states = [isDisabled, element.matches(':checked'), element === document.activeElement];
  const own = `${element.tagName} ${states} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
  const key = `${around.id} ${own}`;
  const known = looks.get(key);
  if (known) return known;
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, opacity, position, color, fontSize, fontWeight } = style;
  const isGround = backgroundColor !== transparent || backgroundImage !== 'none' || opacity !== '1';
  // A positioned element can overlap any element, so the background key contains its attributes (`own`).
  const below = [
    around.ground,
    ...(isGround ? [backgroundColor, backgroundImage, opacity] : []),
    ...(position === 'static' ? [] : [own]),
  ].join(' ');
  const ground = interned(below);
  const look = { id: String(looks.size), ground, text: [ground, own, color, fontSize, fontWeight].join(' ') };
  looks.set(key, look);
  return look;
}

const grounds = new Map<string, string>();
/** Returns a short id for a long key. */
function interned(long: string): string {
  const short = grounds.get(long) ?? String(grounds.size);
  grounds.set(long, short);
  return short;
}

const hasText = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Returns the elements whose text has a look that axe hasn't measured, with the id of that look. */
function unmeasuredIn(
  element: Element,
  around: Look,
  found = new Map<Element, string>(),
): Map<Element, string> {
  if (element.classList.contains('sb-wrapper')) return found;
  const look = lookOf(element, around);
  if (!measured.has(look.text) && hasText(element)) found.set(element, look.text);
  for (const child of element.children) unmeasuredIn(child, look, found);
  return found;
}

/**
 * Runs axe on the page: all rules in the story's own theme, only the colour rules in another theme. The
 * colour rules skip looks for which axe already has a complete result.
 * @throws if axe finds a violation
 */
async function look({ parameters, globals, reporting, ...context }: StoryContext, theme: string) {
  const isOwn = theme === globals.theme;
  const type = isOwn ? 'a11y' : `a11y-${theme}`;
  const root = document.documentElement;
  const page = `${theme} ${innerWidth}`;
  root.dataset.theme = theme;
  const texts = unmeasuredIn(document.body, { id: page, ground: page, text: page });
  // Reports only the status, because Storybook would send megabytes of results to Vitest.
  const report = (status: 'passed' | 'failed' | 'warning') =>
    reporting.addReport({ type, version: 1, result: {}, status });
  const { a11y } = parameters;
  const config = { rules: [...a11y.config.rules, ...colourRules] };
  const options = {
    ...a11y.options,
    ...(isOwn ? {} : { runOnly: colourRules.map(({ id }) => id) }),
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    preload: false,
  };
  for (const element of texts.keys()) element.setAttribute(mark, '');
  try {
    if (!isOwn && !texts.size) return report('passed');
    await runAxe({
      ...context,
      globals,
      parameters: { ...parameters, a11y: { ...a11y, config, options } },
      reporting: {
        ...reporting,
        addReport({ result, status }) {
          const { incomplete = [] } = result as { incomplete?: { nodes: { element: Element }[] }[] };
          for (const { element } of incomplete.flatMap(({ nodes }) => nodes)) texts.delete(element);
          report(status);
        },
      },
    } as StoryContext);
    for (const text of texts.values()) measured.add(text);
  } finally {
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    root.dataset.theme = globals.theme;
  }
}

/**
 * The `afterEach` hook of all stories: runs axe in tests. For stories of whole pages, except tests, axe
 * runs again in the dark theme and reports `a11y-dark`.
 * @throws if axe finds a violation
 */
export async function lookForBarriers(context: StoryContext) {
  if (!isTested) return;
  const { parameters, tags, globals } = context;
  await look(context, globals.theme);
  if (parameters.app && !tags.includes('test-fn') && globals.theme !== 'dark') await look(context, 'dark');
}
