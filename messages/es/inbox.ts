import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const inbox: Catalogs['inbox'] = {
  title: 'Mensajes',
  headText: 'Tus conversaciones con fundadores, inversores y las personas con las que trabajas.',
  listLabel: 'Conversaciones',
  loading: 'Cargando conversaciones',
  loadingThread: 'Cargando la conversación',

  searchLabel: 'Buscar mensajes',
  searchPlaceholder: 'Buscar mensajes...',
  searchClear: 'Borrar la búsqueda',
  resultCount: (p) =>
    plural(p.count, { one: '# conversación encontrada', other: '# conversaciones encontradas' }),
  noMatch: 'No se han encontrado conversaciones',
  noMatchText: (p) =>
    `Ningún nombre ni mensaje coincide con «${p.query}». Revisa la ortografía o busca con menos palabras.`,
  noMatchAction: 'Mostrar todas las conversaciones',

  emptyTitle: 'Aún no hay conversaciones',
  emptyText: 'Busca a un fundador o a un inversor y pulsa «Enviar mensaje» en su perfil.',
  emptyAction: 'Descubrir personas',

  failedTitle: 'No hemos podido cargar tus conversaciones',
  failedText: 'No se ha perdido nada de lo que escribiste. Inténtalo de nuevo en un momento.',
  threadFailedTitle: 'No hemos podido cargar esta conversación',
  unknownTitle: 'Esta conversación no está aquí',
  unknownText:
    'Nadie en Updraft tiene esta dirección. Elige una conversación de tu lista o busca a alguien nuevo.',
  allConversations: 'Todas las conversaciones',

  noneTitle: 'Selecciona una conversación',
  noneText: 'Elige una de tus conversaciones o empieza una nueva',

  newConversation: 'Nueva conversación',
  peopleLabel: 'Buscar personas y startups',
  peoplePlaceholder: 'Buscar por nombre',
  peopleLoading: 'Cargando personas',
  peopleFailed: 'No hemos podido cargar las personas a las que puedes escribir.',
  nobodyFound: (p) => `Nadie aquí se llama «${p.query}». Revisa la ortografía.`,

  now: 'Ahora',
  today: 'Hoy',
  yesterday: 'Ayer',
  you: 'Tú',
  online: 'En línea',
  unread: 'Sin leer',
  muted: 'Silenciada',
  ownPreview: (p) => `Tú: ${p.text}`,
  draft: 'Borrador:',
  noMessages: 'Aún no hay mensajes',

  back: 'Volver a las conversaciones',
  about: (p) => `Acerca de ${p.name}`,
  viewProfile: 'Ver perfil',
  more: 'Más acciones',
  markUnread: 'Marcar como no leída',
  mute: 'Silenciar la conversación',
  unmute: 'Dejar de silenciar',

  threadLabel: (p) => `Conversación con ${p.name}`,
  threadStart: (p) => `Aquí empieza tu conversación con ${p.name}.`,
  earlier: 'Mostrar mensajes anteriores',
  jumpToLatest: 'Ir al último mensaje',
  newMessages: 'Mensajes nuevos',

  attach: 'Adjuntar un archivo',
  attachNotAvailable: 'Los archivos adjuntos no están disponibles',
  composerLabel: (p) => `Mensaje para ${p.name}`,
  composerPlaceholder: 'Escribe tu mensaje...',
  closedGone: 'Esta persona ya no está en Updraft, así que no puedes enviarle mensajes.',
  closedSample: 'Estás echando un vistazo como Asha: nada de lo que escribas llega a otras cuentas.',
  send: 'Enviar',
  notSent:
    'Tu mensaje no se ha podido guardar en este dispositivo, así que no se ha enviado. Tu texto sigue aquí. Inténtalo de nuevo.',
};
export default inbox;
