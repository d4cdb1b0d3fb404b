import { asking, settled } from '@kit/answers';
import { expect, it, vi } from 'vitest';
import { opening } from '@/app/services/opening';

it('tries anew after it failed, and tells everybody who asked meanwhile', async () => {
  const opens = asking<[], string>();
  const open = opening(opens.ask);
  const both = Promise.allSettled([open(), open()]);
  const error = new Error('No chunk');
  opens.last().reject(error);
  expect(await both).toEqual([
    { status: 'rejected', reason: error },
    { status: 'rejected', reason: error },
  ]);
  const again = open();
  opens.last().resolve('port');
  expect([await again, await open(), opens.calls.length]).toEqual(['port', 'port', 2]);
});

it('a failure that nobody waits for is none of the page’s', async () => {
  const rejections = vi.fn();
  process.on('unhandledRejection', rejections);
  const open = opening(() => Promise.reject(new Error('No chunk')));
  open().catch(() => {});
  await settled();
  expect(rejections).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejections);
});
