import type { Catalogs, Namespace } from './catalogs';

/** Where the English words of the app's own pages are fetched from, by path. */
export default import.meta.glob<Catalogs[Namespace]>(
  ['./en/*.ts', '!./en/{common,errors,landing,pages,auth}.ts'],
  {
    import: 'default',
  },
);
