import { moved } from '@kit/fixtures/commands';
import { expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { ServicesContext } from '@/app/session/useServices';
import { useRecordAct } from '@/app/shell/undo';
import { ToastsContext } from '@/app/shell/useToasts';
import { mounted, within } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

vi.mock('@/app/shell/undoHistory/history', () => {
  throw new Error('No network');
});

it('without the code of Undo, a toast says what the user did, and Ctrl Z is left to the browser', async () => {
  const { document, navigator } = stubBrowser();
  Object.assign(navigator, { platform: 'Linux x86_64' });
  const show = vi.fn();
  const page = mounted(
    useRecordAct,
    null,
    within(ServicesContext, () => ({}) as Services),
    within(ToastsContext, { show }),
  );
  page.value()(moved);
  await vi.waitFor(() => expect(show.mock.calls).toEqual([[{ text: moved.said }]]));
  const event = new Event('keydown', { cancelable: true });
  document.dispatchEvent(Object.assign(event, { key: 'z', code: 'KeyZ', ctrlKey: true, metaKey: false }));
  expect(event.defaultPrevented).toBe(false);
});
