import type { Catalogs } from '../catalogs';

const errors: Catalogs['errors'] = {
  notFoundTitle: 'Página no encontrada',
  notFoundText:
    'No hay nada en esta dirección. Puede que la página se haya movido o que el enlace esté mal escrito.',
  toHome: 'Ir a Inicio',
  toExplore: 'Ir a Explorar',

  failedTitle: 'Algo salió mal',
  failedText: 'La página dejó de funcionar. Lo que guardaste sigue aquí; recarga para continuar.',
  reload: 'Recargar',
};

export default errors;
