import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { headersOf, nameAt, ownHosting, typeOf } from '../../scripts/bench/host.mjs';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Starts a server on a free port. */
async function listen(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves the static Storybook below a path. `missing` collects the paths that weren't found. */
export async function serveStorybook(below = '/') {
  const missing: string[] = [];
  const { address, close } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(below.length - 1);
    const file = join('storybook-static', path.endsWith('/') ? `${path}index.html` : path);
    if (!pathname.startsWith(below) || !isFile(file)) {
      missing.push(pathname);
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', typeOf(file)).end(readFileSync(file));
  });
  return { address: address + below, missing, close };
}

/** Serves only one page of the build, in two parts, a second apart. `until` matches the first part. */
export const serveHalves = (path: string, until: RegExp) =>
  listen((request, response) => {
    if (request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    const html = readFileSync(join('dist', `${path}.html`), 'utf8');
    const half = until.exec(html)?.[0].length ?? 0;
    response.setHeader('Content-Type', 'text/html').write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 1000);
  });

/**
 * Serves a build with the rewrites and headers of `firebase.json`.
 * @param root its folder
 * @param adapt changes the value of a header
 */
export async function serveBuild(root = 'dist', adapt = (value: string) => value) {
  const chunks = new Set(readdirSync(join(root, 'assets')).filter((name) => /\.(js|css)$/.test(name)));
  /** Requested paths, in order. */
  const requests: string[] = [];
  /** Paths that are answered with status 404. */
  const broken = new Set<RegExp>();
  /** Paths that are never answered. */
  const silent = new Set<string>();
  /** Paths that are answered in halves. The second half waits for the promise. */
  const halved = new Map<string, Promise<void>>();
  /** Paths that are still answered with the old version after `deploy()`. */
  const stale = new Set<string>();
  let isDeployed = false;

  /** Simulates a new version: all chunks have other names, and the old ones are missing. */
  const renamed = (text: string) =>
    text
      .replace(/[\w.-]+\.(?:js|css)/g, (name) =>
        chunks.has(name) ? name.replace(/\.(\w+)$/, '.v2.$1') : name,
      )
      // The service worker identifies its build and its pages by these keys.
      .replace(/\b(version|revision):(["'`])/g, '$1:$2v2-');

  const host = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    if (silent.has(pathname)) return;
    for (const [key, value] of Object.entries(headersOf(ownHosting, pathname)))
      response.setHeader(key, adapt(value));
    const isNewVersion = isDeployed && !stale.has(pathname);
    const isOld = isNewVersion && chunks.has(pathname.replace('/assets/', ''));
    const isThere = (path: string) => isFile(join(root, path));
    const file = nameAt(isThere, ownHosting, isNewVersion ? pathname.replace('.v2.', '.') : pathname);
    if (!file || isOld || [...broken].some((pattern) => pattern.test(pathname))) {
      response.writeHead(404).end();
      return;
    }
    const type = typeOf(file);
    response.setHeader('Content-Type', type);
    const stored = readFileSync(join(root, file));
    const body = isNewVersion && /html|css|javascript/.test(type) ? renamed(stored.toString()) : stored;
    const half = halved.has(pathname) ? body.length / 2 : 0;
    if (half) response.write(body.slice(0, half));
    await halved.get(pathname);
    response.end(body.slice(half));
  });
  return {
    ...host,
    requests,
    broken,
    silent,
    halved,
    stale,
    deploy() {
      isDeployed = true;
    },
  };
}
