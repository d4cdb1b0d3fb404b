import { loadMessages } from '@messages';
import { fromPromise } from 'xstate';
import type { ExportContent, ImportReading } from '@/data/ports/MyData';
import { href } from '@/data/schema/href';
import { navigation } from '../router/navigation';
import { preload } from '../router/preload';
import { appearance } from '../services/appearance';
import { session } from '../services/services';
import { toasts } from '../shell/toasts';

/** All shapes of records, and what is done with them: fetched when somebody asks for it. */
const loadMyData = () => import('../services/myData');

/** How long a file's address is good: the browser takes its time to begin. In ms. */
const addressLife = 60_000;

function save(file: Blob, fileName: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), addressLife);
}

export const myDataActors = {
  exportData: fromPromise<{ fileName: string; leftOut: number }, void>(async () => {
    const { file, ...said } = await (await loadMyData()).exportData(session, Date.now());
    save(file, said.fileName);
    return said;
  }),
  readImport: fromPromise<ImportReading, { file: Blob }>(async ({ input }) =>
    (await loadMyData()).readImport(session, input.file),
  ),
  importData: fromPromise<void, { content: ExportContent }>(async ({ input }) =>
    (await loadMyData()).importData(session, input.content),
  ),
  resetData: fromPromise<void, void>(async () => (await loadMyData()).resetData(session)),

  // Here, not in the card, which is gone as soon as the account is: where it leads, and what is said there.
  deleteAccount: fromPromise<void, void>(async () => {
    const [{ forget }, t] = await Promise.all([
      loadMyData(),
      loadMessages(appearance.get().locale, 'myData'),
      preload(href('landing')).catch(() => {}),
    ]);
    const isForgotten = await session.deleteAccount(forget);
    await navigation.go(href('landing'));
    toasts.show(
      isForgotten
        ? { text: t.toasts.deleted, tone: 'success' }
        : { text: t.toasts.deletedInPart, tone: 'danger' },
    );
  }),
  signInAgain: fromPromise<void, void>(async () => {
    await session.signOut();
    // Protected: the login card stands there, and the settings again after it.
    await navigation.go(href('account', { search: { tab: 'settings' } }));
  }),
};
