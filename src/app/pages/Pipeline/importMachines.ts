import type { Services } from '@/app/services/createServices';
import { importActors } from '@/machines/importContacts/actors';
import { importContactsMachine } from '@/machines/importContacts/machine';

/** Returns the machine that imports people. The code that reads a file, and that writes people, loads when needed. */
export const importContactsOf = ({ pipeline }: Services) =>
  importContactsMachine.provide({
    actors: importActors({
      pipeline,
      readFile: async (file, name, known) => {
        const { readContactsAside } = await import('@/data/adapters/file/contactsAside');
        return readContactsAside({ file, name, known, host: location.host });
      },
      writeAll: async (...asked) =>
        (await import('@/data/adapters/stores/pipeline/inChunks')).writeInChunks(...asked),
    }),
  });
