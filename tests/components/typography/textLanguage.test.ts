import { describe, expect, test } from 'vitest';
import { languageOf } from '@/components/typography/textLanguage';
import feed from '@/data/sample/feed.json';
import investors from '@/data/sample/investors.json';
import startups from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';

describe('languageOf', () => {
  test.each([
    ['en', 'Rooftop solar that trades with its neighbors, and the grid hears about it later.'],
    ['es', 'Energía solar en los tejados: la red se entera más tarde y nadie espera la factura.'],
    ['hi', 'छतों की सौर ऊर्जा, जो पड़ोसियों को बेची जाती है। Heliogrid से।'],
    ['en', 'We call it “जुगाड़”: the pump is made of parts that you can buy in any market.'],
    [undefined, 'Pune, 2025'],
    [undefined, ''],
  ])('returns %s for “%s”', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  test('returns `en` for each sentence of the sample data', () => {
    const sentences = JSON.stringify([feed, investors, startups, users]).match(/[^"]{80,}[.?!](?=")/g) ?? [];
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((text) => languageOf(text) !== 'en')).toEqual([]);
  });
});
