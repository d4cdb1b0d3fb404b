import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const search: Catalogs['search'] = {
  results: 'Resultados de la búsqueda',
  kinds: { startup: 'Startups', investor: 'Inversores', user: 'Personas', post: 'Publicaciones' },
  count: (p) => plural(p.count, { one: '# resultado', other: '# resultados' }),
  none: (p) => `Nada coincide con «${p.query}»`,
  noneText: 'Revisa la ortografía o busca con menos palabras.',
  discover: (p) => `Buscar «${p.query}» en Descubrir`,
};

export default search;
