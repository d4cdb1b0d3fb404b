import { type Entry, endOf, type SortValue, startOf } from './order';

/** A query on the wire. */
export type WireQuery = {
  /** The index: `.key`, `.value` or the path of a child. By priority if it is missing. */
  i?: string;
  /** The start of the range: value, key, and whether it is inclusive. */
  sp?: SortValue;
  sn?: string;
  sin?: boolean;
  /** The end of the range. */
  ep?: SortValue;
  en?: string;
  ein?: boolean;
  /** The limit, and whether it counts from the left or the right. */
  l?: number;
  vf?: 'l' | 'r';
};

type Bound = Entry & { isInclusive: boolean };
export type Query = {
  order: string;
  start: Bound | null;
  end: Bound | null;
  limit: number;
  isFromEnd: boolean;
  /** The variable `query` of the rules. */
  inRules: Record<string, unknown>;
};

/** Reads a query. Returns null for a query without parameters, which selects all children. */
export function queryOf(wire: WireQuery | undefined): Query | null {
  if (!wire || Object.keys(wire).length === 0) return null;
  const order = wire.i ?? '.priority';
  const hasStart = 'sp' in wire;
  const hasEnd = 'ep' in wire;
  // A range of keys has the key in the value.
  const [startValue, startKey] =
    order === '.key' && wire.sp !== null ? [null, wire.sp as string] : [wire.sp ?? null, wire.sn];
  const [endValue, endKey] =
    order === '.key' && wire.ep !== null ? [null, wire.ep as string] : [wire.ep ?? null, wire.en];
  return {
    order,
    start: hasStart ? { ...startOf(startValue, startKey), isInclusive: wire.sin !== false } : null,
    end: hasEnd ? { ...endOf(endValue, endKey), isInclusive: wire.ein !== false } : null,
    limit: wire.l ?? Number.POSITIVE_INFINITY,
    isFromEnd: wire.vf === 'r',
    inRules: inRules(wire, order),
  };
}

function inRules({ sp, sin, ep, ein, l, vf }: WireQuery, order: string): Record<string, unknown> {
  const isEqual = sp !== undefined && sp === ep && sin !== false && ein !== false;
  return {
    ...orderInRules(order),
    ...(sp !== undefined && { startAt: sp }),
    ...(ep !== undefined && { endAt: ep }),
    ...(isEqual && { equalTo: sp }),
    ...(l !== undefined && { [vf === 'r' ? 'limitToLast' : 'limitToFirst']: l }),
  };
}

function orderInRules(order: string) {
  if (order === '.key') return { orderByKey: true };
  if (order === '.value') return { orderByValue: true };
  return order === '.priority' ? { orderByPriority: true } : { orderByChild: order };
}
