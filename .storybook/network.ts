import { setupWorker } from 'msw/browser';

/**
 * Blocks the network in stories: a request to another host fails unless the story declares an MSW handler for
 * it. Requests to Storybook's own host, for modules and pictures, pass.
 */
export async function startNetwork() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).origin !== location.origin) print.error();
    },
  });
  return worker;
}
