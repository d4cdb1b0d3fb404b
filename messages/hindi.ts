import type { Catalogs, Namespace } from './catalogs';

/** Where the Hindi words are fetched from, by path. */
export default import.meta.glob<Catalogs[Namespace]>('./hi/*.ts', { import: 'default' });
