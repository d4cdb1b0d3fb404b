import type { Catalogs } from '../catalogs';

const auth: Catalogs['auth'] = {
  headText: 'Updraft में साइन इन करें, या खाता बनाकर उन लोगों से मिलें जो आपके काम का साथ देते हैं।',
  signInTitle: 'Updraft में साइन इन करें',
  registerTitle: 'अपना खाता बनाएँ',

  tabs: 'लॉगिन या पंजीकरण',
  login: 'लॉगिन',
  register: 'पंजीकरण',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  fullNameRequired: 'पूरा नाम ज़रूरी है',
  emailRequired: 'ईमेल ज़रूरी है',
  emailInvalid: 'कृपया सही ईमेल पता लिखें',
  passwordRequired: 'पासवर्ड ज़रूरी है',
  agreeToTerms: 'मैं <a>उपयोग की शर्तों</a> से सहमत हूँ',
  termsMissing: 'आगे बढ़ने के लिए कृपया नियम और शर्तें स्वीकार करें।',
  forgotPassword: 'पासवर्ड भूल गए?',
  signIn: 'साइन इन करें',
  createAccount: 'खाता बनाएँ',
  pleaseWait: 'कृपया इंतज़ार करें...',
  wait: (p) => `कई बार ग़लत पासवर्ड डाला गया, इसलिए अगली कोशिश से पहले रुकना होगा। ${p.time} बाद फिर कोशिश करें।`,
  loadFailed: 'पेज का एक हिस्सा लोड नहीं हुआ। अपना इंटरनेट कनेक्शन जाँचें और फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट से जुड़ें और फिर कोशिश करें।',
  orContinueWith: 'या इनके साथ जारी रखें',
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
  investor: 'क्या आप निवेशक हैं? यहाँ पंजीकरण करें',
  lookAround: 'Asha Verma बनकर आज़माएँ',
  deviceNote: 'खाते इसी डिवाइस पर रहते हैं, और लोग यहीं मिलते हैं।',
  meetNote: 'लोग सिर्फ़ इसी डिवाइस पर मिलते हैं।',

  forgotTitle: 'पासवर्ड भूल गए?',
  forgotText: 'वह ईमेल लिखें जिससे आपने खाता बनाया था। हम नया पासवर्ड रखने का लिंक भेजेंगे।',
  resetPassword: 'पासवर्ड रीसेट करें',
  backToLogin: 'लॉगिन पर वापस जाएँ',
  sentTitle: 'अपना इनबॉक्स देखें',
  sentText: (p) =>
    `अगर ${p.email} से कोई खाता बना है, तो नया पासवर्ड रखने का लिंक भेज दिया गया है। इसमें कुछ मिनट लग सकते हैं; स्पैम फ़ोल्डर भी देखें।`,
  forgotDeviceText: 'वह ईमेल लिखें जिससे आपने खाता बनाया था।',
  forgotDeviceNote:
    'यहाँ के खाते इसी डिवाइस पर रहते हैं और इनके पीछे कोई ईमेल सेवा नहीं है, इसलिए कोई लिंक नहीं भेजा जाता। अपने ब्राउज़र में सहेजे गए पासवर्ड देखें या किसी दूसरे ईमेल से पंजीकरण करें।',
  sentDeviceTitle: 'कोई ईमेल नहीं भेजा गया',
  sentDeviceText: (p) => `${p.email} से कोई खाता बना हो या नहीं, कुछ भी नहीं भेजा गया।`,

  chooserTitle: (p) => `${p.provider} के साथ जारी रखें`,
  chooserNote: (p) =>
    `यह ${p.provider} की अपनी विंडो की जगह है। खाता इसी डिवाइस पर बनता और रहता है; ${p.provider} को कुछ नहीं भेजा जाता।`,
  chooserAccounts: 'इस डिवाइस के खाते',
  chooserAdd: 'दूसरे खाते का उपयोग करें',
  chooserContinue: 'जारी रखें',
};

export default auth;
