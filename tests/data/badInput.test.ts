import { describe, expect, test } from 'vitest';
import { typeNumber } from '@/components/controls/digits';
import { linksIn } from '@/components/typography/links';
import { memberOf } from '@/data/adapters/records/listedStartup';
import { errorsOf } from '@/data/schema/rules/fields';
import { investorRule } from '@/data/schema/rules/investorRule';
import { listingRules } from '@/data/schema/rules/listingRules';
import { onboardingRules } from '@/data/schema/rules/onboardingRules';
import { profileRule } from '@/data/schema/rules/profileRule';
import { registrationRules } from '@/data/schema/rules/registrationRules';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import { href } from '@/data/schema/shapes/href';
import { typedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import { accountOf, emptyRegistration } from '@/data/schema/shapes/investorRegistration';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { readRef } from '@/data/schema/shapes/ref';
import { isBlankText, tidyText } from '@/data/schema/text/blank';
import { itemsOf } from '@/data/schema/text/items';
import { textMaximum } from '@/data/schema/text/limits';
import { ownPreview } from '@/data/schema/text/messagePreview';
import { numberOf, shareOf, wholeNumberOf, yearOf } from '@/data/schema/text/numberOf';
import { quoted, searched } from '@/data/schema/text/query';
import { numberKinds, readNumber } from '@/data/schema/text/readNumber';
import { slugOf } from '@/data/schema/text/slug';
import { isBlank, isSame, tidied } from '@/data/schema/text/tidied';
import { webAddressOf } from '@/data/schema/text/webAddress';
import { wellFormed } from '@/data/schema/text/wellFormed';
import { searchConversations } from '@/data/search/conversationSearch';
import { indexes } from '@/data/search/indexes';
import { createSearchEngine } from '@/data/search/searchEngine';
import { createSearchIndex } from '@/data/search/searchIndex';
import { markMatches, nameKey, wordsOf } from '@/data/search/words';
import { nastyTexts } from '../support/nastyTexts';

const texts = Object.entries(nastyTexts);

/** The maximum processor time of a call, in ms. The page doesn't respond during the call. */
const longest = 200;

/** Returns the processor time of `work` in ms, the best of three: the first run includes compilation. */
function timeOf(work: () => unknown): number {
  const times = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

const engine = createSearchEngine();
engine.prepare('post', [
  {
    id: 'p',
    texts: { author: 'Asha', startup: 'Heliogrid', hashtags: 'Hiring', content: 'Solar wind', comments: '' },
    names: ['Asha'],
  },
]);
engine.change('post', { start: 0, count: 0, order: Int32Array.of(0) });

/** All functions that read user input. */
const readers: Record<string, (text: string) => unknown> = {
  'isBlankText()': isBlankText,
  'tidyText() to trim a text': tidyText,
  'wellFormed() to replace lone surrogates': wellFormed,
  'slugOf() to make a URL segment': slugOf,
  'searched() to cut a long search query': searched,
  'quoted() to shorten a query for a sentence': quoted,
  'webAddressOf() to read a URL': webAddressOf,
  'numberOf() to read a number': numberOf,
  'wholeNumberOf() to read a whole number': wholeNumberOf,
  'shareOf() to read a percentage': shareOf,
  'yearOf() to read a year': yearOf,
  'itemsOf() to split a list at commas': itemsOf,
  'memberOf() to read a team member’s name and role': memberOf,
  'linksIn() to find URLs': linksIn,
  'ownPreview() to shorten a message': ownPreview,
  'wordsOf() to split a text into words': wordsOf,
  'nameKey() to compare a name': nameKey,
  'readRef() to read a profile reference': readRef,
  'isBlank(), tidied() and isSame() to check form values': (text) => [
    isBlank([text]),
    tidied({ text }),
    isSame({ text }, { text: ` ${text}` }),
  ],
  'readNumber() to read a formatted number': (text) =>
    numberKinds.map((kind) => [
      readNumber(text, { kind, locale: 'en' }),
      readNumber(text, { kind, locale: 'es', unit: '$' }),
    ]),
  'typeNumber() to format a typed number': (text) =>
    typeNumber({
      text,
      caret: text.length,
      before: { value: '', shown: '' },
      kind: 'whole',
      locale: 'en',
      isForward: false,
    }),
  'href()': (text) => href('startup', { params: { startupId: text }, search: { q: text }, hash: text }),
  'markMatches()': (text) => markMatches('Solar wind for every roof, said Asha Verma', text),
  'searchEngine.search()': (text) => engine.search('post', text),
  'searchConversations()': (text) => {
    const [names, messages] = [createSearchIndex(indexes.conversation), createSearchIndex(indexes.message)];
    names.prepare([{ id: 'mina', texts: { name: 'Mina Okafor' }, names: ['Mina Okafor'] }]);
    names.change({ start: 0, count: 0, order: Int32Array.of(0) });
    messages.prepare([{ id: 'm', texts: { message: 'Solar wind' }, names: [], partOf: 'mina' }]);
    messages.change({ start: 0, count: 0, order: Int32Array.of(0) });
    return searchConversations(names, messages, text);
  },
};

describe.each(Object.entries(readers))('a call of %s', (_, read) => {
  test.each(texts)('takes less than 200 ms for %s', (_name, text) => {
    expect(timeOf(() => read(text))).toBeLessThan(longest);
  });
});

const formsBy: Record<string, { rules: Parameters<typeof errorsOf>[0][]; values: object }> = {
  'startup listing': { rules: Object.values(listingRules), values: emptyListing },
  'investor registration': { rules: Object.values(registrationRules), values: emptyRegistration },
  onboarding: { rules: Object.values(onboardingRules), values: emptyOnboarding },
  'founder profile': {
    rules: [profileRule],
    values: typedProfile({ ...emptyOnboarding, photo: '', name: 'A', email: '' }),
  },
  'investor profile': {
    rules: [investorRule],
    values: typedInvestorProfile(accountOf({ ...emptyRegistration, dob: '', investments: '' })),
  },
};

describe.each(Object.entries(formsBy))('validation of the %s form', (_, { rules, values }) => {
  const fields = Object.entries(values).flatMap(([field, value]) =>
    Array.isArray(value) || typeof value === 'string' ? [field] : [],
  );

  test.each(texts)('takes less than 200 ms if any field contains %s', (_name, text) => {
    for (const field of fields) {
      const typed = { ...values, [field]: typeof values[field as never] === 'string' ? text : [text] };
      const judge = () => rules.map((rule) => errorsOf(rule, typed));
      expect(timeOf(judge)).toBeLessThan(longest);
    }
  });
});

test('searched(query) truncates a search query to the maximum length', () => {
  const query = 'w'.repeat(textMaximum.search);
  expect([searched(query), searched(`${query}ind`)]).toEqual([query, query]);
});
