import { describe, expect, test } from 'vitest';
import { axes, chosenIn, toggled, within, written } from '../../.storybook/matrix/matrix';

const reading = (search: string) => (name: string) => new URLSearchParams(search).get(name);
const all = { themes: axes.themes, languages: axes.languages, widths: axes.widths };

describe('the choice of the matrix', () => {
  test('is everything when the URL has no known values', () => {
    expect(chosenIn(reading(''))).toEqual(all);
    expect(chosenIn(reading('?themes=sepia&languages=&widths=watch'))).toEqual(all);
    expect(written(all)).toEqual({ themes: null, languages: null, widths: null });
  });

  test('converts to the URL and back in the order of the axis', () => {
    const chosen = chosenIn(reading('?languages=es,hi&widths=phone'));
    expect(chosen).toEqual({ themes: ['light', 'dark'], languages: ['hi', 'es'], widths: ['phone'] });
    expect(written(chosen)).toEqual({ themes: null, languages: 'hi,es', widths: 'phone' });
  });

  test('toggles a value but keeps at least one', () => {
    const dark = toggled(all, 'themes', 'light');
    expect(dark.themes).toEqual(['dark']);
    expect(toggled(dark, 'themes', 'dark')).toEqual(dark);
    expect(toggled(dark, 'themes', 'light')).toEqual(all);
    expect(dark.languages).toEqual(axes.languages);
  });

  test('yields to the globals of a story', () => {
    const chosen = chosenIn(reading('?languages=es'));
    expect(within(chosen, { locale: 'hi', viewport: 'phone' })).toEqual({
      themes: ['light', 'dark'],
      languages: ['hi'],
      widths: ['phone'],
    });
    expect(within(all, { viewport: 'responsive' })).toEqual(all);
  });
});
