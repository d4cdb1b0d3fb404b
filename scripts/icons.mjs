// Renders the app's icons from `public/favicon.svg` in Chromium. Run `node scripts/icons.mjs` and commit the
// icons, so that a build needs no browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from './bench/browser.mjs';

const mark = readFileSync('public/favicon.svg', 'utf8');
const ink = '#0C1A2B';

/** `size`: the side in px. `radius` (of the corners) and `share` (for the logo) are fractions of `size`. */
const icons = [
  { name: 'icon-192', size: 192, radius: 0.22, share: 0.62 },
  { name: 'icon-512', size: 512, radius: 0.22, share: 0.62 },
  { name: 'maskable-512', size: 512, radius: 0, share: 0.5 },
  { name: 'apple-touch', size: 180, radius: 0, share: 0.58 },
];

const browser = await launch();
const page = await browser.newPage({ colorScheme: 'dark' });

/** @returns {Promise<Buffer>} the PNG */
async function render({ size, radius, share }) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0 }
    div { height: 100vh; display: grid; place-items: center; background: ${ink}; border-radius: ${radius * size}px }
    svg { width: ${share * size}px }
  </style><div>${mark}</div>`);
  return page.screenshot({ omitBackground: true });
}

for (const { name, ...shape } of icons) writeFileSync(`public/images/icons/${name}.png`, await render(shape));

// Browsers request favicon.ico where no HTML names an icon, such as for an image in a tab. The file has a
// header, one entry (sides, no palette, planes, bits per pixel, bytes, offset) and the entry's PNG.
const side = 32;
const png = await render({ size: side, radius: 0.22, share: 0.72 });
const length = [png.length % 2 ** 16, Math.floor(png.length / 2 ** 16)];
const head = Uint16Array.of(0, 1, 1, side * 257, 0, 1, 32, ...length, 22, 0);
writeFileSync('public/favicon.ico', Buffer.concat([Buffer.from(head.buffer), png]));
await browser.close();
