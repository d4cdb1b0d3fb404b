import { settled } from '@kit/answers';
import { expect, it, vi } from 'vitest';
import { opening } from '@/app/services/opening';

it('a failure that nobody waits for is none of the page’s', async () => {
  const rejections = vi.fn();
  process.on('unhandledRejection', rejections);
  const open = opening(() => Promise.reject(new Error('No chunk')));
  open().catch(() => {});
  await settled();
  expect(rejections).not.toHaveBeenCalled();
  process.off('unhandledRejection', rejections);
});
