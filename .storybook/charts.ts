import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { load } from '../scripts/load.mjs';

const file = '.cache/statecharts.json';
/** The files that determine the content of the statecharts. */
const sources = ['src/machines/**/*.ts', 'kit/statechart/*.ts', '.storybook/statechart/*.ts'];

/** Writes the statecharts of all machines to a file for Storybook, unless no source file has changed. */
export async function writeCharts(): Promise<void> {
  const hash = createHash('sha256');
  for (const source of globSync(sources).sort()) hash.update(source).update(readFileSync(source));
  const version = hash.digest('hex');
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version) return;
  const { placedCharts } = await load('.storybook/statechart/layout.ts');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, JSON.stringify({ version, charts: await placedCharts() }));
}
