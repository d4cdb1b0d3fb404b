// A string can contain half of a surrogate pair. URLs and files can't, so each lone half is replaced first.

/** Replaces each lone surrogate with U+FFFD, which is the character that browsers show for it. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');

/** Encodes a text as part of a URL; never throws. */
export const encodedPart = (text: string): string => encodeURIComponent(wellFormed(text));

/** Decodes a part of a URL. A broken escape stays unchanged; never throws. */
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

/** Returns a value with well-formed texts and keys, or the same object if nothing changes. Keeps files. */
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
