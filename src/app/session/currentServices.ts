import { appearance } from '../services/appearance';
import { createServices, type Services } from '../services/createServices';
import { device } from '../services/device';
import { markDraft } from '../services/draftMarks';
import { newId } from '../services/newId';
import { onPageHide } from '../services/onPageHide';
import { loadPresence } from '../services/presence';
import { sampleFiles } from '../services/sampleFiles';
import { saveFile } from '../services/saveFile';
import { storage } from '../services/storage';
import { loadEmail, session } from './current';

let known: Services | undefined;

/** Returns the services of the signed-in user: the same object until the user signs out, which closes it. */
export function currentServices(): Services {
  if (known?.isCurrent()) return known;
  const loadDevice = import.meta.env.VITE_FIREBASE_DATABASE_URL
    ? async () => (await import('../services/remoteDevice')).remoteDevice()
    : async () => device;
  known = createServices(session, loadDevice, {
    notes: storage(),
    sample: sampleFiles,
    now: Date.now,
    newId,
    loadEmail,
    loadPresence: import.meta.env.VITE_FIREBASE_DATABASE_URL
      ? async () => (await import('../services/remoteDevice')).remoteDevice().presence
      : loadPresence,
    appearance,
    saveFile,
    markDraft,
    onPageHide,
    // Over plain HTTP, `navigator.clipboard` is undefined. `async` turns the exception into a rejection.
    clipboard: { writeText: async (text) => navigator.clipboard.writeText(text) },
  });
  return known;
}
