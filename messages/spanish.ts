import type { Catalogs, Namespace } from './catalogs';

/** Where the Spanish words are fetched from, by path. */
export default import.meta.glob<Catalogs[Namespace]>('./es/*.ts', { import: 'default' });
