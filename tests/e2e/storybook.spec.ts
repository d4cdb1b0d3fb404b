import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

// Its stories are closed to the network by a service worker.
test.use({ serviceWorkers: 'allow' });

test('the static Storybook opens from a sub-path', async ({ page }) => {
  const root = 'storybook-static';
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/deep\/down\//, '/');
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    if (!request.url?.startsWith('/deep/down/') || !existsSync(file) || !statSync(file).isFile()) {
      missing.push(request.url ?? '');
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const id = 'screens-explore--ready';
  await page.goto(`http://localhost:${port}/deep/down/iframe.html?viewMode=story&id=${id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first().locator('img').first()).toHaveJSProperty('complete', true);
  expect(missing.filter((url) => !url.includes('favicon'))).toEqual([]);
  server.close();
});
