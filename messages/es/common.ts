import type { Catalogs } from '../catalogs';

const common: Catalogs['common'] = {
  tagline: 'Donde las ideas alzan el vuelo…',
  skipToContent: 'Saltar al contenido',
  notifications: 'Notificaciones',
  close: 'Cerrar',
  cancel: 'Cancelar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando…',
  loadTitle: 'Esta página no se cargó',
  loadText: 'Revisa tu conexión e inténtalo de nuevo.',
  loadOfflineText:
    'No tienes conexión y esta página aún no está en este dispositivo. Vuelve a intentarlo cuando te conectes.',
  newTab: '(se abre en una pestaña nueva)',
  verified: 'Verificado',

  siteNavigation: 'Sitio',
  menu: 'Menú',
  home: 'Inicio',
  about: 'Acerca de',
  blogs: 'Blogs',
  contact: 'Contacto',
  accessibility: 'Accesibilidad',
  login: 'Iniciar sesión',
  openApp: 'Abrir la aplicación',

  language: 'Idioma',
  theme: 'Tema',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeSystem: 'Del sistema',

  programs: 'Programas',
  programsProgram: 'Programa',
  programsStartupSchool: 'Escuela de startups',
  programsWork: 'Trabaja en una startup',
  programsCoFounder: 'Encuentra cofundadores',
  company: 'Empresa',
  companyBlog: 'Blog',
  companyContact: 'Contacto',
  companyPress: 'Prensa',
  companyPeople: 'Equipo',
  companyCareers: 'Empleo',
  companyPrivacy: 'Política de privacidad',
  companyNotice: 'Aviso de recopilación de datos',
  companySecurity: 'Seguridad',
  companyTerms: 'Términos de uso',
  resources: 'Recursos',
  resourcesDirectory: 'Directorio de startups',
  resourcesLibrary: 'Biblioteca de startups',
  resourcesInvestors: 'Inversores',
  resourcesSafe: 'SAFE',
  resourcesHackerNews: 'Hacker News',
  resourcesLaunch: 'Lanzamientos',
  resourcesDeals: 'Ofertas',
  copyright: '© 2025 Updraft. Todos los derechos reservados.',

  likeCount: (p) => `Me gusta, ${p.count}`,
  justNow: 'Ahora mismo',
  edited: 'editado',
  editedAt: (p) => `Editado el ${p.date}`,
  saving: 'Guardando…',
  unsaved: 'Sin guardar',
  goneTitle: 'Esta publicación ya no está aquí',
  goneText:
    'Puede que quien la escribió la haya eliminado o haya hecho privada su página, o que nunca haya estado en este dispositivo.',
  characters: (p) => `${p.count} de ${p.most} caracteres`,
  tooLong: (p) => `Demasiado largo: acórtalo a ${p.most} caracteres para continuar.`,
  refused: (p) =>
    `No se ha insertado nada: es más de lo que cabe aquí. Caben ${p.most} caracteres como máximo.`,
  refusedDense:
    'No se ha insertado nada: tiene demasiados saltos de línea o demasiados signos sobre una letra.',
  searchTooLong: (p) => `Solo se buscan los primeros ${p.most} caracteres.`,
  showMore: 'Mostrar más',
  showLess: 'Mostrar menos',

  /** Where a search hasn't its answer yet. */
  searching: 'Buscando…',
};

export default common;
