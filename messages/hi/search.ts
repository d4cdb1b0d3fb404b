import type { Catalogs } from '../catalogs';
import { pluralOf } from '../plural';

const plural = pluralOf('hi');

const search: Catalogs['search'] = {
  results: 'खोज के नतीजे',
  kinds: { startup: 'स्टार्टअप', investor: 'निवेशक', user: 'लोग', post: 'पोस्ट' },
  count: (p) => plural(p.count, { one: '# नतीजा', other: '# नतीजे' }),
  none: (p) => `“${p.query}” के लिए कुछ नहीं मिला`,
  noneText: 'वर्तनी जाँचें या कम शब्दों से खोजें।',
  discover: (p) => `“${p.query}” को “डिस्कवर” पर खोजें`,
};

export default search;
