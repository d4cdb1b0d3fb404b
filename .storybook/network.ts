import { setupWorker } from 'msw/browser';

/**
 * Stories are closed to the network: whatever leaves Storybook's own host must be handled by the story, or it fails.
 * Its own modules and pictures pass.
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
