// Serves a folder of static files like a web host: compressed, with the headers and rewrites of a
// `firebase.json`, over HTTP/1.1 or HTTP/2.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** The headers and rewrites of the app's host. */
export const ownHosting = JSON.parse(readFileSync('firebase.json', 'utf8')).hosting;

const cached = (regex, value) => ({ regex, headers: [{ key: 'Cache-Control', value }] });
/** For other sites: caches all files except HTML, and serves `/index.html` for addresses without a file. */
export const plainHosting = {
  rewrites: [{ regex: '^/[^.]*$', destination: '/index.html' }],
  headers: [
    cached('^/.*\\.\\w+$', 'public, max-age=31536000, immutable'),
    cached('^/([^.]*|.*\\.html)$', 'no-cache'),
  ],
};

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
export const typeOf = (name) => types[extname(name)] ?? 'application/octet-stream';
const isCompressible = (type) => /^text|json|svg/.test(type);

const compress = promisify(brotliCompress);
/** Returns the files of a folder by address, compressed before the first request. */
async function readFiles(root) {
  const names = readdirSync(root, { recursive: true }).filter((name) => statSync(join(root, name)).isFile());
  const entries = names.map(async (name) => {
    const type = typeOf(name);
    const encoding = isCompressible(type) ? 'br' : undefined;
    const body = readFileSync(join(root, name));
    return [`/${name}`, { type, encoding, body: encoding ? await compress(body) : body }];
  });
  return new Map(await Promise.all(entries));
}

/** The compressed files, by folder. The HTTP/1.1 and the HTTP/2 server share them. */
const folders = new Map();

const matches = ({ regex }, pathname) => new RegExp(regex).test(pathname);

/**
 * Returns the first file that exists for a path: the path, the path with `.html` or with `/index.html`, or
 * the destination of the first rewrite that matches.
 */
export function nameAt(isThere, { rewrites = [] }, pathname) {
  const rewrite = rewrites.find((rule) => matches(rule, pathname))?.destination;
  const folder = pathname.replace(/\/?$/, '/index.html');
  return [pathname, `${pathname}.html`, folder, rewrite].find((name) => name && isThere(name));
}

export const headersOf = ({ headers = [] }, pathname) =>
  Object.fromEntries(
    headers
      .filter((rule) => matches(rule, pathname))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/**
 * Creates a self-signed certificate for HTTP/2. A browser must trust its `fingerprint`: with an untrusted
 * certificate, browsers use neither their cache nor service workers.
 * @returns {{ key: Buffer, cert: Buffer, fingerprint: string } | undefined} undefined if openssl is missing
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const { publicKey } = new X509Certificate(readFileSync(cert));
    const fingerprint = createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64');
    return { key: readFileSync(key), cert: readFileSync(cert), fingerprint };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Serves a folder on a free port.
 * @param certificate enables HTTP/2; without it, the server uses HTTP/1.1
 * @param setup the time that a new connection takes, in ms: the first answer waits for it
 * @throws if the folder doesn't exist
 */
export async function serve(folder, hosting, certificate, setup = 0) {
  const root = resolve(folder);
  if (!existsSync(root)) throw new Error(`The folder ${root} doesn’t exist. Build the site first.`);
  if (!folders.has(root)) folders.set(root, readFiles(root));
  const files = await folders.get(root);
  const ready = new WeakMap();
  const answer = async (request, response) => {
    const { socket } = request.stream?.session ?? request;
    if (!ready.has(socket)) ready.set(socket, new Promise((resolve) => setTimeout(resolve, setup)));
    await ready.get(socket);
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = files.get(nameAt((name) => files.has(name), hosting, pathname));
    if (!file) return response.writeHead(404).end();
    const { type, body, encoding } = file;
    response.writeHead(200, {
      ...headersOf(hosting, pathname),
      'content-type': type,
      'content-length': body.length,
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(body);
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, answer)
    : createServer(answer);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const connections = new Set();
  server.on('connection', (socket) => connections.add(socket));
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      for (const socket of connections) socket.destroy();
    },
  };
}
