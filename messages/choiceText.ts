import { type Catalogs, useMessages } from '.';

/** What a value of an option list is called in the language in force; any other text stays as it is. */
export function useChoiceText(): (value: string) => string {
  const t = useMessages('choices');
  return (value) => (Object.hasOwn(t, value) ? t[value as keyof Catalogs['choices']] : value);
}
