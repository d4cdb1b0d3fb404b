import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';

/** A source file with what it imports: packages by name, files of ours by path from the root, without extension. */
export type Source = {
  file: string;
  text: string;
  imports: { from: string; isType: boolean; isLazy: boolean }[];
};

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const resolve = (file: string, from: string): string => {
  if (from.startsWith('@/')) return normalize(from.replace('@/', 'src/'));
  if (from === '@messages') return 'messages/index';
  if (from.startsWith('@messages/')) return from.replace('@messages/', 'messages/');
  if (from.startsWith('.')) return normalize(join(dirname(file), from));
  return from;
};

/** Reads every source file that the patterns name. */
export function readSources(...patterns: string[]): Source[] {
  return globSync(patterns, { ignore: ['**/*.d.ts'] })
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const imports = [
        ...[...text.matchAll(statement)].map(([, type, from = '']) => ({
          from: resolve(file, from),
          isType: Boolean(type),
          isLazy: false,
        })),
        ...[...text.matchAll(dynamic)].map(([, from = '']) => ({
          from: resolve(file, from),
          isType: false,
          isLazy: true,
        })),
      ];
      return { file, text, imports };
    });
}
