import { startOnFakes } from '@kit/machineHarness';
import { expect, it, vi } from 'vitest';
import { provideChunks } from '@/app/router/chunks';
import { authMachine } from '@/machines/auth/machine';

const fetched = vi.hoisted((): string[] => []);
vi.mock('@/app/session/authActor', () => {
  fetched.push('authActor');
  return { authActor: startOnFakes(authMachine, { mode: 'login' }).actor };
});
vi.mock('@/app/session/sessionActor', () => ({ startSession: fetched.push('sessionActor') }));
vi.mock('@/app/services/durable', () => ({ durable: fetched.push('durable') }));
vi.mock('@/app/services/storedNames', () => ({ storedNames: fetched.push('storedNames') }));
vi.mock('@/data/adapters/auth/embeddedAuth', () => ({ createEmbeddedAuth: fetched.push('embeddedAuth') }));

const shell = { AppShell: () => null, PageFailed: () => null };

it('fetchSignIn fetches all code of a sign-in, and then the app shell, which follows it', async () => {
  const { fetchSignIn } = await import('@/app/session/auth');
  fetched.length = 0;
  provideChunks({
    pages: {},
    shell: async () => {
      fetched.push('shell');
      return shell;
    },
    guard: () => Promise.reject(),
    loadFailed: () => Promise.reject(),
  });
  await fetchSignIn();
  expect(fetched.at(-1)).toBe('shell');
  expect(fetched.slice(0, -1).sort()).toEqual([
    ...['authActor', 'durable', 'embeddedAuth', 'sessionActor', 'storedNames'],
  ]);
});
