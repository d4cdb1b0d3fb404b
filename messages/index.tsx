import type { Catalogs, Namespace } from '@messages/catalogs';
import loaders from '@messages/loaders';
import { createContext, type ReactNode, use } from 'react';
import { lazyModule } from './lazyModule';
import type { Locale } from './locales';

export type { Catalogs, Namespace } from '@messages/catalogs';
export { isLocale, type Locale, localeNames, locales } from './locales';

const catalogs = new Map<string, () => Promise<Catalogs[Namespace]>>();

async function loadCatalog(locale: Locale, namespace: Namespace) {
  const load = (await loaders[locale]())[namespace];
  return (await load()).default;
}

/**
 * Loads the messages of a namespace in a language, once. Then, `useMessages` reads them without suspending.
 * @throws the error of the import if the file can't be fetched
 */
export function loadMessages<N extends Namespace>(locale: Locale, namespace: N): Promise<Catalogs[N]> {
  const path = `${locale}/${namespace}`;
  const load = catalogs.get(path) ?? lazyModule(() => loadCatalog(locale, namespace));
  catalogs.set(path, load);
  return load() as unknown as Promise<Catalogs[N]>;
}

const LocaleContext = createContext<Locale>('en');

/** Sets the language of its children. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the current language. */
export const useLocale = (): Locale => use(LocaleContext);

/** Returns the messages of a namespace in the current language. Suspends until the messages have loaded. */
export function useMessages<N extends Namespace>(namespace: N): Catalogs[N] {
  return use(loadMessages(use(LocaleContext), namespace));
}

/**
 * Replaces the tags of a message with React nodes: `rich('I agree to the <a>Terms</a>', { a: (text) =>
 * <Link>{text}</Link> })`. For a tag without a renderer, returns only the text inside.
 */
export function rich(message: string, marks: Record<string, (text: string) => ReactNode>): ReactNode[] {
  return message.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const [, name, text = ''] = /^<(\w+)>(.*?)<\/\w+>$/.exec(part) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never move.
    return name ? <span key={index}>{marks[name]?.(text) ?? text}</span> : part;
  });
}
