import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import firebase from '../../firebase.json' with { type: 'json' };

const { rewrites, headers: rules } = firebase.hosting;

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const typeOf = (file: string) => types[extname(file)] ?? 'application/octet-stream';
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** Serves on a port of its own. */
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

/** The static Storybook below a path. `missing` gathers the addresses that led nowhere. */
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

/** The file behind an address: what is there, with or without `.html`, or a folder's `index.html` (clean addresses), then the rewrites. */
function fileAt(root: string, pathname: string): string | undefined {
  const pages = [`${pathname}.html`, join(pathname, 'index.html')];
  const rewrite = rewrites.find(({ regex }) => new RegExp(regex).test(pathname))?.destination;
  return [pathname, ...pages, rewrite].find((path) => path && isFile(join(root, path)));
}

const headersOf = (pathname: string) =>
  rules
    .filter(({ regex }) => new RegExp(regex).test(pathname))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]));

/**
 * A build on a host that goes by `firebase.json`, headers and all.
 * @param root its folder
 * @param adapt changes the value of a header
 */
export async function serveBuild(root = firebase.hosting.public, adapt = (value: string) => value) {
  const chunks = new Set(readdirSync(join(root, 'assets')).filter((name) => /\.(js|css)$/.test(name)));
  /** Addresses asked for, in order. */
  const requests: string[] = [];
  /** Addresses that are answered with an error. */
  const broken = new Set<RegExp>();
  /** Addresses that are never answered. */
  const silent = new Set<string>();
  /** Addresses that are answered as before a deployment. */
  const stale = new Set<string>();
  let isDeployed = false;

  /** A new version: every chunk has another name, and the old ones are gone. */
  const renamed = (text: string) =>
    text
      .replace(/[\w.-]+\.(?:js|css)/g, (name) =>
        chunks.has(name) ? name.replace(/\.(\w+)$/, '.v2.$1') : name,
      )
      // What the service worker knows its build and its pages by.
      .replace(/\b(version|revision):(["'`])/g, '$1:$2v2-');

  const host = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname);
    if (silent.has(pathname)) return;
    const isNewVersion = isDeployed && !stale.has(pathname);
    for (const [key, value] of headersOf(pathname)) response.setHeader(key, adapt(value));
    const isOld = isNewVersion && chunks.has(pathname.replace('/assets/', ''));
    const file = fileAt(root, isNewVersion ? pathname.replace('.v2.', '.') : pathname);
    if (!file || isOld || [...broken].some((pattern) => pattern.test(pathname))) {
      response.writeHead(404).end();
      return;
    }
    const type = typeOf(file);
    response.setHeader('Content-Type', type);
    const body = readFileSync(join(root, file));
    response.end(isNewVersion && /html|css|javascript/.test(type) ? renamed(body.toString()) : body);
  });
  return {
    ...host,
    requests,
    broken,
    silent,
    stale,
    deploy() {
      isDeployed = true;
    },
  };
}
