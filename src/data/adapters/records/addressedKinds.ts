/** The kinds of records that only one other account, the addressee, may read. Ids begin with its uid. */
const addressedKinds = ['request', 'answer'] as const;
export type AddressedKind = (typeof addressedKinds)[number];

/** Returns whether a record is addressed to an account: see `requestId` (schema/shapes/request.ts). */
export const isAddressedTo = (addressee: string, { kind, id }: { kind: string; id: string }): boolean =>
  addressedKinds.some((known) => known === kind) &&
  id.startsWith(addressee) &&
  id.lastIndexOf(':') === addressee.length;
