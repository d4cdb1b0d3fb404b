import type { Catalogs } from '../catalogs';

const errors: Catalogs['errors'] = {
  notFoundTitle: 'Página no encontrada',
  notFoundText:
    'No hay nada en esta dirección. Puede que la página se haya movido o que el enlace esté mal escrito.',
  toHome: 'Ir a Inicio',
  toExplore: 'Ir a Explorar',

  loadTitle: 'Esta página no se cargó',
  loadText: 'Revisa tu conexión e inténtalo de nuevo.',

  failedTitle: 'Algo salió mal',
  failedText: 'La página dejó de funcionar. Lo que guardaste sigue aquí; recarga para continuar.',
  reload: 'Recargar',
};

export default errors;
