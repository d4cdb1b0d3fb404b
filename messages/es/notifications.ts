import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const notifications: Catalogs['notifications'] = {
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
    'Aquí verás mensajes, comentarios en tus publicaciones, nuevos seguidores y novedades de las startups que sigues.',
  failedTitle: 'No hemos podido cargar tus notificaciones',
  failedText: 'No se ha perdido nada. Inténtalo de nuevo en un momento.',

  events: {
    message: '<name></name> te ha enviado un mensaje',
    comment: '<name></name> ha comentado tu publicación',
    mention: '<name></name> te ha mencionado',
    follow: '<name></name> te sigue',
    followBack: '<name></name> también te sigue',
    startupFollow: '<name></name> sigue a <subject></subject>',
    startupPost: '<name></name> ha publicado una novedad',
    postAboutStartup: '<name></name> ha publicado sobre <subject></subject>',
    listing: '<name></name> ya está publicada',
    opportunity: '<name></name> ha abierto una ronda que encaja contigo',
    portfolioPost: '<name></name>, de tu cartera, ha publicado una novedad',
    postAboutPortfolio: '<name></name> ha publicado sobre <subject></subject>, de tu cartera',
    round: '<name></name> ha compartido noticias de la ronda de <subject></subject>',
  },
};

export default notifications;
