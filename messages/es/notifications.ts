import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const notifications: Catalogs['notifications'] = {
  waiting: (p) =>
    plural(p.count, { one: '# solicitud espera tu respuesta', other: '# solicitudes esperan tu respuesta' }),
  title: 'Notificaciones',
  count: (p) => plural(p.count, { one: 'Notificaciones, # nueva', other: 'Notificaciones, # nuevas' }),
  arrived: (p) => plural(p.count, { one: '# notificación nueva', other: '# notificaciones nuevas' }),
  loading: 'Cargando las notificaciones',
  new: 'Nuevas',
  earlier: 'Anteriores',
  readAll: 'Marcar todo como leído',
  settings: 'Ajustes de notificaciones',

  emptyTitle: 'Todavía no hay notificaciones',
  emptyText:
    'Aquí verás mensajes, solicitudes, comentarios en tus publicaciones, nuevos seguidores y novedades de las startups que sigues.',
  failedTitle: 'No hemos podido cargar tus notificaciones',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',

  events: {
    message: '<name></name> te ha enviado un mensaje',
    request: '<name></name> ha pedido ver las métricas de <subject></subject>',
    approved: '<name></name> ha aprobado tu solicitud: ya puedes ver sus métricas clave',
    declined: '<name></name> ha rechazado tu solicitud para ver sus métricas clave',
    revoked: '<name></name> te ha retirado el acceso a sus métricas clave',
    comment: '<name></name> ha comentado tu publicación',
    mention: '<name></name> te ha mencionado',
    follow: '<name></name> ha empezado a seguirte',
    followBack: '<name></name> también te sigue',
    startupFollow: '<name></name> ha empezado a seguir a <subject></subject>',
    startupPost: '<name></name> ha publicado una novedad',
    postAboutStartup: '<name></name> ha publicado sobre <subject></subject>',
    founderPost: '<name></name>, que fundó <subject></subject>, ha publicado una novedad',
    listing: '<name></name> ya está publicada',
    opportunity: '<name></name> ha abierto una ronda que encaja con tus criterios',
    newListing: '<name></name> es nueva aquí y encaja con tus criterios',
    portfolioPost: '<name></name>, de tu cartera, ha publicado una novedad',
    postAboutPortfolio: '<name></name> ha publicado sobre <subject></subject>, de tu cartera',
    round: '<name></name> ha compartido noticias de la ronda de <subject></subject>',
  },
  reasons: {
    met: (p) => `Encaja: ${p.list}`,
    close: (p) => `Casi encaja: ${p.list}`,
    amount: (p) => `${p.amount} por recaudar`,
  },
};

export default notifications;
