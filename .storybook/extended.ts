import type { Plugin } from 'vite';

/**
 * Storybook notes what it reads of a story, its sentence and its source, in `Story.input.parameters`, but of a story that
 * extends another in `Story.parameters`, where nobody looks for it.
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
