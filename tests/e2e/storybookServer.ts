import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the static Storybook below a path. `missing` gathers the addresses that led nowhere. */
export async function serveStorybook(below = '/') {
  const root = 'storybook-static';
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(below.length - 1);
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    if (!pathname.startsWith(below) || !existsSync(file) || !statSync(file).isFile()) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${below}`, missing, close: () => server.close() };
}
