import Papa from 'papaparse';
import { type Columns, headingsIn, personIn } from '../../schema/rules/contactColumns';
import { matchPeople } from '../../schema/rules/contactMatches';
import {
  type ContactReading,
  contactFileMaximum,
  contactRowsMaximum,
  type KnownPerson,
} from '../../schema/shapes/contactImport';

/** What a reading needs: the file and its name, the people that the user knows, and the host of the app. */
export type ContactsAsked = { file: Blob; name: string; known: readonly KnownPerson[]; host: string };

/** Returns the text of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252. */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', ';', '\t'] as const;
/** How many rows are read to find the headings. */
const beginning = 40;

type Table = { delimiter: string; at: number; columns: Columns };

const rowsOf = (text: string, options: Papa.ParseConfig): string[][] =>
  Papa.parse<string[]>(text, { ...options, skipEmptyLines: 'greedy' }).data;

/** Returns the delimiter with which most columns are recognized; `null` if none has a column with names. */
function tableIn(text: string): Table | null {
  const tables = delimiters.flatMap((delimiter): Table[] => {
    const found = headingsIn(rowsOf(text, { delimiter, preview: beginning }));
    return found ? [{ ...found, delimiter }] : [];
  });
  const size = ({ columns }: Table) => Object.keys(columns).length;
  return tables.sort((a, b) => size(b) - size(a))[0] ?? null;
}

/**
 * Returns all rows. A quote without its end would take up the following rows, so a file with wrong quotes is read
 * line by line, and lines with wrong quotes without quotes.
 */
function allRows(text: string, delimiter: string): string[][] {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const;
  const hasWrongQuotes = ({ errors }: Papa.ParseResult<string[]>) =>
    errors.some(({ type }) => type === 'Quotes');
  const whole = Papa.parse<string[]>(text, options);
  if (!hasWrongQuotes(whole)) return whole.data;
  return text.split(/\r\n|\n|\r/).flatMap((line) => {
    const read = Papa.parse<string[]>(line, options);
    if (!hasWrongQuotes(read)) return read.data;
    return [line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''))];
  });
}

/** Reads the people in a CSV file, and compares them with the people that the user knows. */
export async function readContacts({ file, name, known, host }: ContactsAsked): Promise<ContactReading> {
  if (file.size > contactFileMaximum) return { problem: { kind: 'tooLarge' } };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: { kind: 'unreadable' } };
  const text = decodedText(new Uint8Array(bytes));
  if (text.includes('\0')) return { problem: { kind: 'unreadable' } };
  const table = tableIn(text);
  if (!table) {
    const rows = rowsOf(text, { preview: beginning, delimitersToGuess: [...delimiters] });
    if (rows.length === 0) return { problem: { kind: 'empty' } };
    const [widest = []] = [...rows].sort((a, b) => b.length - a.length);
    return {
      problem: { kind: 'noName', columns: widest.map((cell) => cell.trim().slice(0, 40)).slice(0, 12) },
    };
  }
  const all = allRows(text, table.delimiter);
  const rows = all.slice((headingsIn(all)?.at ?? table.at) + 1);
  if (rows.length > contactRowsMaximum) return { problem: { kind: 'tooMany', count: rows.length } };
  const people = rows.map((cells) => personIn(cells, table.columns));
  const named = people.filter((person) => person !== null);
  if (named.length === 0) return { problem: { kind: 'empty' } };
  return {
    preview: {
      file: name,
      rows: matchPeople(named, known, host),
      unnamed: people.length - named.length,
    },
  };
}
