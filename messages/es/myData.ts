import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('es');

const myData: Catalogs['myData'] = {
  title: 'Tus datos',
  text: 'Todo lo que haces en Updraft se guarda en este dispositivo.',
  export: 'Exportar',
  import: 'Importar',
  exporting: 'Exportando tus datos…',
  reading: 'Leyendo el archivo…',
  importing: 'Importando…',
  deleting: 'Eliminando tu cuenta…',
  exportFailed: 'No se han podido exportar tus datos. Inténtalo de nuevo.',

  deleteTitle: 'Eliminar cuenta',
  deleteText: 'Tu cuenta y todo lo que guardas aquí se eliminan para siempre.',
  deletePress: 'Eliminar cuenta',
  deleteNotForSample:
    'Esta es la cuenta de ejemplo. No se puede eliminar; al restablecerla vuelve a su primer día.',

  problem: {
    tooLarge: (p) =>
      `Este archivo supera los ${p.megabytes} MB: es demasiado grande para ser una exportación de Updraft. Elige otro archivo. No se ha cambiado nada.`,
    unreadable:
      'No se ha podido leer este archivo. No se ha cambiado nada. Inténtalo de nuevo o elige otro archivo.',
    notJson:
      'Este archivo está incompleto o no es un archivo JSON. No se ha cambiado nada. Elige un archivo exportado desde Updraft.',
    foreign:
      'Este archivo no es una exportación de Updraft. No se ha cambiado nada. Elige un archivo exportado desde Updraft.',
    newer:
      'Este archivo se exportó con una versión más nueva de Updraft. No se ha cambiado nada. Recarga la página para actualizar e impórtalo de nuevo.',
    damaged: 'Esta exportación de Updraft está dañada. No se ha cambiado nada. Elige otra exportación.',
    somebodyElse: (p) => `Este archivo es de otra persona: ${p.name}. No se ha cambiado nada.`,
    damagedIn: (p) =>
      `Esta exportación de Updraft está dañada. Con errores: ${p.wrong}. No se ha cambiado nada.`,
  },

  groups: {
    profile: () => 'tu perfil',
    investorProfile: () => 'tu perfil de inversor',
    settings: () => 'tus ajustes',
    startups: (p) => plural(p.count, { one: '# startup', other: '# startups' }),
    posts: (p) => plural(p.count, { one: '# publicación', other: '# publicaciones' }),
    comments: (p) => plural(p.count, { one: '# comentario', other: '# comentarios' }),
    likes: (p) => plural(p.count, { one: '# me gusta', other: '# me gusta' }),
    saved: (p) => plural(p.count, { one: '# publicación guardada', other: '# publicaciones guardadas' }),
    stars: (p) => plural(p.count, { one: '# favorito', other: '# favoritos' }),
    follows: (p) => plural(p.count, { one: '# seguimiento', other: '# seguimientos' }),
    interests: (p) => plural(p.count, { one: '# muestra de interés', other: '# muestras de interés' }),
    requests: (p) => plural(p.count, { one: '# solicitud o respuesta', other: '# solicitudes y respuestas' }),
    messages: (p) => plural(p.count, { one: '# mensaje', other: '# mensajes' }),
    drafts: (p) => plural(p.count, { one: '# borrador', other: '# borradores' }),
    other: () => 'lo que leíste, silenciaste o eliminaste',
    unknown: (p) => plural(p.count, { one: '# entrada desconocida', other: '# entradas desconocidas' }),
  },

  preview: {
    title: '¿Importar este archivo?',
    from: (p) => `Lo exportó ${p.name} el ${p.date}.`,
    replaced: 'Al importar se reemplazan tus datos actuales. Cambios:',
    theRest: 'Todo lo demás se queda como está.',
    nothing: 'Este archivo no contiene nada nuevo. No hay nada que importar.',
    added: (p) => plural(p.count, { one: '# se añade', other: '# se añaden' }),
    changed: (p) => plural(p.count, { one: '# cambia', other: '# cambian' }),
    removed: (p) => plural(p.count, { one: '# se elimina', other: '# se eliminan' }),
    one: { added: 'se añade', changed: 'cambia', removed: 'se elimina' },
    theme: 'tema',
    language: 'idioma',
    confirm: 'Importar',
    failed: 'No se ha podido importar el archivo. No se ha cambiado nada.',
  },

  reset: {
    sample: {
      press: 'Restablecer los datos de ejemplo',
      title: '¿Restablecer los datos de ejemplo?',
      stays: 'El ejemplo vuelve a estar como el primer día. El tema y el idioma se quedan.',
      confirm: 'Restablecer',
      progress: 'Restableciendo…',
      failed: 'No se han podido restablecer tus datos. No se ha cambiado nada. Inténtalo de nuevo.',
    },
    account: {
      press: 'Borrar mis datos',
      title: '¿Borrar tus datos?',
      stays: 'Tu cuenta y tu nombre se quedan, igual que el tema y el idioma.',
      confirm: 'Borrar',
      progress: 'Borrando…',
      failed: 'No se han podido borrar tus datos. No se ha cambiado nada. Inténtalo de nuevo.',
    },
    goes: 'Esto elimina lo que has hecho en Updraft en este dispositivo:',
    list: [
      'publicaciones, comentarios, me gusta y publicaciones guardadas',
      'mensajes y borradores',
      'favoritos, seguimientos y muestras de interés',
      'las startups que has publicado y tu perfil de inversor',
      'lo que dice tu perfil y tus ajustes',
    ],
    final: 'No se puede deshacer. Exporta antes si quieres guardar una copia.',
  },

  deleteDialog: {
    title: '¿Eliminar tu cuenta?',
    goes: (p) =>
      `Se elimina la cuenta de ${p.name} y, con ella, todo lo que guarda en este dispositivo: perfil, startups, publicaciones, mensajes, favoritos, seguimientos y ajustes.`,
    final: 'No se puede deshacer. Exporta antes si quieres guardar una copia.',
    confirm: 'Eliminar mi cuenta',
    password: 'Tu contraseña',
    showPassword: 'Mostrar la contraseña',
    passwordHint: 'Demuestra que esta cuenta es tuya.',
    passwordMissing: 'Escribe tu contraseña para eliminar tu cuenta.',
    passwordWrong: 'Esta no es la contraseña de esta cuenta. No se ha eliminado nada.',
    window: (p) => `Antes se abre una ventana de ${p.provider} para comprobar que esta cuenta es tuya.`,
    providers: { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' },
    failed: 'No se ha podido eliminar tu cuenta. No se ha cambiado nada. Inténtalo de nuevo.',
  },

  toasts: {
    exported: (p) => `Tus datos están en ${p.fileName}`,
    leftOut: (p) =>
      plural(p.count, {
        one: '# elemento no se ha podido leer y no está en el archivo',
        other: '# elementos no se han podido leer y no están en el archivo',
      }),
    imported: 'Tus datos se han importado',
    reset: 'Datos restablecidos',
    deleted: 'Tu cuenta se ha eliminado',
    deletedInPart:
      'Tu cuenta se ha eliminado, pero no se han podido quitar sus datos de este dispositivo. Borra los datos de este sitio en tu navegador.',
  },
};

export default myData;
