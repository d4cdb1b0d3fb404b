import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.mjs';

const desktop = { viewport: { width: 1280, height: 800 }, slowdown: 1 };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, slowdown: 4 };

/** The simulated devices. `slowdown`: CPU throttling rate. `network`: latency in ms, rates in kbit/s. */
export const profiles = {
  slow4g: { ...phone, title: 'slow 4G', network: { latency: 150, down: 1600, up: 750 } },
  desktop: { ...desktop, title: 'desktop' },
};

/** The devices for measuring interactions, by CPU speed. Their network is unlimited. */
export const processors = { '1×': desktop, '4×': phone };

/**
 * Launches a Chromium that can reach only this machine and `hosts`.
 * @param fingerprint the fingerprint of a certificate that the browser trusts
 */
export function launch({ fingerprint, hosts = [] } = {}) {
  const known = ['127.0.0.1', 'localhost', ...hosts].map((host) => `EXCLUDE ${host}`).join(', ');
  return chromium.launch({
    executablePath: findChromium()?.path,
    args: [
      ...chromiumArgs,
      '--disable-gpu',
      // Without hinting, letters are as wide as on a phone. Hinting rounds widths, which changes line breaks.
      '--font-render-hinting=none',
      `--host-resolver-rules=MAP * ~NOTFOUND, ${known}`,
      ...(fingerprint ? [`--ignore-certificate-errors-spki-list=${fingerprint}`] : []),
    ],
  });
}

/** Opens a browser context without a cache, and with the given items in local storage. */
export async function openContext(
  browser,
  { viewport, isMobile = false, hasTouch = false },
  storage = {},
  storageState = undefined,
) {
  const context = await browser.newContext({
    ...{ viewport, isMobile, hasTouch, storageState },
    deviceScaleFactor: 1,
  });
  await context.addInitScript((items) => {
    // Pages such as about:blank have no local storage.
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  return context;
}

/** Slows a page's network and processor. */
export async function throttle(page, { network, slowdown }) {
  const devtools = await page.context().newCDPSession(page);
  if (network) {
    const { latency, down, up } = network;
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    });
  }
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** The time between two clicks or key presses of the simulated user, in ms. */
export const gap = 120;

/** Clicks the first `count` elements that match `selector` in turn, with `times` clicks in total. */
export async function press(page, selector, count, times) {
  for (let at = 0; at < times; at += 1) {
    await page
      .locator(selector)
      .nth(at % count)
      .click();
    await page.waitForTimeout(gap);
  }
}
