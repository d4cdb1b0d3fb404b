import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** True while the test command runs the stories. */
export const isTested = import.meta.env.VITEST_STORYBOOK === 'false';

/** Marks an element whose contrast is to be measured. */
const mark = 'data-measure';
/** The rules whose result depends on colours. They take most of axe’s time, and are run on what is marked. */
const colourRules = [
  { id: 'color-contrast', selector: `[${mark}]` },
  { id: 'link-in-text-block', selector: `a[href][${mark}]` },
];

/** The attributes that styles depend on. */
const styled =
  /^(class|style|lang|hidden|inert|open|disabled|type|role|data-.*|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/;

type Look = {
  /** Of the styled attributes of the element and of all around it. */
  id: string;
  /** The colours below its text, from the root down. */
  ground: string;
  /** The ground, and all that its own text depends on. */
  text: string;
};
/** By what decides them. */
const looks = new Map<string, Look>();
/** The texts that axe has measured. */
const measured = new Set<string>();

const transparent = 'rgba(0, 0, 0, 0)';

/** How an element looks within another one. Its styles are read once for all elements of the same attributes. */
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
  // What is positioned can lie over anything, and anything over it: its own attributes count.
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
/** A short name for a long one. */
function interned(long: string): string {
  const short = grounds.get(long) ?? String(grounds.size);
  grounds.set(long, short);
  return short;
}

const hasText = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** The elements with text of their own that axe hasn't measured in this look. */
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
 * Runs axe over the page: in the story's own theme by all rules, else by those that colours decide. A look is measured once
 * for all stories of a page, and again where axe couldn't measure it.
 * @throws where axe finds something
 */
async function look({ parameters, globals, reporting, ...context }: StoryContext, theme: string) {
  const isOwn = theme === globals.theme;
  const type = isOwn ? 'a11y' : `a11y-${theme}`;
  const root = document.documentElement;
  const page = `${theme} ${innerWidth}`;
  root.dataset.theme = theme;
  const texts = unmeasuredIn(document.body, { id: page, ground: page, text: page });
  // Without axe's result: it is megabytes, and is sent to Vitest.
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
 * A story's `afterEach`: looks for barriers when the stories are tested. A screen is looked at in the dark too, told as
 * `a11y-dark`, but for what a story's test goes on to. The theme is one attribute of the root.
 * @throws where axe finds something
 */
export async function lookForBarriers(context: StoryContext) {
  if (!isTested) return;
  const { parameters, tags, globals } = context;
  await look(context, globals.theme);
  if (parameters.app && !tags.includes('test-fn') && globals.theme !== 'dark') await look(context, 'dark');
}
