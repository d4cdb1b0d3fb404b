import { fakePort } from '@kit/ports';
import es from '@messages/es/myData';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { useMyData } from '@/app/pages/Account/useMyData';
import { AddressContext } from '@/app/router/address';
import type { Services } from '@/app/services/createServices';
import type { createSession } from '@/app/session/createSession';
import { ServicesContext } from '@/app/session/useServices';
import { SessionContext } from '@/app/session/useSession';
import { ToastsContext } from '@/app/shell/useToasts';
import type { ExportContent } from '@/data/ports/MyData';
import { LocaleProvider } from '../../../../messages';
import { rendered, within } from '../../../support/hook';

type Session = ReturnType<typeof createSession>;
type Store = Awaited<ReturnType<Services['myData']>>;

const content = { name: 'Asha Verma' } as ExportContent;
const reading = { problem: { kind: 'newer' } } as const;
const file = new Blob(['{}']);

/** Renders `useMyData` on a Spanish page, and records the calls to the app in order. */
function start(parts: Partial<Session> = {}) {
  const order: unknown[][] = [];
  const note =
    (name: string) =>
    async (...asked: unknown[]) =>
      void order.push([name, ...asked]);
  const store = fakePort<Store>({
    exportData: async () => ({ file, fileName: 'updraft.json', leftOut: 2 }),
    readImport: async () => reading,
    importData: async () => {},
    resetData: async () => {},
    forget: async () => {},
  });
  const get = () => ({ isSignedIn: true, uid: 'nora', userName: null });
  const followed = { get, atBuild: get, subscribe: () => () => {} };
  const session = fakePort<Session>({ ...followed, loadSignInMethod: async () => 'google', ...parts }).port;
  const services = fakePort<Services>({ myData: store.open, saveFile: note('saveFile') }).port;
  const address = { usePathname: () => '', useSearch: () => '', go: note('go'), waited: () => 0 };
  const data = rendered(
    useMyData,
    within(SessionContext, session),
    within(ServicesContext, () => services),
    within(AddressContext, address),
    within(ToastsContext, { show: note('toast') }),
    (children) => createElement(LocaleProvider, { locale: 'es', children }),
  );
  return { data, order, calls: store.calls };
}

it('useMyData().exportData saves the file, and returns only the file name and the number of omitted records', async () => {
  const { data, order } = start();
  expect(await data.exportData()).toEqual({ fileName: 'updraft.json', leftOut: 2 });
  expect(order).toEqual([['saveFile', file, 'updraft.json']]);
});

it('useMyData() passes calls of readImport, importData and resetData to the store', async () => {
  const { data, calls, order } = start();
  expect(await data.readImport(file)).toBe(reading);
  await data.importData(content);
  await data.resetData();
  expect(calls).toEqual([['readImport', file], ['importData', content], ['resetData']]);
  expect(order).toEqual([]);
});

it.each([
  ['confirms the deletion', true, { text: es.toasts.deleted, tone: 'success' }],
  ['warns of remaining records', false, { text: es.toasts.deletedInPart, tone: 'danger' }],
])(
  'useMyData().deleteAccount deletes the records, opens the home page and shows a toast that %s',
  async (_, isForgotten, toast) => {
    const { data, order, calls } = start({
      async deleteAccount(password, forget) {
        expect(password).toBe('cumulus-9');
        await forget('nora');
        return isForgotten;
      },
    });
    await data.deleteAccount('cumulus-9');
    expect(calls).toEqual([['forget', 'nora']]);
    expect(order).toEqual([
      ['go', '/'],
      ['toast', toast],
    ]);
  },
);
