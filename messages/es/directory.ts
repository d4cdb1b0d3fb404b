import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const directory: Catalogs['directory'] = {
  discoverTitle: 'Descubrir',
  discoverHeadText: 'Encuentra startups, inversores y personas, filtrando por lo que te importa.',
  starredTitle: 'Favoritos',
  starredHeadText: 'Tus startups e inversores favoritos y tus publicaciones guardadas.',

  kindLabel: 'Mostrar',
  kinds: { startup: 'Startups', investor: 'Inversores', user: 'Usuarios' },

  searchLabel: { startup: 'Buscar startups', investor: 'Buscar inversores', user: 'Buscar usuarios' },
  searchClear: 'Borrar la búsqueda',

  filterLabel: 'Filtros',
  filters: {
    industry: 'Sector',
    stage: 'Etapa',
    experience: 'Experiencia',
    interest: 'Interés',
    location: 'Ubicación',
    teamSize: 'Tamaño del equipo',
    raising: 'Con ronda abierta',
    verified: 'Solo con verificación',
    stagePreference: 'Etapa preferida',
    checkSize: 'Importe por inversión',
    investorType: 'Tipo de inversor',
    mentoring: 'Ofrece mentoría',
    lookingFor: 'Busca',
    skill: 'Habilidad',
  },
  any: 'Cualquiera',
  removeFilter: (p) => `Quitar el filtro: ${p.filter}`,
  moreFilters: 'Más filtros',
  filtersChosen: (p) => `Filtros (${p.count})`,
  showResults: 'Mostrar resultados',
  clearAll: 'Quitar todos',
  teamSize: (p) => `${p.size} personas`,
  yearsBelow: (p) => `Menos de ${p.to} años`,
  years: (p) => `${p.from}–${p.to} años`,
  yearsFrom: (p) => `${p.from} años o más`,
  amountBelow: (p) => `Menos de ${p.to}`,
  amountFrom: (p) => `${p.from} o más`,

  loading: { startup: 'Cargando startups', investor: 'Cargando inversores', user: 'Cargando usuarios' },
  count: {
    startup: (p) => plural(p.count, { one: '# startup', other: '# startups' }),
    investor: (p) => plural(p.count, { one: '# inversor', other: '# inversores' }),
    user: (p) => plural(p.count, { one: '# usuario', other: '# usuarios' }),
  },
  showMore: {
    startup: 'Mostrar más startups',
    investor: 'Mostrar más inversores',
    user: 'Mostrar más usuarios',
  },

  emptyTitle: {
    startup: 'No se han encontrado startups',
    investor: 'No se han encontrado inversores',
    user: 'No se han encontrado usuarios',
  },
  emptyText: 'Aquí todavía no hay nada.',
  noMatch: (p) => `Nada coincide con «${p.query}». Revisa la ortografía o busca con menos palabras.`,
  noMatchFiltered: (p) => `Nada coincide con los filtros ${p.filters}.`,
  noMatchInFilters: (p) => `Nada coincide con «${p.query}» y los filtros ${p.filters}.`,
  widen: {
    dealFlow: 'Mostrar todas las startups',
    filters: 'Quitar los filtros',
    query: 'Borrar la búsqueda',
    all: 'Mostrar todo',
  },

  dealFlow: {
    filtered: (p) =>
      plural(p.all, {
        one: `Según tu flujo de oportunidades: ${p.count} de # startup`,
        other: `Según tu flujo de oportunidades: ${p.count} de # startups`,
      }),
    recommended: 'Primero, lo que mejor encaja con tu flujo de oportunidades',
    paused: 'Por ahora, sin tu flujo de oportunidades',
    change: 'Cambiar el flujo',
    pause: { filtered: 'Mostrar todas', recommended: 'Mostrar en el orden habitual' },
    resume: 'Volver a usar el flujo',
    empty: 'Nada de lo que hay aquí encaja con tu flujo de oportunidades.',
  },

  sort: {
    label: 'Orden',
    usual: 'Orden: habitual',
    back: 'Volver al orden habitual',
    fit: 'Orden: mejor encaje',
    fitWith: (p) => `Orden: mejor encaje con ${p.name}`,
  },
  fit: {
    label: { ownCriteria: 'Encaje con tus criterios', ownStartup: 'Encaje con tu startup' },
    verdicts: { met: 'Cumple', close: 'Casi', notMet: 'No cumple', unknown: 'No se sabe' },
    marked: (p) => `${p.verdict}: ${p.list}`,
    must: (p) => `${p.criterion} (imprescindible)`,
    rule: 'Primero van las que cumplen más imprescindibles; después, más criterios, más casi cumplidos y menos sin cumplir. En caso de empate, el orden habitual.',
    change: 'Editar tus criterios',
  },

  failedTitle: {
    startup: 'No hemos podido cargar las startups',
    investor: 'No hemos podido cargar los inversores',
    user: 'No hemos podido cargar los usuarios',
  },
  failedText: 'Tus favoritos y tus seguimientos están a salvo. Inténtalo de nuevo en un momento.',

  noStars: { startup: 'Aún no tienes startups favoritas', investor: 'Aún no tienes inversores favoritos' },
  noStarsText: {
    startup: 'Marca una startup con la estrella para guardarla aquí y encontrarla cuando la necesites.',
    investor: 'Marca a un inversor con la estrella para guardarlo aquí y encontrarlo cuando lo necesites.',
  },
  noStarsAction: { startup: 'Descubrir startups', investor: 'Descubrir inversores' },
  savedPosts: 'Publicaciones guardadas',

  viewProfile: 'Ver perfil',
  raised: (p) => `<b>${p.amount}</b> recaudados`,
  nothingRaised: 'Aún no ha recaudado nada',
  ofGoal: (p) => `${p.share} de ${p.goal}`,
  goal: (p) => `Objetivo: ${p.goal}`,
  fundraising: (p) => `Fondos recaudados por ${p.name}`,
  sectors: 'Sectores',
  checkSize: 'Importe por inversión',
  portfolio: 'Cartera',
  investments: (p) => plural(p.count, { one: '# inversión', other: '# inversiones' }),
  interests: 'Intereses',
  andMore: (p) => `${p.list}\u00a0+${p.count}`,
  lookingFor: 'Busca',
  location: 'Ubicación',
  follow: 'Seguir',
  following: 'Siguiendo',
  followPerson: (p) => `Seguir a ${p.name}`,
  followingPerson: (p) => `Siguiendo a ${p.name}`,
  you: 'Tú',
};
export default directory;
