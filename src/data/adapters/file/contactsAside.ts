import type { ContactReading } from '../../schema/shapes/contactImport';
import type { ContactsAsked } from './contactsFile';

const openWorker = () =>
  new Worker(new URL('./contactsWorker.ts', import.meta.url), { type: 'module', name: 'contacts' });

const readIn = (worker: Worker, asked: ContactsAsked): Promise<ContactReading> =>
  new Promise<ContactReading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ContactReading>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());

/** Runs `readContacts` in a worker, or on the main thread if workers are unavailable. */
export async function readContactsAside(asked: ContactsAsked, open = openWorker): Promise<ContactReading> {
  if (typeof Worker === 'function') {
    try {
      return await readIn(open(), asked);
    } catch {
      // The worker's script failed to load. The page reads the file instead, and retries a failed `import()`.
    }
  }
  return (await import('./contactsFile')).readContacts(asked);
}
