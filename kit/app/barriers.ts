import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** True while the test command runs the stories. */
export const isTested = import.meta.env.VITEST_STORYBOOK === 'false';

/** The rules that the theme can change the result of. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Marks an element whose contrast axe has measured in an earlier story. */
const mark = 'data-contrast-measured';
/** The attributes that styles depend on. */
const styled =
  /^(class|style|lang|hidden|inert|open|disabled|type|role|data-.*|aria-(checked|current|disabled|expanded|invalid|pressed|selected))$/;

/** The looks of elements, numbered: the theme, and the styled attributes from the root down. */
const looks = new Map<string, number>();
/** The looks that axe has measured and passed. */
const measured = new Set<number>();

function lookOf(look: string): number {
  const known = looks.get(look) ?? looks.size;
  looks.set(look, known);
  return known;
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** The elements of the page that have text of their own, with their looks. */
function textsIn(element: Element, around: number, texts: [Element, number][] = []): [Element, number][] {
  const attributes = [...element.attributes].filter(({ name }) => styled.test(name));
  const isDisabled = element instanceof HTMLLabelElement && element.control?.matches(':disabled');
  const states = [isDisabled, element.matches(':checked'), element === document.activeElement];
  const own = attributes.map(({ name, value }) => `${name}=${value}`).join(' ');
  const look = lookOf(`${around} ${element.tagName} ${states} ${own}`);
  if (hasText(element)) texts.push([element, look]);
  for (const child of element.children) textsIn(child, look, texts);
  return texts;
}

/**
 * Runs axe over the page. Contrast takes most of its time, so each look is measured once for all stories of a page: what
 * axe couldn't measure is measured again.
 * @throws where axe finds something
 */
async function look({ parameters, reporting, ...context }: StoryContext, type: string, options: object = {}) {
  const { a11y } = parameters;
  const texts = textsIn(document.body, lookOf(`${document.documentElement.dataset.theme} ${innerWidth}`));
  for (const [element, look] of texts) if (measured.has(look)) element.setAttribute(mark, '');
  let unmeasured: Element[] = [];
  try {
    await runAxe({
      ...context,
      parameters: {
        ...parameters,
        a11y: {
          ...a11y,
          config: { rules: [...a11y.config.rules, { id: 'color-contrast', selector: `:not([${mark}])` }] },
          options: {
            ...a11y.options,
            ...options,
            resultTypes: ['violations', 'incomplete'],
            elementRef: true,
            preload: false,
          },
        },
      },
      reporting: {
        ...reporting,
        addReport: ({ result, status }) => {
          const { incomplete = [] } = result as { incomplete?: { nodes: { element: Element }[] }[] };
          unmeasured = incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element));
          // Without the result, which is megabytes and is sent to Vitest.
          reporting.addReport({ type, version: 1, result: {}, status });
        },
      },
    } as StoryContext);
    for (const [element, look] of texts) if (!unmeasured.includes(element)) measured.add(look);
  } finally {
    for (const [element] of texts) element.removeAttribute(mark);
  }
}

/**
 * A story's `afterEach`: looks for barriers when the stories are tested. Screens are looked at in the dark too, told as
 * `a11y-dark`; what a story's test goes on to is looked at in the light alone. The theme is one attribute of the root.
 * @throws where axe finds something
 */
export async function lookForBarriers(context: StoryContext) {
  if (!isTested) return;
  await look(context, 'a11y');
  const { parameters, tags, globals } = context;
  if (!parameters.app || tags.includes('test-fn') || globals.theme === 'dark') return;
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  try {
    await look(context, 'a11y-dark', { runOnly: colourRules });
  } finally {
    root.dataset.theme = globals.theme;
  }
}
