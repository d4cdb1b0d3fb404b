import { settled } from '@kit/deferred';
import { expect, it, vi } from 'vitest';
import { openOnce } from '@/app/services/openOnce';

it('openOnce causes no unhandled rejection if the opening function rejects', async () => {
  const rejections = vi.fn();
  process.on('unhandledRejection', rejections);
  const open = openOnce(() => Promise.reject(new Error('No chunk')));
  open().catch(() => {});
  await settled();
  expect(rejections).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejections);
});
