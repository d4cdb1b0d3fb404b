import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Types that a control can't edit, unless a story sets a text. */
const drawn = /^(ReactNode|ReactElement|IconNode|Ref\b.*)$/;

/** Shows the members of a union or a literal in the props table, where Storybook shows only its kind. */
export const spelledOut: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { table, ...argType }]) => {
      const { raw } = (argType.type ?? {}) as { raw?: string };
      const summary = raw?.replace(/\s+/g, ' ').replace(/^\| /, '') ?? table?.type?.summary;
      const isDrawn = drawn.test(summary ?? '') && typeof initialArgs[name] !== 'string';
      return [
        name,
        {
          ...argType,
          ...(isDrawn && { control: { disable: true } }),
          table: { ...table, type: { ...table?.type, summary } },
        },
      ];
    }),
  );
