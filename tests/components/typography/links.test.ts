import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linksAndSignsIn, linksIn } from '@/components/typography/links';

it('linksIn finds http and https URLs, and ends a URL before a right-to-left override character', () => {
  expect(linksIn('See HTTPS://Updraft.example/Deck and http://a.example:8080/?q=1#b\u202egnp.exe')).toEqual([
    { text: 'See ' },
    { text: 'HTTPS://Updraft.example/Deck', href: 'https://updraft.example/Deck', isExternal: true },
    { text: ' and ' },
    { text: 'http://a.example:8080/?q=1#b', href: 'http://a.example:8080/?q=1#b', isExternal: true },
    { text: '\u202egnp.exe' },
  ]);
});

it.each([
  ['javascript:alert(1)', []],
  ['ftp://a.example', []],
  ['www.a.example', []],
  ['http:// a.example', []],
  ['xhttps://a.example', []],
  ['Read https://a.example/b.', ['https://a.example/b']],
  ['(see https://a.example/b).', ['https://a.example/b']],
  ['https://a.example/b_(c)', ['https://a.example/b_(c)']],
  ['“https://a.example/b”', ['https://a.example/b']],
  ['https://a.example/b?!', ['https://a.example/b']],
  ['यह देखें: https://a.example/b।', ['https://a.example/b']],
])('given the text %j, linksIn finds the URLs %j', (text, hrefs) => {
  expect(linksIn(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});

it('linksIn and linksAndSignsIn return parts that join to the original text', () => {
  const part = fc.constantFrom('https://', 'http://', 'a.example', '🚀', 'पवन', ...'/(). \nx:#@-');
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      const text = parts.join('');
      for (const cut of [linksIn, linksAndSignsIn]) {
        const links = cut(text);
        expect(links.map((link) => link.text).join('')).toBe(text);
        for (const { href, isExternal } of links)
          if (href !== undefined)
            expect(href).toMatch(isExternal ? /^https?:\/\/./ : /^\/(explore\?q=%23|user\/)./);
      }
    }),
  );
});

it('linksAndSignsIn finds URLs, hashtags (linked to a search) and mentions (linked to user pages)', () => {
  expect(linksAndSignsIn('@Asha-Verma on #Solar: https://a.example/#b')).toEqual([
    { text: '@Asha-Verma', href: '/user/asha-verma' },
    { text: ' on ' },
    { text: '#Solar', href: '/explore?q=%23Solar' },
    { text: ': ' },
    { text: 'https://a.example/#b', href: 'https://a.example/#b', isExternal: true },
  ]);
});
