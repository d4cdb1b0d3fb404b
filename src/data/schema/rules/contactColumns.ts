import type { ImportedPerson } from '../shapes/contactImport';
import { tidyText } from '../text/blank';
import { textMaximum } from '../text/limits';
import { wellFormed } from '../text/wellFormed';
import { unguarded } from './csv';

// Recognizes the columns of a file by their headings, in English, Spanish and Hindi.

export const contactColumns = ['name', 'first', 'last', 'email', 'company', 'position', 'url'] as const;
export type ContactColumn = (typeof contactColumns)[number];
/** The index of each recognized column. */
export type Columns = Partial<Record<ContactColumn, number>>;

const headings: Record<ContactColumn, string> = {
  name: 'name|full name|contact|contact name|person|nombre|nombre completo|contacto|नाम|पूरा नाम|संपर्क',
  first: 'first name|given name|firstname|forename|nombre de pila|primer nombre|nombres|पहला नाम|प्रथम नाम',
  last: 'last name|surname|family name|lastname|apellido|apellidos|उपनाम|कुलनाम|अंतिम नाम',
  email:
    'email|e mail|mail|email address|e mail address|email 1 value|correo|correo electrónico|dirección de correo|email del contacto|ईमेल|ई मेल|ईमेल पता',
  company:
    'company|organization|organisation|organization name|firm|fund|employer|empresa|compañía|organización|firma|fondo|कंपनी|संगठन|फ़र्म|फ़ंड',
  position: 'position|title|job title|role|cargo|puesto|rol|título|पद|भूमिका',
  url: 'url|link|profile|profile url|linkedin|linkedin url|linkedin profile|website|web|perfil|enlace|sitio web|página web|लिंक|प्रोफ़ाइल|वेबसाइट',
};

/** Returns a heading without case, accents of Latin letters, and punctuation. */
const plain = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_\-.:*/()]+/g, ' ')
    .trim();

const columnOf = new Map(
  contactColumns.flatMap((column) => headings[column].split('|').map((heading) => [plain(heading), column])),
);

/** Returns the recognized columns of a row of headings. The first column with a meaning counts. */
export function columnsIn(cells: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [at, cell] of cells.entries()) {
    const column = columnOf.get(plain(cell));
    if (column) columns[column] ??= at;
  }
  return columns;
}

const hasName = ({ name, first, last }: Columns): boolean =>
  name !== undefined || first !== undefined || last !== undefined;

/** How many rows may precede the headings: LinkedIn begins its file with notes. */
const notesMaximum = 20;

/** Returns the row with the headings, and its columns; `null` if no row has a column with names. */
export function headingsIn(rows: readonly (readonly string[])[]): { at: number; columns: Columns } | null {
  for (const [at, cells] of rows.slice(0, notesMaximum).entries()) {
    const columns = columnsIn(cells);
    if (hasName(columns)) return { at, columns };
  }
  return null;
}

/** Returns the person in a row; `null` if it has neither a name nor an email address. */
export function personIn(cells: readonly string[], columns: Columns): ImportedPerson | null {
  const cell = (column: ContactColumn, most: number = textMaximum.line): string => {
    const at = columns[column];
    const text = at === undefined ? '' : tidyText(unguarded(cells[at] ?? '').replace(/\s+/gu, ' '));
    return wellFormed(text.slice(0, most));
  };
  const { name, first } = columns;
  // With last names, a column called “Name” contains first names: “Nombre, Apellidos”.
  const parts = name !== undefined && first === undefined ? ['name', 'last'] : ['first', 'last'];
  const whole = (parts as ContactColumn[])
    .map((part) => cell(part))
    .filter(Boolean)
    .join(' ');
  const email = cell('email', textMaximum.email);
  const shown = whole || cell('name') || email;
  if (!shown) return null;
  const company = cell('company');
  const position = cell('position');
  const url = cell('url', textMaximum.url);
  return {
    name: shown,
    ...(email && { email }),
    ...(company && { company }),
    ...(position && { position }),
    ...(url && { url }),
  };
}
