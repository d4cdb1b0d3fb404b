import { describe, expect, test } from 'vitest';
import { axes, chosenIn, toggled, within, written } from '../../.storybook/matrix/matrix';

const reading = (search: string) => (name: string) => new URLSearchParams(search).get(name);
const all = { themes: axes.themes, languages: axes.languages, widths: axes.widths };

describe('the story matrix’s choice of themes, languages and widths', () => {
  test('contains all values when the URL has no known values', () => {
    expect(chosenIn(reading(''))).toEqual(all);
    expect(chosenIn(reading('?themes=sepia&languages=&widths=watch'))).toEqual(all);
    expect(written(all)).toEqual({ themes: null, languages: null, widths: null });
  });

  test('sorts the languages in the URL by the order of the language menu', () => {
    const chosen = chosenIn(reading('?languages=es,hi&widths=phone'));
    expect(chosen).toEqual({ themes: ['light', 'dark'], languages: ['hi', 'es'], widths: ['phone'] });
    expect(written(chosen)).toEqual({ themes: null, languages: 'hi,es', widths: 'phone' });
  });

  test('adds or removes a toggled value, but keeps at least one value of each kind', () => {
    const dark = toggled(all, 'themes', 'light');
    expect(dark.themes).toEqual(['dark']);
    expect(toggled(dark, 'themes', 'dark')).toEqual(dark);
    expect(toggled(dark, 'themes', 'light')).toEqual(all);
    expect(dark.languages).toEqual(axes.languages);
  });

  test('is overridden by the globals of a story', () => {
    const chosen = chosenIn(reading('?languages=es'));
    expect(within(chosen, { locale: 'hi', viewport: 'phone' })).toEqual({
      themes: ['light', 'dark'],
      languages: ['hi'],
      widths: ['phone'],
    });
    expect(within(all, { viewport: 'responsive' })).toEqual(all);
  });
});
