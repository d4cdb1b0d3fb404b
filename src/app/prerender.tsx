import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type RouteName, routes } from '@/data/schema/routes';
import { App } from './App';
import { fileOf } from './chunks';
import { preload } from './router/preload';
import { routeTable } from './router/routeTable';

/**
 * The pages of fixed address: those written as HTML, and those that get an empty page of their own. `modules` are the
 * source files a page fetches besides the entry, in English.
 */
export const pages = routeTable
  .map((route) => ({ ...route, path: routes[route.name as RouteName].path }))
  .filter(({ path }) => !path.includes(':'))
  .map(({ path, page, messages, hasShell, isPrerendered }) => ({
    path,
    isPrerendered,
    modules: [
      fileOf(page),
      ...(hasShell ? ['src/app/session/guard.ts', 'src/app/shell/AppShell.tsx'] : []),
      ...['common', ...messages].map((namespace) => `messages/en/${namespace}.ts`),
    ],
  }));

/** The HTML of one public page in English, as the browser hydrates it. */
export async function render(path: string): Promise<string> {
  await preload(path);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}
