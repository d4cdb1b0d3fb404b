import type { Catalogs } from '../catalogs';

const soon: Catalogs['soon'] = {
  action: 'Volver a Explorar',
  account: {
    title: 'Gestión de la cuenta',
    text: 'Tu perfil, tus ajustes y tus startups. Esta página se abre en una versión posterior; el tema, el idioma y cerrar sesión están en el menú de tu foto.',
  },
  investorAccount: {
    title: 'Gestión de la cuenta de inversor',
    text: 'Tu perfil de inversor y tus ajustes. Esta página se abre en una versión posterior.',
  },
};

export default soon;
