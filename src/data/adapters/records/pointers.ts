import type { DeviceStore } from '../../ports/DeviceStore';
import type { Post } from '../../schema/shapes/post';
import { readRef } from '../../schema/shapes/ref';
import { readRequestId } from '../../schema/shapes/request';

const loadMarkSchema = async () => (await import('../../schema/shapes/marks')).markSchema;
const loadRequestRecords = () => import('../../schema/shapes/requestRecords');

/** For follows, stars and interests: the id of the record is a reference to a page. */
const marked = { loadShape: loadMarkSchema, targetOf: ({ id }: { id: string }) => readRef(id)?.id };
/** For requests and answers: the id of the record contains a startup's id. */
const askedOf = ({ id }: { id: string }) => readRequestId(id)?.startupId;

/** The kinds of records that refer to a page. `targetOf` returns the page's id. */
const pointers = [
  { kind: 'follow', ...marked },
  { kind: 'star', ...marked },
  { kind: 'interest', ...marked },
  {
    kind: 'request',
    loadShape: async () => (await loadRequestRecords()).requestSchema,
    targetOf: askedOf,
  },
  { kind: 'answer', loadShape: async () => (await loadRequestRecords()).answerSchema, targetOf: askedOf },
  {
    kind: 'post',
    loadShape: async () => (await import('../../schema/shapes/feedRecords')).feedRecordSchemas.post,
    targetOf: ({ value }: { value: unknown }) => (value as Post).as?.id,
  },
] as const;

/**
 * Returns the page ids that records in this browser refer to, including ids of deleted pages. A new page must
 * not have such an id, because it would get the follows, stars, interests, approvals or posts of the old
 * page. The result doesn't reveal the owners of the records.
 * @throws when browser storage is unavailable
 */
export async function readPointedTo(device: DeviceStore): Promise<Set<string>> {
  const owners = await device.owners();
  const found = await Promise.all(
    owners.flatMap((owner) =>
      pointers.map(async ({ kind, loadShape, targetOf }) => {
        const { records } = await device.readOthers<unknown>(owner, kind, loadShape);
        return records.flatMap((record) => targetOf(record) ?? []);
      }),
    ),
  );
  return new Set(found.flat());
}

/** Returns the ids that a new page can't have: those of all pages, and those that records refer to. */
export async function readTaken(
  device: DeviceStore,
  loadIds: () => Promise<Set<string>>,
): Promise<Set<string>> {
  const [ids, pointedTo] = await Promise.all([loadIds(), readPointedTo(device)]);
  return new Set([...ids, ...pointedTo]);
}
