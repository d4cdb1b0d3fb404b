import type { Catalogs } from '../catalogs';

const app: Catalogs['app'] = {
  mainNavigation: 'Principal',
  home: 'Inicio',
  starred: 'Favoritos',
  message: 'Mensajes',
  discover: 'Descubrir',
  profile: 'Perfil',
  listStartup: 'Publicar startup',

  account: (p) => `Cuenta: ${p.name}`,
  viewProfile: 'Ver perfil',
  signOut: 'Cerrar sesión',
  signingOut: 'Cerrando sesión…',
};

export default app;
