import type { Catalogs } from '../catalogs';

const investorAccount: Catalogs['investorAccount'] = {
  title: 'निवेशक खाता प्रबंधन',
  headText: 'आपकी निवेशक प्रोफ़ाइल, आपकी तलाश और आपकी सेटिंग।',
  edit: 'निवेशक प्रोफ़ाइल बदलें',
  saved: 'आपकी निवेशक प्रोफ़ाइल सहेज ली गई है।',
  publicPage: 'सार्वजनिक पेज देखें',
  preferences: 'निवेश प्राथमिकताएँ',
  financial: 'वित्तीय जानकारी',
  contact: 'संपर्क',
  basics: 'आपके बारे में',
  fields: {
    dob: 'जन्म तिथि',
    investments: 'पिछले निवेश',
  },
  hints: {
    preference: 'वे सेक्टर जिनमें आप निवेश करते हैं, अल्पविराम (,) लगाकर',
    investments: 'जिन स्टार्टअप में आपने निवेश किया है, अपने शब्दों में',
    dob: 'यह केवल आपको दिखता है।',
    phone: 'यह केवल आपको दिखता है।',
  },
  amountsNote: 'राशियाँ रुपयों में हैं। ये केवल आपको दिखती हैं।',
  emptyTitle: 'आप निवेशक के रूप में पंजीकृत नहीं हैं',
  emptyText: 'एक बार पंजीकरण करें, फिर संस्थापक आपको आपकी पसंद के आधार पर खोज लेंगे।',
  register: 'निवेशक के रूप में पंजीकरण करें',
  toFounder: 'आपका संस्थापक खाता',
  toFounderText: 'आपकी अपनी प्रोफ़ाइल और सूची में आपके जोड़े हुए स्टार्टअप।',
};

export default investorAccount;
