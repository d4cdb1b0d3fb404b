import type { Catalogs } from '../catalogs';

const choices: Catalogs['choices'] = {
  SaaS: 'SaaS',
  AI: 'AI',
  Fintech: 'फ़िनटेक',
  Healthcare: 'स्वास्थ्य सेवा',
  Healthtech: 'हेल्थटेक',
  Edtech: 'एडटेक',
  'E-commerce': 'ई-कॉमर्स',
  'Climate Tech': 'क्लाइमेट टेक',
  Hardware: 'हार्डवेयर',
  Marketplace: 'मार्केटप्लेस',
  Consumer: 'उपभोक्ता',
  Enterprise: 'एंटरप्राइज़',
  Web3: 'Web3',
  Other: 'अन्य',

  sector: 'सेक्टर',
  stage: 'स्टेज',
  amount: 'राशि',
  place: 'स्थान',

  'Pre-seed': 'प्री-सीड',
  Seed: 'सीड',
  'Series A': 'सीरीज़ A',
  'Series B': 'सीरीज़ B',
  'Series C+': 'सीरीज़ C+',
  Bootstrapped: 'अपने पैसों से',

  Angel: 'एंजेल',
  'Venture Capitalist': 'वेंचर कैपिटलिस्ट',
  Corporate: 'कॉर्पोरेट',
  'Family Office': 'फ़ैमिली ऑफ़िस',

  Networking: 'नेटवर्किंग',
  Investment: 'निवेश',
  'Co-founder': 'सह-संस्थापक',
  Job: 'नौकरी',
  Mentorship: 'मार्गदर्शन',
  Partnership: 'साझेदारी',

  '1-3 months': '1-3 महीने',
  '3-6 months': '3-6 महीने',
  '6-12 months': '6-12 महीने',
  '12+ months': '12+ महीने',

  Yes: 'हाँ',
  No: 'नहीं',

  Founder: 'संस्थापक',
  Investor: 'निवेशक',
  'Product Manager': 'प्रोडक्ट मैनेजर',
  Developer: 'डेवलपर',
  Designer: 'डिज़ाइनर',
  Marketing: 'मार्केटिंग',
  'Business Development': 'बिज़नेस डेवलपमेंट',
  Student: 'छात्र',
};
export default choices;
