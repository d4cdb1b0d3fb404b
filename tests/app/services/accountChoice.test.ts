import { expect, it, vi } from 'vitest';
import { accountChoice } from '@/app/services/accountChoice';

const accounts = [{ uid: 'u1', name: 'Asha', email: 'asha@heliogrid.example' }];

it('accountChoice.ask asks which account to use, resolves with the answer, and notifies subscribers of the question and the answer', async () => {
  const listener = vi.fn();
  const stop = accountChoice.subscribe(listener);
  const choice = accountChoice.ask({ provider: 'google', accounts });
  expect(accountChoice.get()).toMatchObject({ provider: 'google', accounts });
  expect(listener).toHaveBeenCalledTimes(1);
  accountChoice.get()?.answer({ uid: 'u1' });
  expect([await choice, accountChoice.get()]).toEqual([{ uid: 'u1' }, null]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  accountChoice.ask({ provider: 'google', accounts });
  accountChoice.get()?.answer(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a second call of accountChoice.ask resolves the pending first call with null', async () => {
  const first = accountChoice.ask({ provider: 'google', accounts });
  const second = accountChoice.ask({ provider: 'microsoft', accounts: [] });
  expect(await first).toBeNull();
  expect(accountChoice.get()).toMatchObject({ provider: 'microsoft', accounts: [] });
  accountChoice.get()?.answer('blocked');
  expect([await second, accountChoice.get()]).toEqual(['blocked', null]);
});
