import { afterEach as lookForBarriers } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

/** By the test command; not by whoever looks at Storybook. */
export const isTested = import.meta.env.VITEST_STORYBOOK === 'false';

/**
 * Lets axe look at a screen's story in the dark too, when the stories are tested; it is told as `a11y-dark`. What a story's
 * test goes on to is looked at in the light alone. The theme is an attribute and nothing else: nothing is drawn anew.
 * @throws where axe finds something
 */
export async function checkInTheDark(context: StoryContext) {
  const { parameters, tags, globals, reporting } = context;
  if (!isTested || !parameters.app || tags.includes('test-fn') || globals.theme === 'dark') return;
  const root = document.documentElement;
  root.dataset.theme = 'dark';
  try {
    await lookForBarriers({
      ...context,
      reporting: {
        ...reporting,
        addReport: (report) => reporting.addReport({ ...report, type: 'a11y-dark' }),
      },
    });
  } finally {
    root.dataset.theme = globals.theme;
  }
}
