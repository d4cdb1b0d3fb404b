import type { Catalogs } from '../catalogs';

const guestWork: Catalogs['guestWork'] = {
  waiting: (p) => `A la espera de tu cuenta: ${p.what}. Inicia sesión o crea una para conservarlo.`,
  taken: (p) => `Ya en tu cuenta: ${p.what}.`,
  profile: 'tu perfil',
  marks: 'tus estrellas, seguimientos y solicitudes',
};

export default guestWork;
