import type { DeviceStore } from '../../ports/DeviceStore';
import { readRef } from '../../schema/ref';
import { readRequestId } from '../../schema/request';

const loadMarkSchema = async () => (await import('../../schema/marks')).markSchema;
const loadRequestRecords = () => import('../../schema/requestRecords');

/** The kinds whose ids name a page, or a startup, with what in the id does. */
const pointers = [
  { kind: 'follow', loadShape: loadMarkSchema, targetOf: (id: string) => readRef(id)?.id },
  { kind: 'star', loadShape: loadMarkSchema, targetOf: (id: string) => readRef(id)?.id },
  { kind: 'interest', loadShape: loadMarkSchema, targetOf: (id: string) => readRef(id)?.id },
  {
    kind: 'request',
    loadShape: async () => (await loadRequestRecords()).requestSchema,
    targetOf: (id: string) => readRequestId(id)?.startupId,
  },
  {
    kind: 'answer',
    loadShape: async () => (await loadRequestRecords()).answerSchema,
    targetOf: (id: string) => readRequestId(id)?.startupId,
  },
] as const;

/**
 * The ids that any record on the device points to, with a page or without. A new page gets none of them: a follow, a star, an
 * interest or an approval was meant for the former owner. The result has the ids alone, never whose records they are.
 * @throws where the device can't be used
 */
export async function readPointedTo(device: DeviceStore): Promise<Set<string>> {
  const owners = await device.owners();
  const found = await Promise.all(
    owners.flatMap((owner) =>
      pointers.map(async ({ kind, loadShape, targetOf }) => {
        const { records } = await device.readOthers<unknown>(owner, kind, loadShape);
        return records.flatMap(({ id }) => targetOf(id) ?? []);
      }),
    ),
  );
  return new Set(found.flat());
}

/** The ids that a new page can't have: those of all pages, and those that a record still points to. */
export async function readTaken(
  device: DeviceStore,
  loadIds: () => Promise<Set<string>>,
): Promise<Set<string>> {
  const [ids, pointedTo] = await Promise.all([loadIds(), readPointedTo(device)]);
  return new Set([...ids, ...pointedTo]);
}
