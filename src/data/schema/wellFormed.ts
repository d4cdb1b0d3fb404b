// What leaves the page is whole Unicode: half of a surrogate pair, which a text can hold, no address, file or record can.

/** The text with U+FFFD where half a character stands: what a browser draws there anyway. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** A text as a part of an address; never throws. */
export const encodedPart = (text: string): string => encodeURIComponent(wellFormed(text));

/** The other way round: an address may hold anything, and a broken escape stays as it is. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isRecord = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A value with all its texts well-formed, names too: the same object where they are already. Images stay as they are. */
export function withWellFormed<Value>(value: Value): Value {
  const made = (part: unknown): unknown => {
    if (typeof part === 'string') return wellFormed(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) {
      const items = part.map(made);
      return items.some((item, at) => item !== part[at]) ? items : part;
    }
    if (!isRecord(part)) return part;
    const entries = Object.entries(part);
    const now = entries.map(([name, inner]) => [wellFormed(name), made(inner)] as const);
    const isSame = now.every(([name, inner], at) => name === entries[at]?.[0] && inner === entries[at][1]);
    return isSame ? part : Object.fromEntries(now);
  };
  return made(value) as Value;
}
