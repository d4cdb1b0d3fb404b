import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import { readRequestId, requestId, type StoredAnswer, type StoredRequest } from '../../schema/shapes/request';
import type { AddressedKind } from './addressedKinds';

/** Schemas of the records that are addressed to one account. */
const shapes = {
  request: async () => (await import('../../schema/shapes/requestRecords')).requestSchema,
  answer: async () => (await import('../../schema/shapes/requestRecords')).answerSchema,
};
type Values = { request: StoredRequest; answer: StoredAnswer };

/** Returns the records for one addressee, by startup id. */
const addressedTo = rememberedByItem((records: readonly DeviceRecord<unknown>[]) =>
  remembered(
    (addressee: string) =>
      new Map(
        records.flatMap(({ id, value }) => {
          const named = readRequestId(id);
          return named?.uid === addressee ? [[named.startupId, value] as const] : [];
        }),
      ),
  ),
);

/**
 * Returns the requests or the answers that `from` sent to one account, by the id of the requested startup.
 * Returns the same object as long as nothing changed.
 * @throws for a kind that isn't addressed, and when browser storage is unavailable
 */
export async function readAddressed<Kind extends AddressedKind>(
  device: DeviceStore,
  from: string,
  kind: Kind,
  addressee: string,
): Promise<ReadonlyMap<string, Values[Kind]>> {
  if (!Object.hasOwn(shapes, kind)) throw new Error(`${kind} is nobody else's to read.`);
  const { records } = await device.readOthers<unknown>(from, kind, shapes[kind]);
  return addressedTo(records)(addressee) as ReadonlyMap<string, Values[Kind]>;
}

/** Returns all requests to one account, in the order of their senders. */
export async function readRequestsTo(device: DeviceStore, addressee: string) {
  const { records } = await device.readAcross('request', shapes.request, {
    idPrefix: requestId(addressee, ''),
  });
  const named = records.filter(({ id }) => readRequestId(id)?.uid === addressee);
  return [...named].sort((a, b) => Number(a.owner > b.owner) - Number(a.owner < b.owner));
}
