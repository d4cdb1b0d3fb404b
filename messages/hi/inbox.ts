import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const inbox: Catalogs['inbox'] = {
  title: 'संदेश',
  headText: 'संस्थापकों, निवेशकों और आपके साथ काम करने वाले लोगों से आपकी बातचीत।',
  listLabel: 'बातचीत',
  loading: 'बातचीत लोड हो रही हैं',
  loadingThread: 'यह बातचीत लोड हो रही है',

  searchLabel: 'संदेश खोजें',
  searchPlaceholder: 'संदेश खोजें...',
  searchClear: 'खोज मिटाएँ',
  resultCount: (p) => plural(p.count, { one: '# बातचीत मिली', other: '# बातचीत मिलीं' }),
  noMatch: 'कोई बातचीत नहीं मिली',
  noMatchText: (p) => `कोई नाम या संदेश “${p.query}” से मेल नहीं खाता। वर्तनी जाँचें या कम शब्दों से खोजें।`,
  noMatchAction: 'सभी बातचीत दिखाएँ',

  emptyTitle: 'अभी कोई बातचीत नहीं है',
  emptyText: 'कोई संस्थापक या निवेशक खोजें और उनकी प्रोफ़ाइल पर “संदेश” दबाएँ।',
  emptyAction: 'नए लोग देखें',

  failedTitle: 'आपकी बातचीत लोड नहीं हो सकीं',
  failedText: 'आपका लिखा कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
  threadFailedTitle: 'यह बातचीत लोड नहीं हो सकी',
  unknownTitle: 'यह बातचीत यहाँ नहीं है',
  unknownText: 'Updraft पर इस पते पर कोई नहीं है। अपनी सूची से कोई बातचीत चुनें या किसी नए व्यक्ति को खोजें।',
  allConversations: 'सभी बातचीत',

  noneTitle: 'कोई बातचीत चुनें',
  noneText: 'अपनी मौजूदा बातचीत में से चुनें या नई शुरू करें',

  newConversation: 'नई बातचीत',
  peopleLabel: 'लोग और स्टार्टअप खोजें',
  peoplePlaceholder: 'नाम से खोजें',
  peopleLoading: 'लोग लोड हो रहे हैं',
  peopleFailed: 'हम उन लोगों को लोड नहीं कर सके जिन्हें आप संदेश भेज सकते हैं। फिर कोशिश करें।',
  nobodyFound: (p) => `यहाँ “${p.query}” नाम का कोई नहीं है। वर्तनी जाँचें।`,

  now: 'अभी',
  today: 'आज',
  yesterday: 'कल',
  you: 'आप',
  online: 'ऑनलाइन',
  unread: 'अपठित',
  muted: 'म्यूट',
  ownPreview: (p) => `आप: ${p.text}`,
  draft: 'ड्राफ़्ट:',
  noMessages: 'अभी कोई संदेश नहीं',

  back: 'बातचीत की सूची पर लौटें',
  about: (p) => `${p.name} के बारे में`,
  viewProfile: 'प्रोफ़ाइल देखें',
  more: 'और विकल्प',
  markUnread: 'अपठित के रूप में मार्क करें',
  mute: 'बातचीत म्यूट करें',
  unmute: 'बातचीत अनम्यूट करें',

  threadLabel: (p) => `${p.name} के साथ बातचीत`,
  threadStart: (p) => `${p.name} के साथ आपकी बातचीत यहाँ से शुरू होती है।`,
  earlier: 'पुराने संदेश दिखाएँ',
  jumpToLatest: 'नवीनतम संदेश पर जाएँ',
  newMessages: 'नए संदेश',

  attach: 'फ़ाइल जोड़ें',
  attachNotAvailable: 'फ़ाइल जोड़ना उपलब्ध नहीं है',
  composerLabel: (p) => `${p.name} को संदेश`,
  composerPlaceholder: 'अपना संदेश लिखें...',
  closedGone: 'वे अब यहाँ नहीं हैं, इसलिए उन्हें कुछ नहीं भेजा जा सकता।',
  closedSample: 'आप Asha बनकर आज़मा रहे हैं: आपका लिखा दूसरे खातों तक नहीं पहुँचता।',
  send: 'भेजें',
  notSent: 'आपका संदेश इस डिवाइस पर सहेजा नहीं जा सका, इसलिए भेजा नहीं गया। आपका लिखा यहीं है। फिर कोशिश करें।',
};
export default inbox;
