import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

/** Answers requests for the files of the sample world as a server would; none of them once `isOffline`. */
export function serveSample() {
  const server = { isOffline: false };
  vi.stubGlobal('fetch', async (address: string) => {
    if (server.isOffline) throw new TypeError('Failed to fetch');
    return new Response(await readFile(`.${address}`));
  });
  return server;
}
