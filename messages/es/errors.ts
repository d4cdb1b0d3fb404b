import type { Catalogs } from '../catalogs';

const errors: Catalogs['errors'] = {
  notFoundTitle: 'Página no encontrada',
  notFoundText:
    'No hay nada en esta dirección. Puede que la página se haya movido o que el enlace esté mal escrito.',
  toHome: 'Ir a Inicio',
  toExplore: 'Ir a Explorar',

  failedTitle: 'Algo ha salido mal',
  failedText: 'La página ha dejado de funcionar. Lo que guardaste sigue aquí; recarga para continuar.',
  reload: 'Recargar',
  updateReady: 'Hay una nueva versión lista',
};

export default errors;
