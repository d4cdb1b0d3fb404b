import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const directory: Catalogs['directory'] = {
  discoverTitle: 'डिस्कवर',
  discoverHeadText: 'स्टार्टअप, निवेशक और लोगों को अपनी पसंद के फ़िल्टर से खोजें।',
  starredTitle: 'तारांकित',
  starredHeadText: 'आपके तारांकित स्टार्टअप और निवेशक, और आपकी सहेजी गई पोस्ट।',

  kindLabel: 'क्या दिखाएँ',
  kinds: { startup: 'स्टार्टअप', investor: 'निवेशक', user: 'उपयोगकर्ता' },

  searchLabel: { startup: 'स्टार्टअप खोजें', investor: 'निवेशक खोजें', user: 'उपयोगकर्ता खोजें' },
  searchClear: 'खोज मिटाएँ',

  filterLabel: 'फ़िल्टर',
  filters: {
    industry: 'उद्योग',
    stage: 'स्टेज',
    experience: 'अनुभव',
    interest: 'रुचि',
    location: 'स्थान',
    teamSize: 'टीम का आकार',
    raising: 'अभी फ़ंड जुटा रहे हैं',
    verified: 'केवल सत्यापित',
    stagePreference: 'पसंदीदा स्टेज',
    checkSize: 'प्रति निवेश राशि',
    investorType: 'निवेशक का प्रकार',
    mentoring: 'मार्गदर्शन के लिए उपलब्ध',
    lookingFor: 'किसकी तलाश',
    skill: 'कौशल',
  },
  any: 'कोई भी',
  removeFilter: (p) => `फ़िल्टर हटाएँ: ${p.filter}`,
  moreFilters: 'और फ़िल्टर',
  filtersChosen: (p) => `फ़िल्टर (${p.count})`,
  showResults: 'नतीजे दिखाएँ',
  clearAll: 'सभी हटाएँ',
  teamSize: (p) => `${p.size} लोग`,
  yearsBelow: (p) => `${p.to} साल से कम`,
  years: (p) => `${p.from}–${p.to} साल`,
  yearsFrom: (p) => `${p.from} साल या ज़्यादा`,
  amountBelow: (p) => `${p.to} से कम`,
  amountFrom: (p) => `${p.from} या ज़्यादा`,

  loading: { startup: 'स्टार्टअप लोड हो रहे हैं', investor: 'निवेशक लोड हो रहे हैं', user: 'उपयोगकर्ता लोड हो रहे हैं' },
  count: {
    startup: (p) => plural(p.count, { one: '# स्टार्टअप', other: '# स्टार्टअप' }),
    investor: (p) => plural(p.count, { one: '# निवेशक', other: '# निवेशक' }),
    user: (p) => plural(p.count, { one: '# उपयोगकर्ता', other: '# उपयोगकर्ता' }),
  },
  showMore: { startup: 'और स्टार्टअप दिखाएँ', investor: 'और निवेशक दिखाएँ', user: 'और उपयोगकर्ता दिखाएँ' },

  emptyTitle: {
    startup: 'कोई स्टार्टअप नहीं मिला',
    investor: 'कोई निवेशक नहीं मिला',
    user: 'कोई उपयोगकर्ता नहीं मिला',
  },
  emptyText: 'यहाँ अभी कुछ नहीं है।',
  noMatch: (p) => `“${p.query}” के लिए कुछ नहीं मिला। वर्तनी जाँचें या कम शब्दों से खोजें।`,
  noMatchFiltered: (p) => `इन फ़िल्टर के साथ कुछ नहीं मिला: ${p.filters}।`,
  noMatchInFilters: (p) => `इन फ़िल्टर के साथ “${p.query}” के लिए कुछ नहीं मिला: ${p.filters}।`,
  widen: { dealFlow: 'सभी स्टार्टअप दिखाएँ', filters: 'फ़िल्टर हटाएँ', query: 'खोज मिटाएँ', all: 'सब दिखाएँ' },

  dealFlow: {
    filtered: (p) =>
      plural(p.all, {
        one: `आपके डील फ़्लो से छाँटे हुए: # स्टार्टअप में से ${p.count}`,
        other: `आपके डील फ़्लो से छाँटे हुए: # स्टार्टअप में से ${p.count}`,
      }),
    recommended: 'आपके डील फ़्लो से सबसे ज़्यादा मेल खाने वाले पहले',
    paused: 'अभी आपके डील फ़्लो के बिना दिखाए जा रहे हैं',
    change: 'डील फ़्लो बदलें',
    pause: { filtered: 'सभी दिखाएँ', recommended: 'सामान्य क्रम में दिखाएँ' },
    resume: 'डील फ़्लो लगाएँ',
    empty: 'यहाँ कुछ भी आपके डील फ़्लो से मेल नहीं खाता।',
  },

  sort: {
    label: 'क्रम',
    usual: 'क्रम: सामान्य',
    back: 'सामान्य क्रम पर लौटें',
    fit: 'क्रम: सबसे ज़्यादा मेल',
    fitWith: (p) => `क्रम: ${p.name} से सबसे ज़्यादा मेल`,
  },
  fit: {
    label: { ownCriteria: 'आपके मानदंडों से मेल', ownStartup: 'आपके स्टार्टअप से मेल' },
    verdicts: { met: 'मेल', close: 'क़रीब', notMet: 'मेल नहीं', unknown: 'पता नहीं' },
    marked: (p) => `${p.verdict}: ${p.list}`,
    must: (p) => `${p.criterion} (ज़रूरी)`,
    rule: 'पहले वे जिनमें सबसे ज़्यादा ज़रूरी मानदंड मेल खाते हैं, फिर सबसे ज़्यादा मेल, फिर सबसे ज़्यादा क़रीब, फिर सबसे कम बेमेल। बराबर होने पर सामान्य क्रम रहता है।',
    change: 'अपने मानदंड बदलें',
  },

  failedTitle: {
    startup: 'स्टार्टअप लोड नहीं हो सके',
    investor: 'निवेशक लोड नहीं हो सके',
    user: 'उपयोगकर्ता लोड नहीं हो सके',
  },
  failedText: 'आपके तारे और फ़ॉलो सुरक्षित हैं। थोड़ी देर में फिर कोशिश करें।',

  noStars: { startup: 'अभी कोई तारांकित स्टार्टअप नहीं है', investor: 'अभी कोई तारांकित निवेशक नहीं है' },
  noStarsText: {
    startup: 'किसी स्टार्टअप पर तारा लगाएँ; वह यहाँ रहेगा और ज़रूरत पड़ने पर तुरंत मिल जाएगा।',
    investor: 'किसी निवेशक पर तारा लगाएँ; वे यहाँ रहेंगे और ज़रूरत पड़ने पर तुरंत मिल जाएँगे।',
  },
  noStarsAction: { startup: 'नए स्टार्टअप देखें', investor: 'नए निवेशक देखें' },
  savedPosts: 'सहेजी गई पोस्ट',

  viewProfile: 'प्रोफ़ाइल देखें',
  raised: (p) => `<b>${p.amount}</b> जुटाए`,
  nothingRaised: 'अभी कुछ नहीं जुटाया',
  ofGoal: (p) => `${p.goal} का ${p.share}`,
  goal: (p) => `लक्ष्य: ${p.goal}`,
  fundraising: (p) => `${p.name} की जुटाई गई राशि`,
  sectors: 'सेक्टर',
  checkSize: 'प्रति निवेश राशि',
  portfolio: 'पोर्टफ़ोलियो',
  investments: (p) => plural(p.count, { one: '# निवेश', other: '# निवेश' }),
  interests: 'रुचियाँ',
  andMore: (p) => `${p.list}\u00a0+${p.count}`,
  lookingFor: 'किसकी तलाश',
  location: 'स्थान',
  follow: 'फ़ॉलो करें',
  following: 'फ़ॉलो कर रहे हैं',
  followPerson: (p) => `${p.name} को फ़ॉलो करें`,
  followingPerson: (p) => `${p.name} को फ़ॉलो कर रहे हैं`,
  you: 'आप',
};
export default directory;
