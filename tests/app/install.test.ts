import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeAt } from '@/app/router/routeTable';
import { colors } from '@/components/theme/tokens';

const html = readFileSync('index.html', 'utf8');
const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));

/** Width and height in the header of a PNG, in px. */
function sizeOf(src: string) {
  const png = readFileSync(`public${src}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('the theme-color element of index.html has the surface colors of the light and the dark theme', () => {
  expect(html).toContain(
    `<meta name="theme-color" content="${colors.light.surface}" data-light="${colors.light.surface}" data-dark="${colors.dark.surface}" />`,
  );
});

it('the theme and background colors of the web app manifest are colors of the light theme', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([
    colors.light.surface,
    colors.light.canvas,
  ]);
});

it('the web app manifest starts at the feed and has shortcuts to existing routes', () => {
  expect(routeAt(manifest.start_url).name).toBe('explore');
  const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => routeAt(url).name);
  expect(shortcuts).toEqual(['messages', 'discover', 'starred']);
});

it('the icons in the web app manifest have the declared sizes, and one of them is maskable', () => {
  const { icons } = manifest;
  expect(icons.map(({ src }: { src: string }) => sizeOf(src))).toEqual(
    icons.map(({ sizes }: { sizes: string }) => sizes),
  );
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(sizeOf('/images/icons/apple-touch.png')).toBe('180x180');
});
