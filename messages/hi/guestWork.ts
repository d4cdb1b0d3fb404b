import type { Catalogs } from '../catalogs';

const guestWork: Catalogs['guestWork'] = {
  waiting: (p) => `आपके खाते का इंतज़ार कर रहे हैं: ${p.what}। इन्हें रखने के लिए साइन इन करें या खाता बनाएँ।`,
  taken: (p) => `अब आपके खाते में: ${p.what}।`,
  profile: 'आपकी प्रोफ़ाइल',
  marks: 'आपके तारे, फ़ॉलो और अनुरोध',
};

export default guestWork;
