import { afterEach, expect, it, vi } from 'vitest';
import { asset } from '@/components/theme/asset';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['/', '/images/x.webp'],
  ['/updraft/', '/updraft/images/x.webp'],
  ['./', './images/x.webp'],
])('asset prepends the base path %s', (base, address) => {
  vi.stubEnv('BASE_URL', base);
  expect(asset('/images/x.webp')).toBe(address);
});

it.each(['blob:https://updraft.example/1', 'https://x.example/a.png', '//x.example/a.png', 'a.png'])(
  'asset doesn’t change %s',
  (address) => {
    vi.stubEnv('BASE_URL', '/updraft/');
    expect(asset(address)).toBe(address);
  },
);
