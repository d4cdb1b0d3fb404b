import type { Catalogs } from '../catalogs';

const auth: Catalogs['auth'] = {
  headText: 'Inicia sesión en Updraft o crea una cuenta y conoce a quienes apoyan lo que haces.',
  signInTitle: 'Inicia sesión en Updraft',
  registerTitle: 'Crea tu cuenta',

  tabs: 'Iniciar sesión o registrarse',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  fullNameRequired: 'El nombre completo es obligatorio',
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'Introduce una dirección de correo válida',
  passwordRequired: 'La contraseña es obligatoria',
  agreeToTerms: 'Acepto los <a>Términos de uso</a>',
  termsMissing: 'Acepta los términos y condiciones para continuar.',
  forgotPassword: '¿Has olvidado tu contraseña?',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear cuenta',
  pleaseWait: 'Espera un momento...',
  wait: (p) => `Después de varias contraseñas incorrectas hay que esperar. Vuelve a intentarlo en ${p.time}.`,
  loadFailed: 'Una parte de la página no se ha cargado. Revisa tu conexión e inténtalo de nuevo.',
  late: 'Esto tarda más de lo debido. Inténtalo de nuevo; si sigue igual, cierra las otras pestañas de Updraft y recarga la página.',
  offline: 'No tienes conexión. Conéctate a internet e inténtalo de nuevo.',
  orContinueWith: 'o continúa con',
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  investor: '¿Inviertes en startups? Regístrate aquí',
  lookAround: 'Echar un vistazo como Asha Verma',
  deviceNote:
    'Las cuentas se guardan solo en este dispositivo. Puedes encontrarte con quienes usan este navegador.',
  meetNote: 'Solo puedes encontrarte con quienes usan este navegador.',

  forgotTitle: '¿Has olvidado tu contraseña?',
  forgotText:
    'Escribe el correo con el que te registraste y te enviaremos un enlace para elegir una contraseña nueva.',
  resetPassword: 'Restablecer contraseña',
  backToLogin: 'Volver al inicio de sesión',
  sentTitle: 'Revisa tu correo',
  sentText: (p) =>
    `Si hay una cuenta con ${p.email}, ya va en camino un enlace para elegir una contraseña nueva. Puede tardar unos minutos; mira también en la carpeta de spam.`,
  forgotDeviceText: 'Escribe el correo con el que te registraste.',
  forgotDeviceNote:
    'Aquí las cuentas se quedan en este dispositivo y no hay ningún servicio de correo detrás, así que no se envía ningún enlace. Busca entre las contraseñas guardadas de tu navegador o regístrate de nuevo con otro correo.',
  sentDeviceTitle: 'No se ha enviado ningún correo',
  sentDeviceText: (p) => `Haya o no una cuenta con ${p.email}, no se ha enviado nada.`,

  chooserTitle: (p) => `Continuar con ${p.provider}`,
  chooserNote: (p) =>
    `Esto ocupa el lugar de la ventana de ${p.provider}. La cuenta se crea y se guarda en este dispositivo; no se envía nada a ${p.provider}.`,
  chooserAccounts: 'Cuentas en este dispositivo',
  chooserAdd: 'Usar otra cuenta',
  chooserContinue: 'Continuar',
};

export default auth;
