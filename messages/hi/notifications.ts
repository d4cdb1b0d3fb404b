import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const notifications: Catalogs['notifications'] = {
  waiting: (p) =>
    plural(p.count, { one: '# अनुरोध आपके जवाब के इंतज़ार में है', other: '# अनुरोध आपके जवाब के इंतज़ार में हैं' }),
  title: 'सूचनाएँ',
  count: (p) => plural(p.count, { one: 'सूचनाएँ, # नई', other: 'सूचनाएँ, # नई' }),
  arrived: (p) => plural(p.count, { one: '# नई सूचना', other: '# नई सूचनाएँ' }),
  loading: 'सूचनाएँ लोड हो रही हैं',
  new: 'नई',
  earlier: 'पहले की',
  readAll: 'सभी को पढ़ा हुआ मार्क करें',
  settings: 'सूचना सेटिंग',

  emptyTitle: 'अभी कोई सूचना नहीं है',
  emptyText:
    'संदेश, अनुरोध, आपकी पोस्ट पर टिप्पणियाँ, नए फ़ॉलोअर और आप जिन स्टार्टअप को फ़ॉलो करते हैं उनकी ख़बरें यहाँ दिखेंगी।',
  failedTitle: 'आपकी सूचनाएँ लोड नहीं हो सकीं',
  failedText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',

  events: {
    message: '<name></name> ने आपको संदेश भेजा',
    request: '<name></name> ने <subject></subject> के आँकड़े देखने का अनुरोध किया',
    approved: '<name></name> ने आपका अनुरोध स्वीकार किया: अब आप उसके मुख्य आँकड़े देख सकते हैं',
    declined: '<name></name> ने मुख्य आँकड़े देखने का आपका अनुरोध अस्वीकार किया',
    revoked: '<name></name> ने मुख्य आँकड़े देखने की आपकी स्वीकृति रद्द की',
    comment: '<name></name> ने आपकी पोस्ट पर टिप्पणी की',
    mention: '<name></name> ने आपका ज़िक्र किया',
    follow: '<name></name> ने आपको फ़ॉलो किया',
    followBack: '<name></name> ने भी आपको फ़ॉलो किया',
    startupFollow: '<name></name> ने <subject></subject> को फ़ॉलो किया',
    startupPost: '<name></name> ने एक अपडेट पोस्ट किया',
    postAboutStartup: '<name></name> ने <subject></subject> के बारे में पोस्ट किया',
    founderPost: '<subject></subject> के संस्थापक <name></name> ने एक अपडेट पोस्ट किया',
    listing: '<name></name> अब Updraft पर है',
    opportunity: '<name></name> का फ़ंडिंग राउंड आपके मानदंडों से मेल खाता है',
    newListing: '<name></name> नया है और आपके मानदंडों से मेल खाता है',
    portfolioPost: 'आपके पोर्टफ़ोलियो से <name></name> ने एक अपडेट पोस्ट किया',
    postAboutPortfolio: '<name></name> ने आपके पोर्टफ़ोलियो के <subject></subject> के बारे में पोस्ट किया',
    round: '<name></name> ने <subject></subject> के फ़ंडिंग राउंड की ख़बर साझा की',
  },
  reasons: {
    met: (p) => `मेल खाता है: ${p.list}`,
    close: (p) => `क़रीब: ${p.list}`,
    amount: (p) => `${p.amount} अभी बाक़ी`,
  },
};

export default notifications;
