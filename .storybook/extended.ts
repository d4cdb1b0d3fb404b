import type { Plugin } from 'vite';

/**
 * Makes docs pages show the description and source of stories created with `extend`. Storybook writes both to
 * `Story.parameters`, but reads them from `Story.input.parameters`.
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
