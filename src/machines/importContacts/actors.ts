import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import { pathOf } from '@/data/schema/rules/contactMatches';
import type { ContactReading, KnownPerson } from '@/data/schema/shapes/contactImport';
import { type PipelineChange, pipelineLimits } from '@/data/schema/shapes/pipeline';
import type { ImportRead, ImportReport, WritingInput } from './types';

type ImportPorts = {
  pipeline: LazyPort<PipelineStore>;
  /** Reads the people in a file, and compares them with known people. */
  readFile: (file: Blob, name: string, known: readonly KnownPerson[]) => Promise<ContactReading>;
  /** Writes the changes from an index on. */
  writeAll: (
    store: PipelineStore,
    changes: readonly PipelineChange[],
    options: { from: number; onWritten: (written: number) => boolean },
  ) => Promise<void>;
};

/** Returns the actors of the import. */
export const importActors = ({ pipeline, readFile, writeAll }: ImportPorts) => ({
  readFile: fromPromise<ImportRead, { file: Blob; name: string }>(async ({ input: { file, name } }) => {
    const store = await pipeline();
    const [{ cards, stages }, contacts] = await Promise.all([store.load(), store.loadContacts()]);
    const profiles = cards.flatMap(({ id, slug, name }): KnownPerson[] =>
      id.startsWith('contact:') ? [] : [{ id, name, path: pathOf(id, slug) }],
    );
    const people = contacts.map(({ id, ...contact }): KnownPerson => ({ ...contact, id: `contact:${id}` }));
    return {
      reading: await readFile(file, name, [...people, ...profiles]),
      target: {
        stages: { raise: stages.raise[0]?.id ?? '', people: stages.people[0]?.id ?? '' },
        contacts: new Map(contacts.map(({ id, ...contact }) => [id, contact])),
        room: pipelineLimits.cards - cards.length,
      },
    };
  }),
  writeContacts: fromCallback<EventObject, WritingInput>(({ input: { changes, from }, sendBack }) => {
    let isStopped = false;
    const report = (event: ImportReport) => sendBack(event);
    const onWritten = (written: number) => {
      report({ type: 'contacts.progress', written });
      return !isStopped;
    };
    pipeline()
      .then((store) => writeAll(store, changes, { from, onWritten }))
      .then(
        () => report({ type: 'contacts.written' }),
        () => report({ type: 'contacts.refused' }),
      );
    return () => {
      isStopped = true;
    };
  }),
});
