import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './App';
import { paths, type RouteName } from './paths';
import { preload } from './preload';
import { routes } from './routes';

/**
 * The pages of fixed address: those written as HTML, and those that get an empty page of their own. `modules` are the
 * source files a page fetches besides the entry, in English.
 */
export const pages = routes
  .filter((route) => !paths[route.name as RouteName].includes(':'))
  .map(({ name, screen, messages, hasShell, isPrerendered }) => ({
    path: paths[name as RouteName],
    isPrerendered,
    modules: [
      `src/screens/${screen}/${screen}Route.tsx`,
      ...(hasShell ? ['src/app/AppShell.tsx'] : []),
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
