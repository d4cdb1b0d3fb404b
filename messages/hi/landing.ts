import type { Catalogs } from '../catalogs';

const landing: Catalogs['landing'] = {
  headTitle: 'जहाँ विचार उड़ान भरते हैं',
  heroTitle: 'जहाँ विचार उड़ान भरते हैं<dots>…</dots>',
  heroText:
    'Updraft स्टार्टअप को निवेशकों से जोड़ता है। आप जो बना रहे हैं उसे सूची में जोड़ें, साथ देने वाले लोगों को खोजें और एक ही जगह उनसे बात करें।',
  getStarted: 'शुरू करें',
  areYouInvestor: 'क्या आप निवेशक हैं?',

  cardsLabel: 'Updraft पर एक स्टार्टअप और एक निवेशक',
  startupTagline: 'छत की सौर बिजली, जो पड़ोसियों के बीच बिकती है',
  startupRaised: '<b>$13 लाख</b> जुटाए',
  startupGoal: '$20 लाख का 65%',
  startupGauge: 'अब तक जुटाई गई राशि',
  startupCategory: 'क्लाइमेट टेक',
  startupStage: 'सीड',
  investorRole: 'मैनेजिंग पार्टनर, Northlight Ventures',
  investorMessage: 'उड़ान में आपका डेक पढ़ा। क्या गुरुवार को बात हो सकती है?',
  verified: 'सत्यापित',

  companiesLabel: 'यहाँ के संस्थापक पहले इनमें काम कर चुके हैं',

  howTitle: 'यह कैसे काम करता है',
  signUpTitle: 'साइन अप करें',
  signUpText: 'खाता बनाएँ और बताएँ कि आप क्या करते हैं और किससे मिलना चाहते हैं।',
  exploreTitle: 'अवसर देखें',
  exploreText: 'स्टार्टअप और निवेशकों को फ़ॉलो करें, उनकी पोस्ट पढ़ें और जो दोबारा देखने लायक हों उन पर तारा लगाएँ।',
  connectTitle: 'जुड़ें',
  connectText: 'रुचि जताएँ, डेक खोलें और बातचीत को संदेशों में आगे बढ़ाएँ।',

  whyTitle: 'Updraft क्यों',
  supportFigure: '5 चरण',
  supportTitle: 'शुरुआत में साथ',
  supportText:
    'कमाई शुरू होने से पहले ही स्टार्टअप जोड़ें। बस पाँच चरण, ट्रैक्शन बाद में, और कुछ निवेशक पैसे से पहले मार्गदर्शन भी देते हैं।',
  advantageFigure: '1 पेज',
  advantageTitle: 'फ़ंड जुटाने में बढ़त',
  advantageText:
    'समस्या, टीम और राउंड, सब एक ही पेज पर। आपका डेक उन निवेशकों के लिए खुलता है जो रुचि जताते हैं, हर गुज़रने वाले के लिए नहीं।',
  successFigure: 'हर राउंड',
  successTitle: 'सफलता दर',
  successText:
    'हम औसत नहीं गिनाते। हर राउंड दिखाता है कि लक्ष्य में से कितना जुट चुका है: हमारी नमूना दुनिया की Heliogrid ने $20 लाख में से $13 लाख जुटाए हैं।',

  teamTitle: 'इसे कौन बनाता है',
  teamText: 'चार लोग, और चारों आपका लिखा पढ़ते हैं।',
  productRole: 'प्रोडक्ट',
  productNote: 'तय करना कि क्या छोड़ा जाए।',
  engineeringRole: 'इंजीनियरिंग',
  engineeringNote: 'हर पेज को तेज़ रखना।',
  designRole: 'डिज़ाइन',
  designNote: 'मौसम की तस्वीर बनाना।',
  communityRole: 'कम्युनिटी',
  communityNote: 'आपके पहले सवाल का जवाब देना।',

  closingTitle: 'अपने विचार को ऊँचाई दें',
  closingText: 'खाता बनाएँ, थोड़ा घूमें और जब तैयार हों तब अपना स्टार्टअप जोड़ें।',
};
export default landing;
