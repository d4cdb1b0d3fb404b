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

  troubles: {
    session:
      'El inicio de sesión de este dispositivo estaba dañado y se ha reparado. Tu sesión sigue abierta.',
    account:
      'Una parte de tu cuenta en este dispositivo no se ha podido leer y se ha reparado. No se ha perdido nada de lo que guardaste.',
    lostAccount:
      'Tu cuenta en este dispositivo no se ha podido leer y se ha cerrado tu sesión. Lo que guardaste sigue en este dispositivo. Inicia sesión con otra cuenta o crea una nueva.',
    missingAccount:
      'Tu cuenta ya no está en este dispositivo y se ha cerrado tu sesión. Inicia sesión con otra cuenta o crea una nueva.',
    memoryMissing:
      'Este navegador no deja que Updraft guarde datos. Puedes seguir, pero todo se perderá al cerrar la página. Para conservarlo, permite los datos de este sitio en los ajustes del navegador.',
    memoryNewer:
      'En este dispositivo se ha usado una versión más reciente de Updraft. Lo que guardaste está a salvo, pero no se guardará nada más hasta que recargues.',
    memoryHeld:
      'Updraft está abierto en otra pestaña en una versión anterior. Lo que guardaste está a salvo, pero no se guardará nada más hasta que cierres esa pestaña y recargues.',
  },
};

export default errors;
