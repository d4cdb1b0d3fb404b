import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const app: Catalogs['app'] = {
  mainNavigation: 'Principal',
  home: 'Inicio',
  starred: 'Favoritos',
  message: 'Mensajes',
  discover: 'Descubrir',
  profile: 'Perfil',
  listStartup: 'Publicar startup',

  search: 'Buscar',
  searchPlaceholder: 'Startups, inversores, personas',
  searchClear: 'Borrar la búsqueda',
  searchFailed: 'Ahora mismo no se puede buscar',
  searchFailedText: 'Sigue escribiendo para volver a intentarlo o mira en Descubrir.',

  account: (p) => `Cuenta: ${p.name}`,
  manageAccount: 'Gestionar la cuenta',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
  signOutFailed: 'Tu sesión sigue abierta. Revisa tu conexión e inténtalo de nuevo.',

  notSaved: 'Tu último cambio no se ha guardado en este dispositivo',
  notSavedRetry: 'Guardar de nuevo',
  sample: 'Estás mirando como Asha Verma, una cuenta de ejemplo.',
  createAccount: 'Crear una cuenta',
  quarantined: (p) =>
    plural(p.count, {
      one: '# elemento guardado no se ha podido leer y se ha apartado',
      other: '# elementos guardados no se han podido leer y se han apartado',
    }),
  /** Accessible name of a star button. Its pressed state is announced separately. */
  star: (p) => `Favorito: ${p.name}`,
};

export default app;
