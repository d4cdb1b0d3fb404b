import { beforeEach, expect, it, vi } from 'vitest';
import { invite } from '@/app/shell/invite';

vi.mock('@messages', () => ({
  loadMessages: async (locale: string, namespace: string) => ({
    invited: `${locale} ${namespace}`,
    notInvited: ({ link }: { link: string }) => `Copy ${link}`,
  }),
}));

const services = (writeText: (text: string) => Promise<void>) => ({
  clipboard: { writeText },
  appearance: { get: () => ({ theme: 'light', locale: 'es' }) as const, choose: async () => {} },
});

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'https://updraft.example' } }));

it('invite copies the address of the app, and says so in the user’s language', async () => {
  const [copied, show] = [vi.fn(async () => {}), vi.fn()];
  await invite(services(copied), show);
  expect(copied.mock.calls).toEqual([['https://updraft.example']]);
  expect(show.mock.calls).toEqual([[{ text: 'es sync', tone: 'success' }]]);
});

it('invite shows the address if the browser doesn’t copy it', async () => {
  const show = vi.fn();
  await invite(
    services(() => Promise.reject(new Error('Not allowed'))),
    show,
  );
  expect(show.mock.calls).toEqual([[{ text: 'Copy https://updraft.example', tone: 'danger' }]]);
});
