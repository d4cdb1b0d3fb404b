// Draws the app's icons from `public/favicon.svg`, with a Chromium: `node scripts/icons.mjs`. They lie in the repository, so that a
// build needs no browser.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.mjs';

const mark = readFileSync('public/favicon.svg', 'utf8');
const ink = '#0C1A2B';

/** `radius`: of the corners; `room`: of the mark, where a device may cut off the rest. In parts of the side. */
const icons = [
  { name: 'icon-192', size: 192, radius: 0.22, room: 0.62 },
  { name: 'icon-512', size: 512, radius: 0.22, room: 0.62 },
  { name: 'maskable-512', size: 512, radius: 0, room: 0.5 },
  { name: 'apple-touch', size: 180, radius: 0, room: 0.58 },
];

const browser = await chromium.launch({ executablePath: findChromium()?.path, args: chromiumArgs });
const page = await browser.newPage({ colorScheme: 'dark' });
for (const { name, size, radius, room } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0 }
    div { height: 100vh; display: grid; place-items: center; background: ${ink}; border-radius: ${radius * size}px }
    svg { width: ${room * size}px }
  </style><div>${mark}</div>`);
  await page.screenshot({ path: `public/images/icons/${name}.png`, omitBackground: true });
}
await browser.close();
