import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** In the props table stands what a union or literal is, where Storybook only says that it is one. */
export const spelledOut: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, { table, ...argType }]) => {
      const { raw } = (argType.type ?? {}) as { raw?: string };
      const summary = raw?.replace(/\s+/g, ' ').replace(/^\| /, '') ?? table?.type?.summary;
      return [name, { ...argType, table: { ...table, type: { ...table?.type, summary } } }];
    }),
  );
