import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findMiniBrowser } from '../../scripts/browsers.mjs';
import { freePort } from '../../scripts/freePort.mjs';

// Drives Firefox and WebKitGTK by the W3C WebDriver protocol. Firefox implements the commands itself, in its
// Marionette protocol, so the tests don't need geckodriver.

/** The commands that the suite uses: Marionette's name, then WebDriver's method and path. */
const commands = {
  back: ['Back', 'POST', 'back'],
  clear: ['ElementClear', 'POST', 'element/{id}/clear'],
  click: ['ElementClick', 'POST', 'element/{id}/click'],
  closeTab: ['CloseWindow', 'DELETE', 'window'],
  execute: ['ExecuteScript', 'POST', 'execute/sync'],
  forward: ['Forward', 'POST', 'forward'],
  navigate: ['Navigate', 'POST', 'url'],
  newTab: ['NewWindow', 'POST', 'window/new'],
  perform: ['PerformActions', 'POST', 'actions'],
  reload: ['Refresh', 'POST', 'refresh'],
  resize: ['SetWindowRect', 'POST', 'window/rect'],
  screenshot: ['TakeScreenshot', 'GET', 'screenshot'],
  sendKeys: ['ElementSendKeys', 'POST', 'element/{id}/value'],
  switchTab: ['SwitchToWindow', 'POST', 'window'],
  tab: ['GetWindowHandle', 'GET', 'window'],
  tabs: ['GetWindowHandles', 'GET', 'window/handles'],
  url: ['GetCurrentURL', 'GET', 'url'],
} as const;

type Command = keyof typeof commands;
type Parameters = Record<string, unknown>;

export type Driver = {
  /**
   * Runs a command.
   * @returns its value
   * @throws Error with the browser's code and message
   */
  send: (command: Command, parameters?: Parameters) => Promise<unknown>;
  /** Sets the size of the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns the errors in the console that contain a text. WebKit's driver can't read the console. */
  readErrors?: (text: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** Polls until `read` returns a value, for up to 30 s. @throws Error that names what is missing */
async function waitFor<Value>(what: string, read: () => Value | Promise<Value | undefined> | undefined) {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    const value = await read();
    if (value !== undefined) return value;
  }
  throw new Error(`${what} didn’t start within 30 s.`);
}

/** Starts a program in a separate process group. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, ...env } });
  child.on('error', () => {});
  return child;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGKILL');
  await closed;
}

/** Disables updates, telemetry and first-run pages. Port 0 lets Firefox choose a free port for the driver. */
const preferences = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.remote.separatePrivilegedContentProcess': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.autoDisableScopes': 0,
  'intl.accept_languages': 'en-US',
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

async function launchFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'updraft-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = start('firefox-esr', [
    '--headless',
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await waitFor('Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || undefined : undefined,
  );
  const socket = connect(port, '127.0.0.1');
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  // A message is its length in bytes, a colon, and JSON: [1, id, error, value].
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, value] = message;
      if (error) pending.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else pending.get(id)?.resolve(value);
      pending.delete(id);
    }
  });
  let last = 0;
  const call = (name: string, parameters: Parameters = {}) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      pending.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  const send: Driver['send'] = async (command, parameters) => {
    const value = await call(`WebDriver:${commands[command][0]}`, { ...parameters, newSandbox: false });
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : value;
  };
  await call('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  });
  /** Runs a script in the browser's window instead of in the page. */
  async function inBrowser(script: string, ...args: unknown[]) {
    await call('Marionette:SetContext', { value: 'chrome' });
    const { value } = (await call('WebDriver:ExecuteScript', { script, args })) as { value: unknown };
    await call('Marionette:SetContext', { value: 'content' });
    return value;
  }
  return {
    send,
    // Firefox windows can't be as narrow as a phone, so this resizes the page inside the window.
    async resize(width, height) {
      const script = `const { style } = gBrowser.selectedBrowser;
        for (const end of ['min', 'max']) {
          style.setProperty(end + '-width', arguments[0] + 'px');
          style.setProperty(end + '-height', arguments[1] + 'px');
        }`;
      await inBrowser(script, width, height);
    },
    async readErrors(text) {
      const script = `const { warningFlag, infoFlag } = Ci.nsIScriptError;
        return Services.console.getMessageArray()
          .filter((entry) => entry instanceof Ci.nsIScriptError && !(entry.flags & (warningFlag | infoFlag)))
          .map(String);`;
      return ((await inBrowser(script)) as string[]).filter((message) => message.includes(text));
    },
    async close() {
      socket.destroy();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Starts a virtual screen for a browser without a headless mode. Xvfb prints the number of the display. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function launchWebKit(): Promise<Driver> {
  const port = await freePort();
  const { screen, display } = await startScreen();
  const home = mkdtempSync(join(tmpdir(), 'updraft-webkit-'));
  // A toolbar of the default size makes the window wider than a phone. This style sheet shrinks it.
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }');
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0');
  const webkit = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const base = `http://127.0.0.1:${port}`;
  async function call(method: string, path: string, parameters?: Parameters) {
    const body = method === 'POST' ? JSON.stringify(parameters ?? {}) : undefined;
    const response = await fetch(base + path, {
      method,
      ...(body && { body }),
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value as unknown;
  }
  await waitFor('WebKitWebDriver', () => call('GET', '/status').catch(() => undefined));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const send: Driver['send'] = (command, { id, ...parameters } = {}) => {
    const [, method, path] = commands[command];
    return call(method, `${session}/${path.replace('{id}', String(id))}`, parameters);
  };
  return {
    send,
    async resize(width, height) {
      await send('resize', { width, height });
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      await stop(webkit);
      // After SIGKILL, Xvfb would leave its lock file.
      screen.kill('SIGTERM');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Starts a browser and a session. @returns a driver of its first tab */
export const launch = { firefox: launchFirefox, webkit: launchWebKit };

/** The fixtures of a Playwright worker. */
export type Engines = { engine: keyof typeof launch; driver: Driver };
