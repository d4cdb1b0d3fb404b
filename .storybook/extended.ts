import type { Plugin } from 'vite';

/**
 * Moves the parameters of extended stories to where Storybook reads them. Storybook reads `Story.input.parameters`,
 * but writes the description and source of a story that extends another to `Story.parameters`.
 */
export const describeExtended = (): Plugin => ({
  name: 'updraft:extended-stories',
  enforce: 'post',
  transform: {
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler: (code) =>
      [...code.matchAll(/\bconst (\w+) = \w+\.extend\(/g)].reduce(
        (described, [, name]) => described.replaceAll(`${name}.parameters`, `${name}.input.parameters`),
        code,
      ),
  },
});
