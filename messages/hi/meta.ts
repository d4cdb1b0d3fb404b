import type { Catalogs } from '../catalogs';

const meta: Catalogs['meta'] = {
  title: {
    landing: 'Updraft: जहाँ विचार उड़ान भरते हैं',
    about: 'परिचय · Updraft',
    blogs: 'ब्लॉग · Updraft',
    contact: 'संपर्क · Updraft',
    terms: 'उपयोग की शर्तें · Updraft',
    login: 'लॉग इन · Updraft',
    register: 'पंजीकरण · Updraft',
    forgotPassword: 'पासवर्ड रीसेट करें · Updraft',
    onboarding: 'स्वागत है · Updraft',
    explore: 'एक्सप्लोर · Updraft',
    starred: 'तारांकित · Updraft',
    discover: 'खोजें · Updraft',
    messages: 'संदेश · Updraft',
    listStartup: 'स्टार्टअप सूचीबद्ध करें · Updraft',
    investorRegister: 'निवेशक पंजीकरण · Updraft',
    investorAccount: 'निवेशक खाता · Updraft',
    account: 'खाता · Updraft',
    profile: 'खाता · Updraft',
    startup: 'स्टार्टअप · Updraft',
    investor: 'निवेशक · Updraft',
    user: 'प्रोफ़ाइल · Updraft',
    notFound: 'पेज नहीं मिला · Updraft',
  },
  description: {
    landing:
      'Updraft स्टार्टअप को निवेशकों से जोड़ता है। बताइए आप क्या बना रहे हैं, साथ देने वाले लोगों को खोजिए और एक ही जगह उनसे बात कीजिए।',
    about: 'Updraft कौन बनाता है, किसलिए है और क्या नहीं करेगा।',
    blogs: 'पूँजी जुटाने, निवेशकों से मिलने और पढ़े जाने वाले अपडेट लिखने पर छोटे लेख।',
    contact: 'Updraft बनाने वालों तक कैसे पहुँचें।',
    terms: 'Updraft के उपयोग की शर्तें, सरल शब्दों में।',
    login: 'Updraft में साइन इन करें।',
    register: 'अपना Updraft खाता बनाइए और अपने काम का साथ देने वालों से मिलिए।',
    forgotPassword: 'अपना Updraft पासवर्ड रीसेट करने का लिंक माँगिए।',
  },
};

export default meta;
