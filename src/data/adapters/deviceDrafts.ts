import type * as z from 'zod/mini';
import type { DraftStore } from '../ports/DraftStore';
import type { DeviceStore } from './deviceStore';

const id = 'draft';

type Options<Draft> = {
  device: DeviceStore;
  owner: string;
  /** The wizard's own kind of record. */
  kind: string;
  loadSchema: () => Promise<z.ZodMiniType<Draft>>;
};

/** One wizard's draft in the device store. */
export function createDraftStore<Draft>({
  device,
  owner,
  kind,
  loadSchema,
}: Options<Draft>): DraftStore<Draft> {
  return {
    load: async () => (await device.read(owner, kind, loadSchema)).records[0]?.value ?? null,
    keep: (draft) => device.write(owner, kind, id, draft),
    discard: () => device.remove(owner, kind, id),
  };
}
