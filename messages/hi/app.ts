import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const app: Catalogs['app'] = {
  mainNavigation: 'मुख्य',
  home: 'होम',
  starred: 'तारांकित',
  message: 'संदेश',
  discover: 'डिस्कवर',
  profile: 'प्रोफ़ाइल',
  listStartup: 'स्टार्टअप जोड़ें',

  search: 'खोज',
  searchPlaceholder: 'स्टार्टअप, निवेशक, लोग',
  searchClear: 'खोज मिटाएँ',
  searchFailed: 'अभी खोज नहीं हो सकी',
  searchFailedText: 'फिर से कोशिश के लिए लिखते रहें, या “डिस्कवर” में देखें।',

  account: (p) => `खाता: ${p.name}`,
  manageAccount: 'खाता मैनेज करें',
  signOut: 'साइन आउट करें',
  signingOut: 'साइन आउट हो रहा है…',
  signOutFailed: 'आप अब भी साइन इन हैं। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',

  notSaved: 'आपका पिछला बदलाव इस डिवाइस पर सहेजा नहीं गया',
  notSavedRetry: 'फिर से सहेजें',
  sample: 'आप Asha Verma के रूप में देख रहे हैं, जो एक नमूना खाता है।',
  createAccount: 'खाता बनाएँ',
  quarantined: (p) =>
    plural(p.count, {
      one: 'सहेजी गई # चीज़ पढ़ी नहीं जा सकी और अलग रख दी गई',
      other: 'सहेजी गई # चीज़ें पढ़ी नहीं जा सकीं और अलग रख दी गईं',
    }),
  /** Accessible name of a star button. Its pressed state is announced separately. */
  star: (p) => `${p.name} पर तारा लगाएँ`,
};

export default app;
