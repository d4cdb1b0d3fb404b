// `npm test` runs the static checks, the unit tests, the stories and three end-to-end tests. `-- all` adds
// the slow steps. `-- changed` runs only tests that a change can break. Names select steps: `-- unit e2e`.
// Each step prints its duration in seconds. The last line, `N passed, N failed`, is the sum of all steps.
import { mkdirSync, rmSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { prepareBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { firebase, prepareFirebase } from './test/firebase.mjs';
import { changedFiles, relatedTo } from './test/related.mjs';
import { check, collected, firstLines, playwright, reports, run, vitest } from './test/runners.mjs';

/** The folder with the states and transitions that the unit tests cover, one file per test file. */
const takenByTests = '.cache/coverage/unit';
/** The end-to-end tests that `npm test` runs without arguments. */
const mainSpecs = ['mainPath', 'budget', 'headers'];
/** The highest number of related unit test files and story files that `-- changed` runs. */
const near = { unit: 15, stories: 3 };

const names = process.argv.slice(2);
const isAll = names.includes('all');
const isChanged = names.includes('changed');
const only = isAll || isChanged ? [] : names;
const isPicked = (name) => !only.length || only.includes(name);
const started = Date.now();
const results = [];

for (const folder of [reports, takenByTests]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const secondsSince = (from) => ((Date.now() - from) / 1000).toFixed(1);

/** Runs a step and prints its result. Skips a step that the command line doesn't select. */
async function step(name, work, { isAlways = false } = {}) {
  if (!isAlways && !isPicked(name)) return;
  const from = Date.now();
  const { passed, failures, output } = await work();
  if (failures.length || only.length) console.log(`\n── ${name} ──\n${output.trim()}`);
  const counts = `${passed} passed, ${failures.length} failed`;
  console.log(`${failures.length ? '✗' : '✓'} ${name}: ${counts} (${secondsSince(from)} s)`);
  for (const [line] of output.matchAll(/^skipped: .*$/gm)) console.log(`  ${line}`);
  results.push({ name, passed, failures });
}

const verdict = (failures, output) => ({ passed: failures.length ? 0 : 1, failures, output });

/** Fails for each test file that no runner collected, because such a file never runs. */
async function collection() {
  const files = globSync(['tests/**/*.{test,spec}.{ts,tsx}', 'stories/**/*.stories.tsx'], {
    ignore: isAll
      ? []
      : ['shown', 'firebase', 'database', 'data/remote', 'e2e', 'browsers'].map((slow) => `tests/${slow}/**`),
  });
  const failures = files.filter((file) => !collected.has(file)).map((file) => `No step runs ${file}`);
  return verdict(failures, failures.join('\n'));
}

/** Fails for each state and transition of a machine that no test or no story covers. */
async function coverage() {
  const reported = ['unit', 'stories'].filter(isPicked);
  const { code, output } = await run('node', ['scripts/coverage.mjs', ...reported]);
  const gaps = [...output.matchAll(/^✗ (.*)$/gm)].map(([, gap]) => gap);
  return verdict(code !== 0 && gaps.length === 0 ? [firstLines(output)] : gaps, output);
}

/** Runs the steps for `-- changed`: types, lint, and the tests and stories nearest to the changed files. */
async function runChanged() {
  const changed = changedFiles();
  console.log(`Changed: ${changed.join(', ') || 'nothing'}`);
  const related = await relatedTo(changed);
  const pick = (kind) => {
    const files = related[kind].slice(0, near[kind]);
    const rest = related[kind].length - files.length;
    if (rest)
      console.log(
        `${kind}: the ${files.length} nearest files. npm test -- ${kind} also runs ${rest} others.`,
      );
    return files;
  };
  const [unit, stories] = [pick('unit'), pick('stories')];
  const lint = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  await Promise.all([
    step('types', check('tsc', [])),
    step('lint', check('biome', [...lint, ...changed])),
    unit.length && step('unit', vitest('unit', ['--project', 'unit*', '--project', 'database', ...unit])),
    stories.length && step('stories', vitest('stories', ['--project', 'stories', ...stories])),
  ]);
}

/** Runs the steps that the command line selects. */
async function runSteps() {
  const isWhole = names.length > 0;
  const installing = isAll || only.includes('browsers') ? prepareBrowsers() : undefined;
  await Promise.all([
    step('types', check('tsc', [])),
    step('lint', check('biome', ['check', '.', '--error-on-warnings'])),
    step('dead code', check('knip', [])),
    isWhole && step('audit', check('node', ['scripts/audit.mjs'])),
  ]);
  await Promise.all([
    step('unit', vitest('unit', ['--project', 'unit*'], { MACHINE_COVERAGE: takenByTests })),
    step('build', check('npm', ['run', 'build'])),
  ]);
  // The Firebase emulator and its build are slow, so they start long before the step that needs them.
  const preparing = isAll || only.includes('firebase') ? prepareFirebase() : undefined;
  await step('stories', vitest('stories', ['--project', 'stories']));
  if (isPicked('unit') || isPicked('stories')) await step('coverage', coverage, { isAlways: true });
  if (isWhole) {
    await step('database', vitest('database', ['--project', 'database']));
    await step('shown', vitest('shown', ['--project', 'shown']));
    await step('storybook', check('storybook', ['build', '--quiet']));
    await step('pictures', check('node', ['scripts/pictures.mjs', '--built']));
  }
  await step('e2e', playwright('e2e', isWhole ? [] : mainSpecs));
  await installing;
  if (isWhole) await step('browsers', playwright('browsers', ['--config', 'playwright.browsers.config.ts']));
  const soak = ['scripts/soak.mjs', 'kill', 'database-kill', 'monkey', '--times', '20', '--steps', '500'];
  if (isAll) await step('soak', check('node', soak));
  if (preparing) await step('firebase', firebase(preparing));
  if (!only.length) await step('collection', collection);
}

process.env.CHROMIUM_PATH = ensureChromium();
await (isChanged ? runChanged() : runSteps());

console.log(`\nTotal: ${Math.round((Date.now() - started) / 1000)} s`);
// Repeats all failures at the end of the output, where readers look first.
const failed = results.flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name}: ${failure}`));
for (const failure of failed) console.log(failure);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
