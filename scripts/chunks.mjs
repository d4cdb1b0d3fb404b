import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns functions that look up the chunks of a build. */
export function chunksIn(dist) {
  const read = (name) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));
  const manifest = read('manifest.json');
  const fileOf = read('modules.json');

  /** Returns the manifest key of the chunk that contains a source file. @throws if no chunk contains it */
  function chunkOf(module) {
    const key = Object.keys(manifest).find((key) => fileOf[module] && manifest[key].file === fileOf[module]);
    if (!key) throw new Error(`No chunk contains ${module}`);
    return key;
  }

  /** Returns the scripts and styles of chunks and of all their static imports, dependencies first. */
  function closureOf(keys) {
    const ordered = [];
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      for (const other of manifest[key].imports ?? []) visit(other);
      ordered.push(manifest[key]);
    };
    for (const key of keys) visit(key);
    return {
      scripts: [...new Set(ordered.map(({ file }) => file))],
      styles: [...new Set(ordered.flatMap(({ css = [] }) => css))],
    };
  }
  return { manifest, fileOf, chunkOf, closureOf };
}
