// What of the machines no test and no story has looked at, a line each; `npm test` runs it last, with the names of the steps
// before it (`unit`, `stories`) whose reports there are. With both, it compares `stories/coverage.json`, which the Storybook
// shows, with what it finds; `npm run coverage` writes that anew from the last whole run.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadConfigFromFile, runnerImport } from 'vite';

const kept = 'stories/coverage.json';
const found = '.cache/coverage/summary.json';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv.includes('accept')) {
  writeFileSync(kept, readFileSync(found));
  process.exit();
}

const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' });
const load = async (file) => (await runnerImport(file, { resolve: config.resolve })).module;
const [{ machines }, { judge, goneOf, settledOf }] = await Promise.all([
  load('./kit/statechart/machines.ts'),
  load('./kit/coverage/judge.ts'),
]);

const steps = process.argv.slice(2);
const folder = '.cache/coverage/unit';
const tests = steps.includes('unit') ? readdirSync(folder).map((file) => read(`${folder}/${file}`)) : null;
const stories = steps.includes('stories') ? read('.cache/reports/stories.json').stories : null;
const { summary, gaps } = judge(machines.values(), { tests, stories });

for (const gap of [...gaps.ofTests, ...gaps.ofStories]) console.log(`✗ ${gap}`);

const before = existsSync(kept) ? read(kept) : {};
if (stories)
  for (const id of goneOf(before, stories))
    console.log(`✗ the story ${id} is gone; if it is meant to be: npm run coverage`);

if (tests && stories) {
  mkdirSync('.cache/coverage', { recursive: true });
  writeFileSync(found, `${JSON.stringify(summary, null, 2)}\n`);
  if (settledOf(before) !== settledOf(summary)) console.log(`✗ ${kept} is out of date: npm run coverage`);
}
