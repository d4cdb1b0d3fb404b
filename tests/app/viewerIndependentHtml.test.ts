import { expect, test } from 'vitest';
import { marked, viewerIndependentHtml } from '@/app/viewerIndependentHtml';

test('viewerIndependentHtml doesn’t change HTML that is the same for all viewers', () => {
  const html = '<div class="a"><p>Solar &amp; more<br/>at night</p><img src="/a.webp"/></div>';
  expect(viewerIndependentHtml(html, [html])).toBe(html);
});

test('viewerIndependentHtml sets `inert` only on elements that differ between viewers', () => {
  expect(
    viewerIndependentHtml('<p><b>Mina</b> <time>1h</time></p>', ['<p><b>Mina</b> <time>3d</time></p>']),
  ).toBe('<p><b>Mina</b> <time inert="">1h</time></p>');
});

test('viewerIndependentHtml sets `inert` on a button with a differing child, but not on a link with such a child', () => {
  expect(
    viewerIndependentHtml('<button><i>1</i></button><a href="/"><i>1</i></a>', [
      '<button><i>2</i></button><a href="/"><i>2</i></a>',
    ]),
  ).toBe('<button inert=""><i inert="">1</i></button><a href="/"><i inert="">1</i></a>');
});

test('viewerIndependentHtml sets `inert` on a button whose state differs between viewers', () => {
  expect(
    viewerIndependentHtml('<div><button aria-pressed="false">Follow</button></div>', [
      '<div><button aria-pressed="false">Follow</button></div>',
      '<div><button aria-pressed="true">Follow</button></div>',
    ]),
  ).toBe('<div><button aria-pressed="false" inert="">Follow</button></div>');
});

test('viewerIndependentHtml throws when the HTML structure differs between viewers', () => {
  const list = (count: number) => `<ul>${'<li><p>x</p></li>'.repeat(count)}</ul>`;
  expect(() => viewerIndependentHtml(list(9), [list(8)])).toThrow('Too much of it depends on who looks');
  expect(() => viewerIndependentHtml('<p>a</p><p>b</p>', ['<p>a</p>'])).toThrow('other parts');
});

test('viewerIndependentHtml sets `inert` on fields and videos, because they don’t work before hydration', () => {
  expect(viewerIndependentHtml('<p><input type="text"/><video src="/a.webm"></video></p>', [])).toBe(
    '<p><input type="text" inert=""/><video src="/a.webm" inert=""></video></p>',
  );
});

test('marked returns the inner HTML of all elements with the given attribute, in document order', () => {
  expect(
    marked(
      '<main><div data-prerendered=""><p>a</p></div><i><div data-prerendered="">b</div></i></main>',
      'data-prerendered',
    ),
  ).toEqual(['<p>a</p>', 'b']);
});
