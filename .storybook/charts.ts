import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { loadConfigFromFile, runnerImport } from 'vite';

const file = '.cache/statecharts.json';
/** The files that the charts depend on. */
const sources = ['src/machines/**/*.ts', 'kit/statechart/*.ts', '.storybook/statechart/*.ts'];

/** Writes the charts of the machines for Storybook, unless the existing file has the same sources. */
export async function writeCharts(): Promise<void> {
  const hash = createHash('sha256');
  for (const source of globSync(sources).sort()) hash.update(source).update(readFileSync(source));
  const version = hash.digest('hex');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version) return;
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  const { module } = await runnerImport<typeof import('./statechart/layout')>(
    '.storybook/statechart/layout.ts',
    {
      configFile: false,
      logLevel: 'error',
      resolve: found?.config.resolve,
    },
  );
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify({ version, charts: await module.placedCharts() }));
}
