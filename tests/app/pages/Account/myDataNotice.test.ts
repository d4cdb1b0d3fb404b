import { settled } from '@kit/deferred';
import en from '@messages/en/myData';
import es from '@messages/es/myData';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMyDataNotice } from '@/app/pages/Account/myDataNotice';
import type { MyDataNotice } from '@/machines/myData/machine';
import { mounted } from '../../../support/hook';
import { stubBrowser } from '../../../support/stubBrowser';

beforeEach(() => {
  stubBrowser();
});

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

it.each([
  [{ kind: 'imported' }, [en.toasts.imported]],
  [{ kind: 'reset' }, [en.toasts.reset]],
  [
    { kind: 'exported', fileName: 'updraft.json', leftOut: 0 },
    [en.toasts.exported({ fileName: 'updraft.json' } as never)],
  ],
] as const)('useMyDataNotice shows one toast for %j', async (notice, texts) => {
  const { shown, sent } = await tell(notice);
  expect(shown).toEqual(texts.map((text) => ({ text, tone: 'success' })));
  expect(sent).toEqual([{ type: 'notice.seen' }]);
});

it('useMyDataNotice shows the number of records that an export left out', async () => {
  const { shown } = await tell({ kind: 'exported', fileName: 'updraft.json', leftOut: 2 });
  expect(shown.slice(1)).toEqual([{ text: en.toasts.leftOut({ count: 2 }), tone: 'info' }]);
});

it('useMyDataNotice shows the toast in the current language', async () => {
  expect((await tell({ kind: 'reset' }, 'es')).shown).toEqual([{ text: es.toasts.reset, tone: 'success' }]);
});

it('useMyDataNotice shows no toast without a notice', async () => {
  expect(await tell(null)).toEqual({ shown: [], sent: [] });
});
