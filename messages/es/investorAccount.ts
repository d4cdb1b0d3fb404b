import type { Catalogs } from '../catalogs';

const investorAccount: Catalogs['investorAccount'] = {
  title: 'Gestión de la cuenta de inversor',
  headText: 'Tu perfil de inversor, tus criterios y tus ajustes.',
  edit: 'Editar el perfil de inversor',
  saved: 'Tu perfil de inversor está guardado.',
  publicPage: 'Ver página pública',
  preferences: 'Preferencias de inversión',
  financial: 'Información financiera',
  contact: 'Contacto',
  basics: 'Sobre ti',
  fields: {
    dob: 'Fecha de nacimiento',
    investments: 'Inversiones anteriores',
    geography: 'Lugares donde inviertes',
    mustHaves: 'Imprescindibles',
    checkFrom: 'Importe por inversión, desde',
    checkTo: 'Importe por inversión, hasta',
    showsCheckSize: 'Mostrar el importe por inversión a los fundadores',
    availableForMentoring: 'Ofrece mentoría',
    calendarLink: 'Enlace al calendario',
    contactEmail: 'Correo en tu página',
  },
  hints: {
    calendarLink: 'Ahí los fundadores conciertan una reunión contigo. Debe empezar por https://',
    preference: 'Los sectores en los que inviertes, separados por comas',
    geography: 'Países, regiones o ciudades, separados por comas: Europa, India, Pune',
    mustHaves:
      'Lo que una startup tiene que cumplir; lo demás es flexible. Los importes son los de tus ajustes.',
    investments: 'Las startups en las que has invertido, con tus palabras',
    dob: 'Solo lo ves tú.',
    phone: 'Solo lo ves tú.',
    email: 'Solo lo ves tú.',
    contactEmail: 'Lo ve quien ve tu página. Déjalo vacío para no mostrar ninguno.',
  },
  allFlexible: 'Ninguno, todo es flexible',
  checkSize: 'Importe por inversión',
  checkShown: (p) => `${p.range}, visible para los fundadores`,
  checkHidden: (p) => `${p.range}, solo lo ves tú`,
  amountsNote: 'Los importes están en rupias. Solo los ves tú.',
  emptyTitle: 'No tienes un perfil de inversor',
  emptyText: 'Regístrate una vez y los fundadores te encontrarán por lo que buscas.',
  register: 'Registrarse como inversor',
  toFounder: 'Tu cuenta de fundador',
  toFounderText: 'Tu propio perfil y las startups que has publicado.',
};

export default investorAccount;
