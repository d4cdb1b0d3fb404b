// Text of CSV files (RFC 4180).

/** A cell that a spreadsheet would read as a formula, which could run commands. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** Returns a cell for a file: quoted where necessary, and with `'` before a formula. */
function cellOf(text: string): string {
  const isFormula = formula.test(text);
  const shown = isFormula ? `'${text}` : text;
  return isFormula || /[",;\t\r\n]|^\s|\s$/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

/** Returns the text of a CSV file. Cells that a spreadsheet would run as formulas begin with `'`. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');

/** Returns a cell of an exported file without the `'` before a formula. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
