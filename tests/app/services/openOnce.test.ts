import { settled } from '@kit/deferred';
import { expect, it, vi } from 'vitest';
import { openOnce } from '@/app/services/openOnce';

it('openOnce raises no unhandled rejection when opening fails', async () => {
  const rejections = vi.fn();
  process.on('unhandledRejection', rejections);
  const open = openOnce(() => Promise.reject(new Error('No chunk')));
  open().catch(() => {});
  await settled();
  expect(rejections).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejections);
});
