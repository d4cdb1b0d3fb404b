import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';

/** One import. `from`: a package name, or a file's path from the project's root, without extension. */
export type Import = { from: string; isType: boolean; isLazy: boolean; isGlob: boolean };

/** A source file with its imports: static, lazy, by glob and type-only. */
export type Source = { file: string; text: string; imports: Import[] };

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const globbing = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g;

const withoutExtension = (path: string) => path.replace(/\.(tsx?|mjs)$/, '');

function resolve(file: string, from: string): string {
  if (from.startsWith('@/')) return normalize(from.replace('@/', 'src/'));
  if (from === '@messages') return 'messages/index';
  if (from.startsWith('@messages/')) {
    const path = from.replace('@messages/', 'messages/');
    return existsSync(`${path}.json`) ? `${path}.json` : path;
  }
  if (from.startsWith('@kit/')) return from.replace('@kit/', 'kit/');
  if (from.startsWith('.')) return withoutExtension(normalize(join(dirname(file), from)));
  return from;
}

/** Returns the files that the `import.meta.glob` patterns of a file match. */
function globbed(file: string, patterns: string): string[] {
  const written = [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern);
  const rooted = written.map((pattern) =>
    pattern.startsWith('!') ? `!${join(dirname(file), pattern.slice(1))}` : join(dirname(file), pattern),
  );
  return globSync(rooted);
}

/** Reads all source files that match the patterns. */
export function readSources(...patterns: string[]): Source[] {
  return globSync(patterns, { ignore: ['**/*.d.ts'] })
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const imports: Import[] = [
        ...[...text.matchAll(statement)].map(([, type, from = '']) => ({
          from: resolve(file, from),
          isType: Boolean(type),
          isLazy: false,
          isGlob: false,
        })),
        ...[...text.matchAll(dynamic)].map(([, from = '']) => ({
          from: resolve(file, from),
          isType: false,
          isLazy: true,
          isGlob: false,
        })),
        ...[...text.matchAll(globbing)].flatMap(([, found = '']) =>
          globbed(file, found).map((path) => ({
            from: withoutExtension(path),
            isType: false,
            isLazy: true,
            isGlob: true,
          })),
        ),
      ];
      return { file, text, imports };
    });
}

/** Returns the sources by path, with and without extension. An index file also has its folder as a key. */
export function bySpecifier(sources: Source[]): Map<string, Source> {
  const found = new Map<string, Source>();
  for (const source of sources) {
    found.set(withoutExtension(source.file), source);
    found.set(source.file, source);
    if (/\/index\.tsx?$/.test(source.file)) found.set(dirname(source.file), source);
  }
  return found;
}

/** Returns `start` and all its direct and indirect imports. `isFollowed`: whether to follow an import. */
export function reachedFrom(start: string, sources: Source[], isFollowed: (item: Import) => boolean) {
  const known = bySpecifier(sources);
  const reached = new Set([start]);
  for (const name of reached)
    for (const item of known.get(name)?.imports ?? []) if (isFollowed(item)) reached.add(item.from);
  return [...reached];
}

/** Returns the import cycles, each as a list of files. Follows all imports, also lazy and type-only ones. */
export function circlesOf(sources: Source[]): string[][] {
  const known = bySpecifier(sources);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  function visit(source: Source) {
    const { file } = source;
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    path.push(file);
    for (const { from } of source.imports) {
      const next = known.get(from);
      if (!next || next === source) continue;
      if (!order.has(next.file)) visit(next);
      if (path.includes(next.file))
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next.file) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) circles.push(circle.sort());
  }
  for (const source of sources) if (!order.has(source.file)) visit(source);
  return circles;
}
