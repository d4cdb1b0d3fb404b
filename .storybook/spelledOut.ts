import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What can't be written into a control, unless a story gives a text for it. */
const drawn = /^(ReactNode|ReactElement|IconNode|Ref\b.*)$/;

/** In the props table stands what a union or literal is, where Storybook only says that it is one. */
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
