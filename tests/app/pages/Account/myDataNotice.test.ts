import { settled } from '@kit/deferred';
import en from '@messages/en/myData';
import es from '@messages/es/myData';
import { expect, it, vi } from 'vitest';
import { useMyDataNotice } from '@/app/pages/Account/myDataNotice';
import type { MyDataNotice } from '@/machines/myData/machine';
import { mounted } from '../../../support/hook';

async function tell(notice: MyDataNotice | null, locale: 'en' | 'es' = 'en') {
  const send = vi.fn();
  const show = vi.fn();
  const actor = { send };
  mounted(() => useMyDataNotice(actor, notice, locale, show), null);
  await vi.waitFor(async () => {
    await settled();
    expect(show.mock.calls.length > 0).toBe(notice !== null);
  });
  return { shown: show.mock.calls.flat(), sent: send.mock.calls.flat() };
}

const success = (text: string) => ({ text, tone: 'success' });
const fileName = 'updraft.json';
const exported = success(en.toasts.exported({ fileName } as never));
const leftOut = { text: en.toasts.leftOut({ count: 2 }), tone: 'info' };

it.each([
  ['an English toast after an import', 'en', { kind: 'imported' }, [success(en.toasts.imported)]],
  ['a Spanish toast after a reset', 'es', { kind: 'reset' }, [success(es.toasts.reset)]],
  ['one toast after an export of all records', 'en', { kind: 'exported', fileName, leftOut: 0 }, [exported]],
  [
    'two toasts after an export that omits records',
    'en',
    { kind: 'exported', fileName, leftOut: 2 },
    [exported, leftOut],
  ],
] as const)('useMyDataNotice shows %s', async (_, locale, notice, shown) => {
  expect(await tell(notice, locale)).toEqual({ shown, sent: [{ type: 'notice.seen' }] });
});

it('useMyDataNotice shows no toast without a notice', async () => {
  expect(await tell(null)).toEqual({ shown: [], sent: [] });
});
