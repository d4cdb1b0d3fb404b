import type { ComponentType } from 'react';
import { usePathname } from '@/app/router/address';
import { type Route, routeAt } from '@/app/router/routeTable';
import { useGuarded } from '@/app/session/guard';

type PageAtAddressProps = {
  /** The pages, by their names in the route table. */
  pages: Record<string, ComponentType<{ name: Route['name'] }>>;
};

/** For stories that navigate: the page at the current URL, or the login card if the page needs a sign-in. */
export function PageAtAddress({ pages }: PageAtAddressProps) {
  const { page, name } = useGuarded(routeAt(usePathname()));
  const Page = pages[page];
  if (!Page) throw new Error(`The story doesn’t provide the page ${page}. Add it to "pages".`);
  return <Page name={name} />;
}
