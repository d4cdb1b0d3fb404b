import type { Catalogs, Namespace } from './catalogs';

/** The loaders of the Hindi messages, by path. */
export default import.meta.glob<Catalogs[Namespace]>('./hi/*.ts', { import: 'default' });
