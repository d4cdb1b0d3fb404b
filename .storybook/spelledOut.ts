import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Prop types that no control can edit, unless the initial value is a string. */
const rendered = /^(ReactNode|ReactElement|IconNode|Ref\b.*)$/;

/** Shows the full type of unions and literals in the props table. Storybook would show only `union`. */
export const spelledOut: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { table, ...argType }]) => {
      const { raw } = (argType.type ?? {}) as { raw?: string };
      const summary = raw?.replace(/\s+/g, ' ').replace(/^\| /, '') ?? table?.type?.summary;
      const isRendered = rendered.test(summary ?? '') && typeof initialArgs[name] !== 'string';
      return [
        name,
        {
          ...argType,
          ...(isRendered && { control: { disable: true } }),
          table: { ...table, type: { ...table?.type, summary } },
        },
      ];
    }),
  );
