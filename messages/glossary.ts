import type { Locale } from './locales';

/**
 * A rule for the translations into a language. If an English message matches `english`, its translation must
 * match `word`. No message of the language may match `never`.
 */
export type Term = {
  english?: RegExp;
  word?: RegExp;
  /** Keys of messages in which the English word has another meaning. */
  except?: readonly string[];
  never?: RegExp;
};

/** Returns a pattern for a whole Devanagari word, because `\b` doesn't support Devanagari. */
const alone = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])(${word})(?![\\p{L}\\p{M}])`, 'u');

/** The rules of each language. English is the source language, so its rules only forbid words. */
export const glossary: Partial<Record<Locale, readonly Term[]>> = {
  en: [
    { never: /\bquarantin|\bread marks?\b|in order are/i },
    // Messages say "email", not "mail".
    { never: /\bmail (service|was|is)\b|\bno mail\b/i },
    // Apostrophes are curly, except in one sentence that the specification prescribes.
    { never: /(?<!You)'(?!ll be notified)/ },
    { never: /"/ },
  ],
  hi: [
    { english: /\bregist(er|ration)/i, word: /पंजीक/, never: /रजिस्टर/ },
    {
      english: /\blist(ed|ing)?\b.*\bstartups?\b|\bstartups?\b.*\blist(ed|ing)?\b/i,
      word: /ज[ोु]ड़/,
      // These messages are about lists other than startup listings.
      except: ['notifications.listing', 'profile.user.empty.connections', 'profile.user.empty.startups'],
      never: /लिस्ट कर|लिस्टिंग|सूचीबद्ध/,
    },
    { english: /\bmentor/i, word: /मार्गदर्श/, never: /मेंटर/ },
    { english: /\btraction\b/i, word: /ट्रैक्शन/, never: /प्रगति/ },
    { english: /\bcriteria\b/i, word: /मानदंड/, never: /मापदंड/ },
    { english: /\bstar(s|red)?\b/i, word: /तार/, never: /स्टार(?!्ट)/ },
    { english: /\bsquare\b/i, word: /वर्गाकार/, never: /चौकोर/ },
    { english: /^location$/i, word: /स्थान/ },
    { english: /\brounds?\b/i, word: /राउंड/, never: /दौर/ },
    { english: /\bsectors?\b/i, word: /सेक्टर/ },
    { english: /\bgeography\b/i, word: /क्षेत्र/ },
    { english: /^insights?$/i, word: /विश्लेषण/ },
    { english: /^experience$/i, word: /अनुभव/ },
    // The page name “Discover”. The verb “discover” has another translation.
    { english: /\bDiscover\b(?! (startups|investors|users|people)\b)/i, word: /डिस्कवर/ },
    { english: /^search\b/i, word: /खोज/ },
    { english: /\bexport(s|ed|ing)?\b/i, word: /एक्सपोर्ट/, never: /निर्यात/ },
    { english: /\bimport(ed|ing)?\b/i, word: /इंपोर्ट/, never: /आयात/ },
    { english: /\bexplore\b(?! opportunities)/i, word: /एक्सप्लोर/ },
    { english: /\bstages?\b/i, word: /स्टेज/, except: ['landing.supportTitle'] },
    { english: /\brevenue\b/i, word: /राजस्व/, except: ['landing.supportText'] },
    { english: /\bundo\b/i, word: /पहले जैसा/ },
    { never: /छवि|चित्र|सँभाल/ },
    { never: /सहेजी गईं #|जताई गईं #/ },
    { english: /\busers?\b/i, word: /उपयोगकर्ता/ },
    { english: /\bmonths?\b/i, word: /मही/, never: alone('माह') },
    { english: /\byears?\b/i, word: /साल/, except: ['profile.startup.founded'], never: /वर्ष/ },
    { english: /\bminutes\b/i, word: /मिनट/ },
    // The verb must not reveal the gender of the person who did something.
    { never: /<\/name> .*कर(ते|ता|ती) है/ },
    // These words lack their nukta, the dot below a letter.
    {
      never: alone(
        'खाली|बाकी|करीब|तारीख|तारीखें|तरीका|तरीके|तरीकों|नक्शा|नक्शे|खबर|खबरें|खुद|खत्म|खर्च|गलत|गलती|कानून|ज्यादा|जरूरी|फिल्टर|फोटो|हफ्ते',
      ),
    },
    // The only quotation marks are “ ”.
    { never: /[‘’«»"]/ },
    { never: /संभाल|मेनू|अकाउंट|ढूँढ/ },
  ],
  es: [
    // The interface addresses the user as tú.
    {
      never: /\b(vosotr[oa]s|vuestr[oa]s?|usted(es)?|hacéis|construís|tenéis|podéis|queréis|estáis|sois)\b/i,
    },
    { english: /^tagline\b|\ba tagline\b/i, word: /eslogan/i, never: /\blemas?\b/i },
    { english: /\bstages?\b/i, word: /etapa/i, except: ['landing.supportTitle'], never: /\bfases?\b/i },
    { english: /\bfeed\b/i, word: /\bfeed\b/i, never: /\bmuro\b/i },
    {
      english: /\bexpress(es|ed)? (an )?interest/i,
      word: /(mostr|muestr)/i,
      never: /\bexpres\w* (su |tu |el )?interés/i,
    },
    { english: /valid email address/i, word: /^Introduce una dirección de correo válida$/ },
    { english: /^email$/i, word: /^Correo electrónico$/ },
    { english: /\bcheck size\b/i, word: /importe/i, never: /inversión habitual/i },
    { english: /^venture capitalist$/i, word: /^Inversor/ },
    { english: /\bkey metrics\b/i, word: /métricas clave/i, never: /cifras clave/i },
    { english: /\bsettings\b/i, word: /ajustes/i, never: /\bconfiguración\b/i },
    // Messages about failures use the perfect tense: “no se ha podido”.
    { never: /\b(no se pud(o|ieron)|no pud(o|imos)|no se encontr(ó|aron))\b/i },
    {
      never:
        /no están en orden|personas empleadas|tienes un registro|después de que el propietario aprueba|añadir otra startup/i,
    },
    { never: /["“”]/ },
  ],
};
