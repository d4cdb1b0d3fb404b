import type { Catalogs, Namespace } from './catalogs';

/** The loaders of the Spanish messages, by path. */
export default import.meta.glob<Catalogs[Namespace]>('./es/*.ts', { import: 'default' });
