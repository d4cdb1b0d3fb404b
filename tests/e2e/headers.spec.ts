import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { serveBuild } from './host';
import { expect, test } from './support';

let host: Awaited<ReturnType<typeof serveBuild>>;
test.beforeAll(async () => {
  host = await serveBuild();
});
test.afterAll(() => host.close());

type Icon = { src: string; sizes: string; type: string; purpose?: string };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

for (const file of ['index', 'explore', 'login', 'app', 'frames/startup']) {
  test(`the CSP of ${file}.html allows its inline scripts and styles by hash, and no others`, () => {
    const html = readFileSync(`dist/${file}.html`, 'utf8');
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    // The policy must precede all scripts and styles.
    expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(script|style|link)/));
    const inline = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}( data-href[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(
        ([, , text = '']) => hashOf(text),
      );
    expect(policy.split('; ')).toEqual([
      `script-src 'self' ${[...new Set(inline('script'))].join(' ')}`,
      `style-src 'self' ${[...new Set(inline('style'))].join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });
}

// Opens a separate page: the `page` fixture fails the test on console errors, and each violation logs one.
test('Trusted Types block HTML and scripts from strings, and allow only scripts of the app', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.goto(`${host.address}/explore`);
  const taken = await page.evaluate(async () => {
    // Code that Playwright evaluates synchronously may use eval. A later task is subject to the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const isTaken = (work: () => unknown) => {
      try {
        work();
        return true;
      } catch {
        return false;
      }
    };
    const element = document.createElement('div');
    const script = document.createElement('script');
    const frame = document.createElement('iframe');
    const sinks: Record<string, (text: string) => unknown> = {
      innerHTML: (text) => Object.assign(element, { innerHTML: text }),
      insertAdjacentHTML: (text) => element.insertAdjacentHTML('beforeend', text),
      srcdoc: (text) => Object.assign(frame, { srcdoc: text }),
      onclick: (text) => element.setAttribute('onclick', text),
      scriptText: (text) => Object.assign(script, { text }),
      eval: (text) => Reflect.construct(Function, [text]),
      policy: (text) => Reflect.get(window, 'trustedTypes').createPolicy(text, {}),
    };
    const asScript = (address: string) => isTaken(() => Object.assign(script, { src: address }));
    const addresses = [
      '/sw.js',
      '/assets/search-1a_B.js',
      '/assets/../files/deck.js',
      '/files/deck.js',
      '/assets/x.js.html',
      '//evil.example/sw.js',
      'https://evil.example/assets/x.js',
      'https://apis.google.com/js/api.js',
      'data:text/javascript,1',
      'blob:nothing',
    ];
    return {
      sinks: Object.keys(sinks).filter((name) => isTaken(() => sinks[name]?.('alert'))),
      addresses: addresses.filter(asScript),
    };
  });
  expect(taken).toEqual({ sinks: [], addresses: ['/sw.js', '/assets/search-1a_B.js'] });
});

test('each kind of URL is served with its cache headers, and the landing page with security headers', async ({
  request,
}) => {
  const answer = async (path: string) => {
    const response = await request.get(host.address + path);
    return { status: response.status(), cache: response.headers()['cache-control'] };
  };
  const page = { status: 200, cache: 'no-cache' };
  expect(await answer('/')).toEqual(page);
  expect(await answer('/about')).toEqual(page);
  expect(await answer('/startups/heliogrid')).toEqual(page);
  // A cached service worker would block updates of the app.
  expect(await answer('/sw.js')).toEqual(page);
  expect(await answer('/manifest.webmanifest')).toEqual(page);
  const [chunk = ''] = /\/assets\/index-[\w-]+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  expect(await answer(chunk)).toEqual({ status: 200, cache: 'public, max-age=31536000, immutable' });
  expect(await answer('/images/logos/heliogrid.svg')).toEqual({
    status: 200,
    cache: 'public, max-age=86400',
  });
  // A missing chunk of an old version must not be answered with a page.
  expect((await answer('/assets/index-gone.js')).status).toBe(404);

  const headers = (await request.get(host.address)).headers();
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  // The headers don't restrict scripts and styles, because a meta element of each page does.
  expect(headers['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "worker-src 'self'", "manifest-src 'self'"]),
  );
});

test('a URL is served with its own HTML, else the HTML of its route, else app.html', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/about');
  await page.goto(`${host.address}/user/asha-verma`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/user/:name');
  await page.goto(`${host.address}/messages`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/messages');
  await page.goto(`${host.address}/nowhere/at-all`);
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
});

// Whether a browser offers an installation depends on its build and profile, so the test uses the manifest.
test('the web app manifest is valid, and its icons have the declared sizes', async ({ page }) => {
  await page.goto(host.address);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${host.address}/manifest.webmanifest`, []]);
  const manifest: { name: string; start_url: string; display: string; icons: Icon[] } = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Updraft', start_url: '/explore', display: 'standalone' });
  const rendered = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src, ...icon }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const { headers } = await fetch(src);
          const size = `${image.naturalWidth}x${image.naturalHeight}`;
          return {
            ...icon,
            src,
            type: headers.get('content-type'),
            sizes: icon.sizes === 'any' ? 'any' : size,
          };
        }),
      ),
    manifest.icons,
  );
  expect(rendered).toEqual(manifest.icons);
  // The sizes that a browser requires for an installation.
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('the host and the preview server serve the app at a malformed URL', async ({ page }) => {
  for (const address of [host.address, '']) {
    const response = await page.goto(`${address}/user/%E0%A4`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Not Found');
  }
});

// Each step verifies the CSP: the test fails on console errors of its page, and each violation logs one.
test('the CSP blocks no part of the app', async ({ page }) => {
  const open = (path: string) => page.goto(host.address + path);
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('shows the login card and the account chooser', async () => {
    await open('/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('shows the feed, a menu and a toast', async () => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(/link/i)).toBeVisible();
  });
  await test.step('shows search results', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('helio');
    await expect(page.getByRole('option', { name: /^Heliogrid/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('shows a conversation', async () => {
    await open('/messages/mina-okafor');
    await expect(page.getByRole('log')).toBeVisible();
  });
  await test.step('plays a video', async () => {
    await open('/startups/heliogrid');
    await page.locator('video:not([inert])').evaluate((video: HTMLVideoElement) => video.play());
  });
  await test.step('shows a selected image file', async () => {
    await open('/list-startup');
    await page.getByLabel('Logo', { exact: true }).setInputFiles('public/images/faces/asha-verma.webp');
    const logo = page.getByRole('img', { name: 'Selected image' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
