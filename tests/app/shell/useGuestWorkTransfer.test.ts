import { loadMessages } from '@messages';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useGuestWorkTransfer } from '@/app/shell/useGuestWorkTransfer';
import { ToastsContext } from '@/app/shell/useToasts';
import type { GuestItems } from '@/data/ports/GuestWork';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

beforeEach(async () => {
  stubBrowser('/explore');
  await Promise.all([loadMessages('en', 'guestWork'), import('@/app/session/guestWorkMessage')]);
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Mounts the app shell of an account or a guest. `transfer` is the fake of the store. */
async function visit(hasAccount: boolean, transfer: () => Promise<GuestItems>) {
  const show = vi.fn();
  const ask = vi.fn(transfer);
  const guestWork = async () => ({ read: vi.fn(), transfer: ask });
  const services = { hasAccount, guestWork } as Partial<Services> as Services;
  const withToasts = (children: ReactNode) => createElement(ToastsContext, { value: { show } }, children);
  const around = (children: ReactNode) =>
    createElement(ServicesContext, { value: () => services }, withToasts(children));
  const shell = mounted(() => useGuestWorkTransfer(), null, around);
  await vi.advanceTimersByTimeAsync(1000);
  shell.draw(null);
  await vi.advanceTimersByTimeAsync(1000);
  return { asked: ask.mock.calls.length, said: show.mock.calls.map(([{ text }]) => text) };
}

describe('useGuestWorkTransfer', () => {
  it('moves the held submissions into the account and shows one toast', async () => {
    const taken = { startups: ['Windrose', 'Heliogrid Two'], hasProfile: true, hasMarks: true };
    expect(await visit(true, async () => taken)).toEqual({
      asked: 1,
      said: [
        'Added to your account: Windrose, Heliogrid Two, your profile, and your stars, follows and requests.',
      ],
    });
  });

  it('shows no toast when there are no submissions or moving them fails', async () => {
    const nothing = { asked: 1, said: [] };
    expect(await visit(true, async () => ({ startups: [], hasProfile: false, hasMarks: false }))).toEqual(
      nothing,
    );
    expect(await visit(true, () => Promise.reject(new Error('No room')))).toEqual(nothing);
  });

  it('doesn’t move submissions without an account', async () => {
    const taken = { startups: ['Windrose'], hasProfile: false, hasMarks: false };
    expect(await visit(false, async () => taken)).toEqual({ asked: 0, said: [] });
  });
});
