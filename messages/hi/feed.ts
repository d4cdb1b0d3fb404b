import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const feed: Catalogs['feed'] = {
  title: 'एक्सप्लोर करें',
  headText: 'स्टार्टअप और निवेशक क्या कर रहे हैं, और आप जिन्हें फ़ॉलो करते हैं वे क्या बता रहे हैं।',

  searchLabel: 'अपडेट खोजें',
  searchPlaceholder: 'अपडेट खोजें',
  searchClear: 'खोज मिटाएँ',

  filterLabel: 'अपडेट छाँटें',
  filters: {
    all: 'सभी अपडेट',
    funding: 'फ़ंडिंग की ख़बरें',
    announcement: 'घोषणाएँ',
    insight: 'विश्लेषण',
    thought: 'विचार',
    saved: 'सहेजी गई पोस्ट',
  },
  types: { funding: 'फ़ंडिंग', announcement: 'घोषणा', insight: 'विश्लेषण', thought: 'विचार' },
  typeWords: { funding: 'फ़ंडिंग', announcement: 'घोषणा', insight: 'विश्लेषण', thought: 'विचार' },

  composerLabel: 'आपका अपडेट',
  composerPlaceholder: 'अपने नेटवर्क के साथ कोई अपडेट साझा करें',
  composerTag: 'टैग जोड़ें',
  composerNoTag: 'कोई टैग नहीं',
  composerTags: { Announcement: 'घोषणा', Funding: 'फ़ंडिंग', Hiring: 'भर्ती', Product: 'प्रोडक्ट' },
  composerAs: 'इस नाम से पोस्ट करें',
  composerPost: 'पोस्ट करें',

  loading: 'अपडेट लोड हो रहे हैं',
  resultCount: (p) => plural(p.count, { one: '# अपडेट मिला', other: '# अपडेट मिले' }),
  loadMore: 'और अपडेट दिखाएँ',

  emptyTitle: 'दिखाने के लिए कोई पोस्ट नहीं है',
  emptyAll: 'आपकी फ़ीड ख़ाली है। अपडेट देखने के लिए और लोगों या स्टार्टअप को फ़ॉलो करें।',
  emptyType: (p) => `${p.type} से जुड़ी कोई पोस्ट फ़िलहाल उपलब्ध नहीं है।`,
  emptySaved: 'अभी कुछ सहेजा नहीं गया है। कोई पोस्ट सहेजें, वह यहाँ फिर मिलेगी।',
  emptyAction: 'लोग और स्टार्टअप देखें',
  noMatch: (p) => `“${p.query}” के लिए कुछ नहीं मिला। वर्तनी जाँचें या कम शब्दों से खोजें।`,
  noMatchInFilter: (p) => `“${p.filter}” में “${p.query}” के लिए कुछ नहीं मिला। कम शब्दों से खोजें या सभी अपडेट में खोजें।`,
  noMatchAction: 'सभी अपडेट दिखाएँ',

  failedTitle: 'आपकी फ़ीड लोड नहीं हो सकी',
  failedText: 'आपका लिखा कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',

  viewStartup: 'स्टार्टअप देखें',
  raised: (p) => `<b>${p.amount}</b> जुटाए`,
  ofGoal: (p) => `${p.goal} का ${p.share}`,
  fundraising: (p) => `${p.name} की जुटाई गई राशि`,

  commentCount: (p) => `टिप्पणी करें, ${p.count}`,
  shareCount: (p) => `साझा करें, ${p.count}`,
  save: 'सहेजें',
  saved: 'सहेजा गया',
  postSaved: 'पोस्ट सहेजी गई',
  showSaved: 'सहेजी गई पोस्ट देखें',
  peopleLabel: 'लोग',
  peopleSuggested: (p) => plural(p.count, { one: '# व्यक्ति का सुझाव', other: '# लोगों के सुझाव' }),

  more: 'और विकल्प',
  edit: 'एडिट करें',
  delete: 'मिटाएँ',
  editPostLabel: 'अपनी पोस्ट एडिट करें',
  editCommentLabel: 'अपनी टिप्पणी एडिट करें',
  editSave: 'बदलाव सहेजें',
  editSaved: 'बदलाव सहेजे गए',
  postDeleted: (p) => `पोस्ट मिटा दी गई: “${p.text}”`,
  commentDeleted: (p) => `टिप्पणी मिटा दी गई: “${p.text}”`,
  undo: 'पहले जैसा करें',
  undoFailed: 'इस डिवाइस पर पहले जैसा नहीं हो सका।',

  comments: 'टिप्पणियाँ',
  showAllComments: (p) => plural(p.count, { one: 'सभी # टिप्पणी दिखाएँ', other: 'सभी # टिप्पणियाँ दिखाएँ' }),
  commentLikes: (p) => plural(p.count, { one: '# पसंद', other: '# पसंद' }),
  commentLabel: 'आपकी टिप्पणी',
  commentPlaceholder: 'टिप्पणी लिखें',
  commentSend: 'टिप्पणी करें',

  meLabel: 'आप',
  followers: 'फ़ॉलोअर',
  startups: 'स्टार्टअप',

  sidebarLabel: 'Updraft पर और भी',
  trendingTitle: 'चर्चित विषय',
  trendingPosts: (p) => plural(p.count, { one: '# पोस्ट', other: '# पोस्ट' }),
  eventsTitle: 'आने वाले इवेंट',
  sponsoredTitle: 'प्रायोजित',
  followTitle: 'किसे फ़ॉलो करें',
  follow: 'फ़ॉलो करें',
  following: 'फ़ॉलो कर रहे हैं',
  followPerson: (p) => `${p.name} को फ़ॉलो करें`,
  followingPerson: (p) => `${p.name} को फ़ॉलो कर रहे हैं`,

  footerLabel: 'Updraft के बारे में',
  footerTerms: 'शर्तें',
  footerCopyright: '© 2025 Updraft',

  linkCopied: 'पोस्ट का लिंक कॉपी हो गया',
  linkNotCopied: (p) => `लिंक कॉपी नहीं हो सका। इसे ख़ुद कॉपी करें: ${p.link}`,
};

export default feed;
