import { remembered } from './memoized';

/**
 * The regions of the world and their countries (ISO 3166), as grouped by the United Nations (M49). The names
 * of countries come from the browser (`Intl.DisplayNames`).
 */
const parts: Record<string, string> = {
  '015': 'DZ EG EH LY MA SD TN',
  '011': 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SH SL SN TG',
  '017': 'AO CD CF CG CM GA GQ ST TD',
  '014': 'BI DJ ER ET KE KM MG MU MW MZ RE RW SC SO SS TZ UG YT ZM ZW',
  '018': 'BW LS NA SZ ZA',
  '021': 'BM CA GL PM US',
  '013': 'BZ CR GT HN MX NI PA SV',
  '029': 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI',
  '005': 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  '143': 'KG KZ TJ TM UZ',
  '030': 'CN HK JP KP KR MN MO TW',
  '035': 'BN ID KH LA MM MY PH SG TH TL VN',
  '034': 'AF BD BT IN IR LK MV NP PK',
  '145': 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  '151': 'BG BY CZ HU MD PL RO RU SK UA',
  '154': 'AX DK EE FI FO GB GG IE IM IS JE LT LV NO SE SJ',
  '039': 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK',
  '155': 'AT BE CH DE FR LI LU MC NL',
  '053': 'AU NZ',
  '054': 'FJ NC PG SB VU',
  '057': 'FM GU KI MH MP NR PW',
  '061': 'AS CK NU PF TK TO TV WF WS',
};

/** The larger regions of the world, each with the codes of its regions. */
const wholes: Record<string, string> = {
  '002': '015 011 017 014 018',
  '202': '011 017 014 018',
  '019': '021 013 029 005',
  '003': '021 013 029',
  '419': '013 029 005',
  '142': '143 030 035 034 145',
  '150': '151 154 039 155',
  '009': '053 054 057 061',
  '001': Object.keys(parts).join(' '),
};

/** The names of regions in the app's languages, in the form of {@link fold}. Browsers only name countries. */
const namesOfParts: Record<string, string> = {
  '015': 'northern africa, उत्तरी अफ़्रीका, africa del norte',
  '011': 'western africa, पश्चिमी अफ़्रीका, africa occidental',
  '017': 'central africa, middle africa, मध्य अफ़्रीका, africa central',
  '014': 'eastern africa, पूर्वी अफ़्रीका, africa oriental',
  '018': 'southern africa, दक्षिणी अफ़्रीका, africa austral',
  '021': 'northern america',
  '013': 'central america, मध्य अमेरिका, centroamerica',
  '029': 'caribbean, कैरिबियन, caribe, el caribe',
  '005': 'south america, दक्षिण अमेरिका, america del sur, sudamerica',
  '143': 'central asia, मध्य एशिया, asia central',
  '030': 'eastern asia, पूर्वी एशिया, asia oriental',
  '035': 'southeast asia, southeastern asia, south-east asia, दक्षिण-पूर्व एशिया, sudeste asiatico',
  '034': 'southern asia, दक्षिण एशिया, asia meridional, asia del sur',
  '145': 'western asia, middle east, मध्य पूर्व, oriente medio, asia occidental',
  '151': 'eastern europe, पूर्वी यूरोप, europa oriental, europa del este',
  '154': 'northern europe, उत्तरी यूरोप, europa septentrional, europa del norte',
  '039': 'southern europe, दक्षिणी यूरोप, europa meridional, europa del sur',
  '155': 'western europe, पश्चिमी यूरोप, europa occidental',
  '053': 'australasia, ऑस्ट्रेलेशिया',
  '054': 'melanesia',
  '057': 'micronesia',
  '061': 'polynesia, polinesia',
  '002': 'africa, अफ़्रीका',
  '202': 'sub-saharan africa, africa subsahariana',
  '019': 'americas, the americas, america, अमेरिकी महाद्वीप',
  '003': 'north america, उत्तरी अमेरिका, america del norte, norteamerica',
  '419': 'latin america, लैटिन अमेरिका, latinoamerica, america latina',
  '142': 'asia, एशिया',
  '150': 'europe, यूरोप, europa',
  '009': 'oceania, ओशिआनिया',
  '001': 'world, worldwide, global, anywhere, everywhere, दुनिया, mundo, todo el mundo',
};

/** Other common names of countries. */
const namesOfCountries: Record<string, string> = {
  US: 'us, usa',
  GB: 'uk, great britain, england, scotland, wales',
  AE: 'uae',
  TR: 'turkey',
  CZ: 'czech republic',
};

/** The app's languages. Users can write a place in any of them. */
const languages = ['en', 'hi', 'es'];

const countriesOf = (code: string): string[] =>
  (wholes[code] ?? code).split(' ').flatMap((part) => parts[part]?.split(' ') ?? []);

/** Folds a text for comparison: no accents, dots, upper case or leading "the". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '')
    .trim()
    .toLowerCase()
    .replace(/^the /, '');

/** The codes of all countries and regions, by name. Computed on first use. */
const codesByName = remembered(() => {
  const codes = new Map<string, string>();
  for (const [code, names] of Object.entries({ ...namesOfParts, ...namesOfCountries }))
    for (const name of names.split(', ')) codes.set(fold(name), code);
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countriesOf('001')) codes.set(fold(names.of(code) ?? code), code);
  }
  return codes;
});

/** Returns the code of a name. "West Africa" is accepted for Western Africa. */
const codeOf = (name: string): string | undefined => {
  const folded = fold(name);
  return (
    codesByName().get(folded) ?? codesByName().get(folded.replace(/^(north|south|east|west) /, '$1ern '))
  );
};

const isCountry = (code: string | undefined): code is string => code !== undefined && /^[A-Z]/.test(code);

/** The location of a startup or person, as read from its text. */
type Located = {
  /** ISO 3166, if the text names a country. */
  country: string | undefined;
  /** All names in the text, folded. */
  names: readonly string[];
};

/** A wanted place. */
type Place =
  | { countries: readonly string[] }
  /** A town or any other name that isn't a country or region. `country`: ISO 3166, if the text names it. */
  | { name: string; country: string | undefined };

/** Caches the result for each text. */
function rememberedByText<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const answer = known.get(text) ?? read(text);
    known.set(text, answer);
    return answer;
  };
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** Reads a location such as "Pune, India". If the text names several countries, uses the last one. */
const locate = rememberedByText((location): Located => {
  const names = namesIn(location);
  return { country: names.map(codeOf).filter(isCountry).at(-1), names: names.map(fold) };
});

/** Separators between places, in the app's languages. */
const between = /[;/&\n]|\s(?:and|or|y|e|o|u|और|या)\s/iu;

/** Reads a list such as "Europe, Pune, India and West Africa". A name before a country is a town there. */
const placesIn = rememberedByText((text): Place[] =>
  text.split(between).flatMap((group) => {
    const names = namesIn(group);
    return names.flatMap((name, at): Place[] => {
      const code = codeOf(name);
      if (code === undefined) {
        const next = codeOf(names[at + 1] ?? '');
        return [{ name: fold(name), country: isCountry(next) ? next : undefined }];
      }
      // After a town, the country only says where the town is and isn't a separate place.
      const isOfTown = isCountry(code) && at > 0 && codeOf(names[at - 1] ?? '') === undefined;
      if (isOfTown) return [];
      return [{ countries: isCountry(code) ? [code] : countriesOf(code) }];
    });
  }),
);

/** Returns the codes of all countries in a country's region. */
const partOf = (country: string) => Object.values(parts).find((countries) => countries.includes(country));

/** How near a location is to any of the wanted places. */
export type Nearness = 'there' | 'near' | 'far' | 'unknown';

/**
 * Compares a location with wanted places. `there`: in one of the countries, regions or towns. `near`: in the
 * country of a wanted town, or in the same region (M49) as a wanted country. `unknown`: the location has no
 * known country, or a wanted place has none.
 * @param wanted places as free text: "Europe, India and West Africa"; in any of the app's languages
 * @param location a location as free text: "Pune, India"
 */
export function nearnessOf(wanted: string, location: string): Nearness {
  const { country, names } = locate(location);
  const places = placesIn(wanted);
  const isThere = (place: Place) =>
    'name' in place
      ? names.includes(place.name) && (!place.country || !country || place.country === country)
      : country !== undefined && place.countries.includes(country);
  const isNear = (place: Place) => {
    if (country === undefined) return false;
    if ('name' in place) return place.country === country;
    const [only, ...others] = place.countries;
    return only !== undefined && others.length === 0 && partOf(only) === partOf(country);
  };
  if (places.some(isThere)) return 'there';
  if (places.some(isNear)) return 'near';
  const isPlaced = (place: Place) => !('name' in place) || place.country !== undefined;
  return country !== undefined && places.length > 0 && places.every(isPlaced) ? 'far' : 'unknown';
}
