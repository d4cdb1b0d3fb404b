import { readRequestId } from '../../schema/shapes/request';

/** The kinds of records that only one other account, the addressee, may read. Ids begin with its uid. */
const addressedKinds = ['request', 'answer'] as const;
export type AddressedKind = (typeof addressedKinds)[number];

/** Returns whether a record is addressed to an account. */
export const isAddressedTo = (addressee: string, { kind, id }: { kind: string; id: string }): boolean =>
  addressedKinds.some((known) => known === kind) && readRequestId(id)?.uid === addressee;
