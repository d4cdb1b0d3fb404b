import { describe, expect, it } from 'vitest';
import { locales } from '../../messages/locales';

const files = import.meta.glob<{ default: object }>('../../messages/*/*.ts', { eager: true });

type Leaf = { path: string; value: unknown };
const leaves = (value: unknown, path: string): Leaf[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [{ path, value }];

const catalogs = Object.entries(files).map(([file, module]) => {
  const [, locale = '', namespace = ''] = /messages\/(\w+)\/(\w+)\.ts$/.exec(file) ?? [];
  return { locale, namespace, leaves: leaves(module.default, '') };
});
const namespaces = [...new Set(catalogs.map(({ namespace }) => namespace))];

const shapeOf = ({ path, value }: Leaf) =>
  `${path}: ${typeof value === 'function' ? `function of ${value.length}` : typeof value}`;

describe.each(namespaces)('messages %s', (namespace) => {
  const inLocale = (locale: string) =>
    catalogs.find((catalog) => catalog.locale === locale && catalog.namespace === namespace)?.leaves ?? [];

  it.each(locales)('have the same keys and parameters in %s as in English', (locale) => {
    expect(inLocale(locale).map(shapeOf).sort()).toEqual(inLocale('en').map(shapeOf).sort());
  });

  it.each(locales)('have no blank text, stray placeholder or outer space in %s', (locale) => {
    const wrong = inLocale(locale).filter(
      ({ value }) =>
        typeof value === 'string' && (!value.trim() || value !== value.trim() || /\{\w+\}/.test(value)),
    );
    expect(wrong).toEqual([]);
  });

  it('have the same tags in every language', () => {
    const marks = (locale: string) =>
      inLocale(locale)
        .filter(({ value }) => typeof value === 'string' && /<\w+>/.test(value))
        .map(({ path, value }) => `${path}: ${String(value).match(/<\w+>/g)?.sort().join()}`)
        .sort();
    expect(marks('hi')).toEqual(marks('en'));
    expect(marks('es')).toEqual(marks('en'));
  });

  it('use Devanagari in Hindi', () => {
    const latin = inLocale('hi').filter(
      ({ value }) => typeof value === 'string' && / /.test(value.trim()) && !/[\u0900-\u097F]/.test(value),
    );
    // Names aren't translated: companies, people, email addresses and brand terms.
    const english = new Map(inLocale('en').map(({ path, value }) => [path, value]));
    expect(latin.filter(({ path, value }) => english.get(path) !== value)).toEqual([]);
  });
});
