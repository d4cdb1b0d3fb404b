import { createServices } from '@/app/services/createServices';
import { sampleFiles } from '@/app/services/sampleFiles';
import type { Notes } from '@/data/adapters/device/notedRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Session } from '@/data/ports/session';

type Options = { device: DeviceStore; notes?: Notes; now?: () => number };

/** What the app provides to whoever this session is of, on a device of the test's; files go nowhere. */
export function servicesOf(session: Session, { device, notes = null, now = Date.now }: Options) {
  let count = 0;
  const store = {
    get: () => session,
    subscribe: () => () => {},
    rename: () => {},
    authenticate: () => Promise.reject(new Error('Nobody can sign in here.')),
  };
  return createServices(store, async () => device, {
    notes,
    sample: sampleFiles,
    now,
    newId() {
      count += 1;
      return `id-${count}`;
    },
    loadEmail: async () => null,
    clipboard: { writeText: async () => {} },
    appearance: { get: () => ({ theme: 'light', locale: 'en' }), choose: () => {} },
    saveFile: () => {},
    onPageHide: () => () => {},
  });
}
