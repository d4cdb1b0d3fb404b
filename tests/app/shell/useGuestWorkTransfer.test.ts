import { loadMessages } from '@messages';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useGuestWorkTransfer } from '@/app/shell/useGuestWorkTransfer';
import { ToastsContext } from '@/app/shell/useToasts';
import type { GuestItems } from '@/data/ports/GuestWork';
import { mounted, within } from '../../support/hook';
import { takeReports } from '../../support/reports';

beforeEach(async () => {
  await Promise.all([loadMessages('en', 'guestWork'), import('@/app/session/guestWorkMessage')]);
  vi.useFakeTimers();
});

/** Mounts the app shell for an account or a guest. `transfer` replaces the store's function. */
async function visit(hasAccount: boolean, transfer: () => Promise<GuestItems>) {
  const show = vi.fn();
  const ask = vi.fn(transfer);
  const guestWork = async () => ({ read: vi.fn(), transfer: ask });
  const services = { hasAccount, guestWork } as Partial<Services> as Services;
  const arounds = [within(ServicesContext, () => services), within(ToastsContext, { show })];
  const shell = mounted(() => useGuestWorkTransfer(), null, ...arounds);
  await vi.advanceTimersByTimeAsync(1000);
  shell.render(null);
  await vi.advanceTimersByTimeAsync(1000);
  return { asked: ask.mock.calls.length, said: show.mock.calls.map(([{ text }]) => text) };
}

const nothing = { startups: [], hasProfile: false, hasMarks: false, hasCards: false };
const taken = { startups: ['Windrose', 'Heliogrid Two'], hasProfile: true, hasMarks: true, hasCards: true };
const items = 'Windrose, Heliogrid Two, your profile, your stars, follows and requests, and your pipeline';

it.each<[string, boolean, () => Promise<GuestItems>, number, string[], reports?: string[]]>([
  [
    'moves a guest’s submissions to the account, and shows one toast',
    true,
    async () => taken,
    1,
    [`Added to your account: ${items}.`],
  ],
  ['shows no toast if the guest has no submissions', true, async () => nothing, 1, []],
  [
    'shows no toast if the transfer fails',
    true,
    () => Promise.reject(new Error('No room')),
    1,
    [],
    ['guest work: Error: No room'],
  ],
  ['moves no submissions if the user has no account', false, async () => taken, 0, []],
])('useGuestWorkTransfer %s', async (_, hasAccount, transfer, asked, said, reports = []) => {
  expect(await visit(hasAccount, transfer)).toEqual({ asked, said });
  expect(takeReports()).toEqual(reports);
});
