// Installs and starts the Firebase Auth emulator for `npm run test:firebase`.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort.mjs';

const version = '15.34.2';
const home = resolve('.cache/firebase-tools');
const folder = resolve('.cache/firebase');
const tools = join(home, 'node_modules/firebase-tools');

/** Installs the pinned version of firebase-tools (about 220 MB) if it is missing. */
async function fetchEmulator() {
  const manifest = join(tools, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version) return;
  console.log(`Installing firebase-tools ${version} into .cache (once)…`);
  await promisify(execFile)('npm', [
    ...['install', `firebase-tools@${version}`, '--prefix', home, '--no-save', '--no-package-lock'],
    ...['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'],
  ]);
}

/** How long to wait for the emulator to start, in ms. Usually this takes about ten seconds. */
const patience = 120_000;

/**
 * Prepares an Auth emulator on a free port. `start` resolves when the emulator answers requests.
 * @returns {Promise<{ url: string, start: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function prepareEmulator() {
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()]);
  // The app's host is `localhost` too, so the SDK's iframe for pop-ups is first-party and can use storage.
  const url = `http://localhost:${port}`;
  let child;
  let ended;
  const output = [];

  async function start() {
    await fetchEmulator();
    mkdirSync(folder, { recursive: true });
    const on = (port) => ({ host: '127.0.0.1', port });
    const emulators = { auth: on(port), hub: on(hub), logging: on(logging), ui: { enabled: false } };
    writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
    child = spawn(
      process.execPath,
      [join(tools, 'lib/bin/firebase.js'), 'emulators:start', '--only', 'auth', '--project', 'demo-updraft'],
      // The emulator stores its settings and logs in this folder, and doesn't check for updates.
      {
        cwd: folder,
        env: { ...process.env, CI: 'true', XDG_CONFIG_HOME: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(data));
    ended = once(child, 'exit');
    for (
      const until = Date.now() + patience;
      Date.now() < until && child.exitCode === null;
      await wait(200)
    ) {
      const answer = await fetch(url).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error(`The Auth emulator didn't start. Its output:\n${output.join('')}`);
  }

  async function stop() {
    child?.kill('SIGKILL');
    await ended;
  }
  return { url, start, stop };
}
