import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** How many characters of a file's hash a class name has: enough to tell all style files apart. */
const hashLength = 4;

/** The hash of each style file, and the file of each short hash. */
const hashes = new Map<string, string>();
const files = new Map<string, string>();

/**
 * Returns a class name: the short hash of the style file, then the number of the style in the file. Hashes
 * don't compress well, and a page contains each of them three times: in its HTML, its styles and its scripts.
 * @throws if two files have the same short hash
 */
function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  // The first style of a file has the number 0.
  const known = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, known);
  const short = known.slice(0, hashLength);
  const other = files.get(short) ?? filePath;
  files.set(short, filePath);
  if (other !== filePath) throw new Error(`${filePath} and ${other} have the same class names.`);
  const name = `${short}${hash.slice(known.length)}`;
  return /^\d/.test(name) ? `_${name}` : name;
}

/** Returns a readable class name: the name of the style in the source code, then its hash. */
const readableName = ({ hash, debugId = '' }: { hash: string; debugId?: string }): string =>
  `_${debugId.replace(/[^\w-]/g, '_')}_${hash}`;

/** Compiles the styles. Class names are short in production, and readable otherwise. */
export function styles(): Plugin[] {
  let nameOf = readableName as typeof shortName;
  const mode: Plugin = {
    name: 'updraft:class-names',
    config: (_, { mode }) => {
      if (mode === 'production') nameOf = shortName;
    },
  };
  return [mode, vanillaExtractPlugin({ identifiers: (style) => nameOf(style) })].flat();
}
