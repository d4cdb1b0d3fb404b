// Converts values to plain data and to source code.

/** Returns the serializable part of a value, with placeholders for the rest. */
export function plain(value: unknown, depth = 0): unknown {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value === undefined) return undefined;
  if (value instanceof Error) return { message: value.message };
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || depth > 12) return `(${typeof value})`;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `(${value.constructor?.name})`;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined && typeof item !== 'function')
      .map(([key, item]) => [key, plain(item, depth + 1)]),
  );
}

/** Returns an existing id for a field: for `postId`, the id of the first item in the context's `posts`. */
function knownId(field: string, context: unknown): string | undefined {
  const items = (context as Record<string, unknown> | undefined)?.[field.replace(/Id$/, 's')];
  const id: unknown = field.endsWith('Id') && Array.isArray(items) ? items[0]?.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Returns default values for the fields of an event, by their types: `text: string` gives `{ text: '' }`.
 * @param context the machine's context, for the ids of existing items
 */
export function templateOf(
  fields: readonly { name: string; type: string }[],
  context?: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => !name.endsWith('?'))
      .map(({ name, type }) => {
        const known = knownId(name, context);
        if (known !== undefined) return [name, known];
        const literal = /^'([^']*)'/.exec(type)?.[1];
        if (literal !== undefined) return [name, literal];
        if (/\bnull\b/.test(type)) return [name, null];
        if (type === 'number') return [name, 0];
        if (type === 'boolean') return [name, false];
        if (/\[\]$/.test(type)) return [name, []];
        return [name, ''];
      }),
  );
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);
const quoted = (text: string) =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n').replace(/\r/g, '\\r')}'`;

/** Returns a value as source code, or `undefined` for functions and symbols. */
export function sourceOf(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value);
  if (value instanceof Error) {
    const { message, name: _, stack: __, ...more } = value as Error & Record<string, unknown>;
    const error = `new Error(${quoted(message)})`;
    return Object.keys(more).length ? `Object.assign(${error}, ${sourceOf({ ...more })})` : error;
  }
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value !== 'object') return 'undefined';
  if (value instanceof Blob) return `new Blob([], { type: ${quoted(value.type)} })`;
  const fields = Object.entries(value)
    .filter(([, item]) => item !== undefined && typeof item !== 'function')
    .map(([key, item]) => `${isName(key) ? key : quoted(key)}: ${sourceOf(item)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

const width = 110;

/**
 * Formats a value like the code formatter: on one line if it fits, otherwise with one field per line.
 * @param column the column where the value begins
 * @param indent the indentation of that line
 * @param behind the length of the text after the value
 */
export function laidOut(value: unknown, column: number, indent: number, behind = 0): string {
  const flat = sourceOf(value);
  const isList = Array.isArray(value);
  const canOpen = isList || (typeof value === 'object' && value !== null && /^\{ /.test(flat));
  if (!canOpen || column + flat.length + behind <= width) return flat;
  const inner = indent + 2;
  const fields = Object.entries(value)
    .filter(([, item]) => isList || (item !== undefined && typeof item !== 'function'))
    .map(([key, item]) => {
      const name = isList ? '' : `${isName(key) ? key : quoted(key)}: `;
      return `${' '.repeat(inner)}${name}${laidOut(item, inner + name.length, inner, 1)},\n`;
    });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${fields.join('')}${' '.repeat(indent)}${close}`;
}
