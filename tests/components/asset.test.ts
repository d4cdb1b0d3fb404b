import { afterEach, expect, it, vi } from 'vitest';
import { asset } from '@/components/theme/asset';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['/', '/images/x.webp', '/images/x.webp'],
  ['/updraft/', '/images/x.webp', '/updraft/images/x.webp'],
  ['./', '/images/x.webp', './images/x.webp'],
  ['/updraft/', 'blob:https://updraft.example/1', 'blob:https://updraft.example/1'],
  ['/updraft/', 'https://x.example/a.png', 'https://x.example/a.png'],
  ['/updraft/', '//x.example/a.png', '//x.example/a.png'],
  ['/updraft/', 'a.png', 'a.png'],
])('with the base path “%s”, asset(“%s”) returns “%s”', (base, path, address) => {
  vi.stubEnv('BASE_URL', base);
  expect(asset(path)).toBe(address);
});
