import type { Catalogs } from '../catalogs';

const app: Catalogs['app'] = {
  mainNavigation: 'मुख्य',
  home: 'होम',
  starred: 'तारांकित',
  message: 'संदेश',
  discover: 'खोजें',
  profile: 'प्रोफ़ाइल',
  listStartup: 'स्टार्टअप जोड़ें',

  account: (p) => `खाता: ${p.name}`,
  viewProfile: 'प्रोफ़ाइल देखें',
  signOut: 'साइन आउट करें',
  signingOut: 'साइन आउट हो रहा है…',
};

export default app;
