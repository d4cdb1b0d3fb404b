import type { Catalogs } from '../catalogs';

const soon: Catalogs['soon'] = {
  action: 'Volver a Explorar',
  starred: {
    title: 'Destacados',
    text: 'Aquí estarán las startups y los inversores que destaques. Esta página se abre con la próxima versión.',
  },
  discover: {
    title: 'Descubrir',
    text: 'Startups, inversores y personas, con búsqueda y filtros. Esta página se abre con la próxima versión.',
  },
  messages: {
    title: 'Mensajes',
    text: 'Tus conversaciones con fundadores e inversores. Esta página se abre en una versión posterior.',
  },
  listStartup: {
    title: 'Publicar una startup',
    text: 'Cinco pasos breves para presentar tu startup a los inversores. Se abre en una versión posterior.',
  },
  investorRegister: {
    title: 'Registro de inversores',
    text: 'Cuenta a los fundadores en qué inviertes y cómo. El registro de inversores se abre en una versión posterior; mientras tanto puedes entrar con una cuenta normal.',
  },
  account: {
    title: 'Gestión de la cuenta',
    text: 'Tu perfil, tus ajustes y tus startups. Esta página se abre en una versión posterior; el tema, el idioma y cerrar sesión están en el menú de tu foto.',
  },
  investorAccount: {
    title: 'Gestión de la cuenta de inversor',
    text: 'Tu perfil de inversor y tus ajustes. Esta página se abre en una versión posterior.',
  },
  startup: {
    title: 'Perfiles de startups',
    text: 'Todo sobre una startup: qué construye, cómo crece y quién está detrás. Los perfiles se abren con la próxima versión.',
  },
  investor: {
    title: 'Perfiles de inversores',
    text: 'Qué busca un inversor y a quién ha apoyado. Los perfiles se abren con la próxima versión.',
  },
  user: {
    title: 'Personas',
    text: 'Quién es alguien y qué ha construido. Los perfiles se abren con la próxima versión.',
  },
};

export default soon;
