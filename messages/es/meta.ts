import type { Catalogs } from '../catalogs';

const meta: Catalogs['meta'] = {
  title: {
    landing: 'Updraft: donde las ideas alzan el vuelo',
    about: 'Quiénes somos · Updraft',
    blogs: 'Blogs · Updraft',
    contact: 'Contacto · Updraft',
    terms: 'Condiciones de uso · Updraft',
    login: 'Iniciar sesión · Updraft',
    register: 'Crear cuenta · Updraft',
    forgotPassword: 'Restablecer la contraseña · Updraft',
    onboarding: 'Te damos la bienvenida · Updraft',
    explore: 'Explorar · Updraft',
    starred: 'Destacados · Updraft',
    discover: 'Descubrir · Updraft',
    messages: 'Mensajes · Updraft',
    listStartup: 'Publicar una startup · Updraft',
    investorRegister: 'Registro de inversores · Updraft',
    investorAccount: 'Cuenta de inversor · Updraft',
    account: 'Cuenta · Updraft',
    profile: 'Cuenta · Updraft',
    startup: 'Startup · Updraft',
    investor: 'Inversor · Updraft',
    user: 'Perfil · Updraft',
    notFound: 'Página no encontrada · Updraft',
  },
  description: {
    landing:
      'Updraft conecta startups con inversores. Cuenta lo que construyes, encuentra a quienes lo apoyan y habla con ellos en un solo lugar.',
    about: 'Quién hace Updraft, para qué sirve y qué no hará.',
    blogs: 'Textos breves sobre captar capital, conocer inversores y escribir novedades que se leen.',
    contact: 'Cómo hablar con quienes hacemos Updraft.',
    terms: 'Las condiciones de uso de Updraft, en palabras claras.',
    login: 'Inicia sesión en Updraft.',
    register: 'Crea tu cuenta de Updraft y conoce a quienes apoyan lo que construyes.',
    forgotPassword: 'Pide un enlace para restablecer tu contraseña de Updraft.',
  },
};

export default meta;
