import { describe, expect, test } from 'vitest';
import { axes, chosenIn, toggled, within, written } from '../../.storybook/matrix/matrix';

const reading = (search: string) => (name: string) => new URLSearchParams(search).get(name);
const all = { themes: axes.themes, languages: axes.languages, widths: axes.widths };

describe('what is chosen', () => {
  test('is everything where the address says nothing, or nothing that there is', () => {
    expect(chosenIn(reading(''))).toEqual(all);
    expect(chosenIn(reading('?themes=sepia&languages=&widths=watch'))).toEqual(all);
    expect(written(all)).toEqual({ themes: null, languages: null, widths: null });
  });

  test('goes through the address and back, in the order of the axis', () => {
    const chosen = chosenIn(reading('?languages=es,hi&widths=phone'));
    expect(chosen).toEqual({ themes: ['light', 'dark'], languages: ['hi', 'es'], widths: ['phone'] });
    expect(written(chosen)).toEqual({ themes: null, languages: 'hi,es', widths: 'phone' });
  });

  test('has one more or one less, but never none', () => {
    const dark = toggled(all, 'themes', 'light');
    expect(dark.themes).toEqual(['dark']);
    expect(toggled(dark, 'themes', 'dark')).toEqual(dark);
    expect(toggled(dark, 'themes', 'light')).toEqual(all);
    expect(dark.languages).toEqual(axes.languages);
  });

  test('gives way to what a story sets itself', () => {
    const chosen = chosenIn(reading('?languages=es'));
    expect(within(chosen, { locale: 'hi', viewport: 'phone' })).toEqual({
      themes: ['light', 'dark'],
      languages: ['hi'],
      widths: ['phone'],
    });
    expect(within(all, { viewport: 'responsive' })).toEqual(all);
  });
});
