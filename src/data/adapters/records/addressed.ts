import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import { remembered, rememberedByItem } from '../../schema/remembered';
import { type KeptAnswer, type KeptRequest, readRequestId } from '../../schema/request';

/** What is addressed to one person: read by its addressee alone. The id of a record begins with whom it is for. */
const shapes = {
  request: async () => (await import('../../schema/requestRecords')).requestSchema,
  answer: async () => (await import('../../schema/requestRecords')).answerSchema,
};
type Values = { request: KeptRequest; answer: KeptAnswer };
type AddressedKind = keyof Values;

/** Whether a record is there for this person to read. */
export const isAddressedTo = (addressee: string, { kind, id }: { kind: string; id: string }): boolean =>
  Object.hasOwn(shapes, kind) && readRequestId(id)?.uid === addressee;

/** Those for one person, by startup. */
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
 * What somebody addressed to one person, by the ids of the startups that it is about, as the startup's owner has them: to
 * the owner the requests, to whoever asked the answers. The same as long as nothing changed.
 * @throws for a kind that isn't addressed to anybody, and where the device can't be used
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
