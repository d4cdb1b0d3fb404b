import { loadMessages, useLocale } from '@messages';
import { use } from 'react';
import { handledElsewhere } from '@/data/log/report';
import type { MyData } from '@/data/ports/MyData';
import { href } from '@/data/schema/shapes/href';
import { useGo } from '../../router/address';
import { preload } from '../../router/preload';
import { useServices } from '../../session/useServices';
import { SessionContext } from '../../session/useSession';
import { useShowToast } from '../../shell/useToasts';

/**
 * Returns the actions on the current user's stored data, including downloads, navigation and toasts. Deleting
 * the account unmounts the settings card, so this hook shows the last toast, not the card.
 */
export function useMyData(): MyData {
  const session = use(SessionContext);
  const services = useServices();
  const go = useGo();
  const showToast = useShowToast();
  const locale = useLocale();
  return {
    async exportData() {
      const { file, ...report } = await (await services.myData()).exportData();
      services.saveFile(file, report.fileName);
      return report;
    },
    readImport: async (file) => (await services.myData()).readImport(file),
    importData: async (content) => (await services.myData()).importData(content),
    resetData: async () => (await services.myData()).resetData(),
    loadSignInMethod: session.loadSignInMethod,
    async deleteAccount(password) {
      const [{ forget }, { toasts: t }] = await Promise.all([
        services.myData(),
        loadMessages(locale, 'myData'),
        preload(href('landing')).catch(handledElsewhere),
      ]);
      const isForgotten = await session.deleteAccount(password, forget);
      await go(href('landing'));
      showToast(
        isForgotten ? { text: t.deleted, tone: 'success' } : { text: t.deletedInPart, tone: 'danger' },
      );
    },
  };
}
