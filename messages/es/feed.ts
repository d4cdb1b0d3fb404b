import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const feed: Catalogs['feed'] = {
  title: 'Explorar',
  headText: 'En qué andan las startups y los inversores, y qué cuentan las personas a las que sigues.',

  searchLabel: 'Buscar novedades',
  searchPlaceholder: 'Buscar novedades',
  searchClear: 'Borrar la búsqueda',

  filterLabel: 'Filtrar novedades',
  filters: {
    all: 'Todas las novedades',
    funding: 'Financiación',
    announcement: 'Anuncios',
    insight: 'Análisis',
    thought: 'Reflexiones',
    saved: 'Publicaciones guardadas',
  },
  types: { funding: 'Financiación', announcement: 'Anuncio', insight: 'Análisis', thought: 'Reflexión' },
  typeWords: {
    funding: 'financiación',
    announcement: 'anuncios',
    insight: 'análisis',
    thought: 'reflexión',
  },

  composerLabel: 'Tu novedad',
  composerPlaceholder: 'Comparte una novedad con tu red',
  composerTag: 'Añadir etiqueta',
  composerNoTag: 'Sin etiqueta',
  composerTags: {
    Announcement: 'Anuncio',
    Funding: 'Financiación',
    Hiring: 'Contratación',
    Product: 'Producto',
  },
  composerAs: 'Publicar como',
  composerPost: 'Publicar',

  loading: 'Cargando novedades',
  resultCount: (p) => plural(p.count, { one: '# novedad encontrada', other: '# novedades encontradas' }),
  loadMore: 'Mostrar más novedades',

  emptyTitle: 'No hay publicaciones que mostrar',
  emptyAll: 'Tu feed está vacío. Sigue a más personas o startups para ver sus novedades.',
  emptyType: (p) => `No hay publicaciones de ${p.type} por el momento.`,
  emptySaved: 'Aún no hay nada guardado. Guarda una publicación para volver a encontrarla aquí.',
  emptyAction: 'Descubrir personas y startups',
  noMatch: (p) => `Nada coincide con «${p.query}». Revisa la ortografía o busca con menos palabras.`,
  noMatchInFilter: (p) =>
    `Nada en ${p.filter} coincide con «${p.query}». Busca con menos palabras o mira todas las novedades.`,
  noMatchAction: 'Mostrar todas las novedades',

  failedTitle: 'No hemos podido cargar tu feed',
  failedText: 'No se ha perdido nada de lo que escribiste. Inténtalo de nuevo en un momento.',

  viewStartup: 'Ver startup',
  raised: (p) => `<b>${p.amount}</b> recaudados`,
  ofGoal: (p) => `${p.share} de ${p.goal}`,
  fundraising: (p) => `Fondos recaudados por ${p.name}`,

  commentCount: (p) => `Comentar, ${p.count}`,
  shareCount: (p) => `Compartir, ${p.count}`,
  save: 'Guardar',
  saved: 'Guardado',
  postSaved: 'Publicación guardada',
  showSaved: 'Ver publicaciones guardadas',
  peopleLabel: 'Personas',
  peopleSuggested: (p) => plural(p.count, { one: '# persona sugerida', other: '# personas sugeridas' }),

  more: 'Más acciones',
  edit: 'Editar',
  delete: 'Eliminar',
  editPostLabel: 'Editar tu publicación',
  editCommentLabel: 'Editar tu comentario',
  editSave: 'Guardar cambios',
  editSaved: 'Cambios guardados',
  postDeleted: (p) => `Publicación eliminada: «${p.text}»`,
  commentDeleted: (p) => `Comentario eliminado: «${p.text}»`,
  undo: 'Deshacer',
  undoFailed: 'No se ha podido deshacer en este dispositivo.',

  comments: 'Comentarios',
  showAllComments: (p) =>
    plural(p.count, { one: 'Mostrar # comentario', other: 'Mostrar los # comentarios' }),
  commentLikes: (p) => plural(p.count, { one: '# me gusta', other: '# me gusta' }),
  commentLabel: 'Tu comentario',
  commentPlaceholder: 'Escribe un comentario',
  commentSend: 'Comentar',

  meLabel: 'Tú',
  followers: 'Seguidores',
  startups: 'Startups',

  sidebarLabel: 'Más en Updraft',
  trendingTitle: 'Temas del momento',
  trendingPosts: (p) => plural(p.count, { one: '# publicación', other: '# publicaciones' }),
  eventsTitle: 'Próximos eventos',
  sponsoredTitle: 'Patrocinado',
  followTitle: 'A quién seguir',
  follow: 'Seguir',
  following: 'Siguiendo',
  followPerson: (p) => `Seguir a ${p.name}`,
  followingPerson: (p) => `Siguiendo a ${p.name}`,

  footerLabel: 'Sobre Updraft',
  footerTerms: 'Términos',
  footerCopyright: '© 2025 Updraft',

  linkCopied: 'Enlace a la publicación copiado',
  linkNotCopied: (p) => `No se ha podido copiar el enlace. Cópialo a mano: ${p.link}`,
};

export default feed;
