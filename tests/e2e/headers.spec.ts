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
  test(`the policy in ${file}.html allows its own scripts and styles by their hashes, and nothing else inline`, () => {
    const html = readFileSync(`dist/${file}.html`, 'utf8');
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    // Nothing runs before it.
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

// Not the shared page: a browser says each refusal in the console, and should.
test('no string becomes HTML or a script, and only our own files are scripts', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${host.address}/explore`);
  const taken = await page.evaluate(async () => {
    // What the test runs at once may build functions from strings, the page's own turn may not.
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

test('each kind of address has its headers', async ({ request }) => {
  const answer = async (path: string) => {
    const response = await request.get(host.address + path);
    return { status: response.status(), cache: response.headers()['cache-control'] };
  };
  const page = { status: 200, cache: 'no-cache' };
  expect(await answer('/')).toEqual(page);
  expect(await answer('/about')).toEqual(page);
  expect(await answer('/startups/heliogrid')).toEqual(page);
  // A worker that a cache keeps would keep the app as it is.
  expect(await answer('/sw.js')).toEqual(page);
  expect(await answer('/manifest.webmanifest')).toEqual(page);
  const [chunk = ''] = /\/assets\/index-[\w-]+\.js/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  expect(await answer(chunk)).toEqual({ status: 200, cache: 'public, max-age=31536000, immutable' });
  expect(await answer('/images/logos/heliogrid.svg')).toEqual({
    status: 200,
    cache: 'public, max-age=86400',
  });
  // A chunk of a version that is gone is not answered with a page.
  expect((await answer('/assets/index-gone.js')).status).toBe(404);

  const headers = (await request.get(host.address)).headers();
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
  // What may run in a page, the page itself says.
  expect(headers['content-security-policy']?.split('; ')).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "worker-src 'self'", "manifest-src 'self'"]),
  );
});

test('an address has its own HTML, or that of its route, or app.html', async ({ page }) => {
  await page.goto(`${host.address}/about`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/about');
  await page.goto(`${host.address}/user/asha-verma`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/user/asha-verma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Verma');
  await page.goto(`${host.address}/user/nobody-at-all`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/user/:name');
  // Beside a folder of its name.
  await page.goto(`${host.address}/messages`);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/messages');
  await page.goto(`${host.address}/nowhere/at-all`);
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
});

// Whether a browser offers to install it hangs on its build and its profile: what the page promises is asked for here.
test('the manifest is valid, and its icons load in the sizes that it names', async ({ page }) => {
  await page.goto(host.address);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${host.address}/manifest.webmanifest`, []]);
  const manifest: { name: string; start_url: string; display: string; icons: Icon[] } = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Updraft', start_url: '/explore', display: 'standalone' });
  const drawn = await page.evaluate(
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
  expect(drawn).toEqual(manifest.icons);
  // What a browser asks of an app that can be installed.
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});

test('a broken address is the app’s to answer, by the host as by the preview', async ({ page }) => {
  for (const address of [host.address, '']) {
    const response = await page.goto(`${address}/user/%E0%A4`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Not Found');
  }
});

// The shared test fails on what the browser says in the console, and it says each breach of the policy.
test('nothing of the app is held up by the policy', async ({ page }) => {
  const open = (path: string) => page.goto(host.address + path);
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the login card and its chooser', async () => {
    await open('/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Look around as Asha Verma' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('the feed, a menu and a message', async () => {
    await page.getByRole('button', { name: /^Account: / }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).first().click();
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByText(/link/i)).toBeVisible();
  });
  await test.step('the search', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('helio');
    await expect(page.getByRole('option', { name: /^Heliogrid/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a conversation', async () => {
    await open('/messages/mina-okafor');
    await expect(page.getByRole('log')).toBeVisible();
  });
  await test.step('a video', async () => {
    await open('/startups/heliogrid');
    await page.locator('video:not([inert])').evaluate((video: HTMLVideoElement) => video.play());
  });
  await test.step('an image from the device', async () => {
    await open('/list-startup');
    await page.getByLabel('Logo', { exact: true }).setInputFiles('public/images/faces/asha-verma.webp');
    const logo = page.getByRole('img', { name: 'Selected image' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
