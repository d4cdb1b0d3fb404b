import { basename } from 'node:path';
import { readSources } from '@kit/sources';
import { expect, it } from 'vitest';

const statement = /^import\s+(?:([^'";]+?)\s+from\s+)?'([^']+\.css)';/gm;
/** The theme's style sheets export tokens (`vars`, `fonts`), which are imported by name. */
const isTheme = (file: string, from: string) =>
  /^src\/components\/theme\//.test(file) || /\/theme\//.test(from);

/** Returns the name of an import: `styles` for the component's style sheet, `fieldStyles` for `Field.css`. */
function nameOf(file: string, from: string): string {
  const sheet = basename(from, '.css');
  const isOwn = basename(file).replace(/\.\w+$/, '') === sheet;
  return isOwn ? 'styles' : `${sheet.charAt(0).toLowerCase()}${sheet.slice(1)}Styles`;
}

const breachesIn = (file: string, text: string) =>
  [...text.matchAll(statement)].flatMap(([, what = '', from = '']) =>
    isTheme(file, from) || what === `* as ${nameOf(file, from)}` ? [] : [`${file}: ${what} from ${from}`],
  );

it('each style sheet is imported as a namespace, such as Field.css as `styles` in Field.tsx, but as `fieldStyles` elsewhere', () => {
  const sheets = readSources('src/**/*.{ts,tsx}').flatMap(({ file, text }) => breachesIn(file, text));
  expect(sheets).toEqual([]);
});
