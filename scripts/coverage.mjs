// Prints the states and transitions of the machines that no test or no story covers, one per line. The
// arguments name the available reports: `unit`, `stories`. With both, also writes the summary for Storybook's
// Coverage page. `npm test` runs this.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { load } from './load.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const [{ machines }, { judge }] = await Promise.all([
  load('./kit/statechart/allMachines.ts'),
  load('./kit/coverage/judge.ts'),
]);

const steps = process.argv.slice(2);
const folder = '.cache/coverage/unit';
const tests = steps.includes('unit') ? readdirSync(folder).map((file) => read(`${folder}/${file}`)) : null;
const stories = steps.includes('stories') ? read('.cache/reports/stories.json').stories : null;
const { summary, gaps } = judge(machines.values(), { tests, stories });

for (const gap of [...gaps.ofTests, ...gaps.ofStories]) console.log(`✗ ${gap}`);

if (tests && stories) {
  mkdirSync('.cache/coverage', { recursive: true });
  writeFileSync('.cache/coverage/summary.json', JSON.stringify(summary));
}
