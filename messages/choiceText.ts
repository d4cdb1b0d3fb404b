import { type Catalogs, useMessages } from '.';

/** Returns a function that translates an option of a form field. Other text stays as it is. */
export function useChoiceText(): (value: string) => string {
  const t = useMessages('choices');
  return (value) => (Object.hasOwn(t, value) ? t[value as keyof Catalogs['choices']] : value);
}
