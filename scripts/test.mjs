// What must hold, in one command: `npm test`. Finds or installs a Chromium, runs every check, every unit test and story, and
// end to end the main path and what is promised of the build; it ends with the line `N passed, N failed`, summed over the
// runners. `npm test -- all` adds what takes longest: every end-to-end test, the machines' ways on their pages, the static
// Storybook, short soaks, the audit of packages, and the provider with the Auth emulator, which it fetches. Names pick steps: `npm test -- unit e2e`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { ensureChromium } from './chromium.mjs';
import { prepareEmulator } from './firebase.mjs';

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
/** What the unit tests did to the machines, a file for each test file. */
const takenByTests = '.cache/coverage/unit';
rmSync(takenByTests, { recursive: true, force: true });

/** The end-to-end tests that run every time. */
const mainSpecs = ['mainPath', 'budget', 'headers', 'prerender'];

const names = process.argv.slice(2);
const isAll = names.includes('all');
const isWhole = names.length > 0;
const only = isAll ? [] : names;
const started = Date.now();
const results = [];
/** Test files that some runner collected, relative to the root. */
const collected = new Set();
const collect = (file) => collected.add(relative(process.cwd(), file));

const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), CI: process.env.CI ?? 'true' };
env.PATH = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${env.PATH}`;
// Whatever .env says: the tests are about a build without Firebase, and say themselves when they are about one with it.
for (const [name] of readFileSync('.env.example', 'utf8').matchAll(/^VITE_\w+/gm)) env[name] = '';

/** Runs a command of the project's; its output is shown whole when it ends, so that parallel steps don't mix. */
function run(command, args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...env, ...variables }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}

const readReport = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** Enough of an output to know what is wrong. */
const firstLines = (output) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return lines.slice(0, 12).join('\n    ');
};

/** A check that passes or fails as one. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [firstLines(output)], output };
};

/** A Vitest project; a crash without a failed test counts as one failure. */
const vitest = (name, pick, variables) => async () => {
  const reporters = ['--reporter=default', '--reporter=./scripts/coverage/reporter.mjs'];
  const { code, output } = await run('vitest', ['run', ...pick, ...reporters], {
    ...variables,
    VITEST_REPORT: `${reports}/${name}.json`,
  });
  let passed = 0;
  let failures = [];
  try {
    const report = readReport(name);
    for (const file of report.files) collected.add(file);
    ({ passed, failures } = report);
  } catch {
    failures = ['it left no report'];
  }
  if (code !== 0 && failures.length === 0) failures = [`it ended with ${code}`];
  return { passed, failures, output };
};

/** Playwright, by a configuration of its own or the usual one. */
const playwright = (name, pick, variables) => async () => {
  const { code, output } = await run('playwright', ['test', ...pick], variables);
  let passed = 0;
  const failures = [];
  const notes = [];
  try {
    const report = readReport(name);
    passed = report.stats.expected;
    const visit = (suite) => {
      if (suite.file) collect(join(report.config.rootDir, suite.file));
      for (const { title, tests } of suite.specs ?? []) {
        for (const { status, projectName, annotations } of tests) {
          if (status === 'unexpected') failures.push(`${suite.file} › ${title} (${projectName})`);
          if (status !== 'skipped') continue;
          const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
          notes.push(`skipped: ${title} (${projectName})${why ? `: ${why}` : ''}\n`);
        }
      }
      for (const child of suite.suites ?? []) visit(child);
    };
    for (const suite of report.suites) visit(suite);
  } catch {
    failures.push('it left no report');
  }
  if (code !== 0 && failures.length === 0) failures.push(`it ended with ${code}`);
  return { passed, failures, output: `${output}\n${notes.join('')}` };
};

/** A build of the app, in a folder of its own, that signs in with the emulator. */
async function buildWithFirebase(variables) {
  const [dist, ssr] = ['.cache/firebase/dist', '.cache/firebase/ssr'];
  const commands = [
    ['vite', ['build', '--outDir', dist, '--emptyOutDir']],
    ['vite', ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', ssr, '--emptyOutDir']],
    ['node', ['scripts/prerender.mjs', dist, ssr]],
    ['node', ['scripts/offline.mjs', dist]],
  ];
  for (const [command, args] of commands) {
    const { code, output } = await run(command, args, variables);
    if (code !== 0) throw new Error(output);
  }
}

/** The emulator, running, and the app built for it; what went wrong with either is the step's to tell. */
async function prepareFirebase() {
  const emulator = await prepareEmulator();
  const variables = {
    VITE_FIREBASE_AUTH_EMULATOR_URL: emulator.url,
    VITE_FIREBASE_MEASUREMENT_ID: 'G-UPDRAFT',
  };
  const prepared = await Promise.allSettled([emulator.start(), buildWithFirebase(variables)]);
  const { reason } = prepared.find(({ reason }) => reason) ?? {};
  return { emulator, variables, problem: reason };
}

/** The authentication provider with the real SDK and the emulator: its contract, then the app. */
const firebase = (preparing) => async () => {
  const { emulator, variables, problem } = await preparing;
  try {
    if (problem) throw problem;
    const parts = [
      await vitest('firebase-contract', ['--config', 'vitest.firebase.config.ts'], variables)(),
      await playwright('firebase-e2e', ['--config', 'playwright.firebase.config.ts'], variables)(),
    ];
    return {
      passed: parts.reduce((sum, { passed }) => sum + passed, 0),
      failures: parts.flatMap(({ failures }) => failures),
      output: parts.map(({ output }) => output).join('\n'),
    };
  } catch (error) {
    return { passed: 0, failures: [firstLines(String(error))], output: String(error) };
  } finally {
    await emulator.stop();
  }
};

/** A test file that no runner collected is an error: it would look like a test and test nothing. */
async function collection() {
  const files = globSync(['tests/**/*.{test,spec}.{ts,tsx}', 'stories/**/*.stories.tsx'], {
    ignore: isAll ? [] : ['tests/shown/**', 'tests/firebase/**', 'tests/e2e/**'],
  });
  const failures = files.filter((file) => !collected.has(file)).map((file) => `No runner collected ${file}`);
  return { passed: failures.length ? 0 : 1, failures, output: failures.join('\n') };
}

/** What of the machines nobody has looked at: each is an error. Of steps that weren't run nothing is said. */
async function coverage() {
  const told = ['unit', 'stories'].filter((name) => !only.length || only.includes(name));
  const { code, output } = await run('node', ['scripts/coverage.mjs', ...told]);
  const failures = [...output.matchAll(/^✗ (.*)$/gm)].map(([, gap]) => gap);
  if (code !== 0 && failures.length === 0) failures.push(firstLines(output));
  return { passed: failures.length ? 0 : 1, failures, output };
}

async function step(name, work, isAlways = false) {
  if (!isAlways && only.length && !only.includes(name)) return;
  const from = Date.now();
  const { passed, failures, output } = await work();
  const failed = failures.length;
  const seconds = ((Date.now() - from) / 1000).toFixed(1);
  if (failed || only.length) console.log(`\n── ${name} ──\n${output.trim()}`);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  // What could not be looked at is said, however the rest went.
  for (const [line] of output.matchAll(/^skipped: .*$/gm)) console.log(`  ${line}`);
  results.push({ name, passed, failures });
}

await Promise.all([
  step('types', check('tsc', [])),
  step('lint', check('biome', ['check', '.', '--error-on-warnings'])),
  step('dead code', check('knip', [])),
  isWhole && step('audit', check('node', ['scripts/audit.mjs'])),
]);
await Promise.all([
  step('unit', vitest('unit', ['--project', 'unit'], { MACHINE_COVERAGE: takenByTests })),
  step('build', check('npm', ['run', 'build'])),
]);
// What the emulator and the build with it need takes a while: it is begun before the step that waits for it.
const preparing = isAll || only.includes('firebase') ? prepareFirebase() : undefined;
await step('stories', vitest('stories', ['--project', 'stories']));
if (isWhole) await step('shown', vitest('shown', ['--project', 'shown']));
if (isWhole) await step('storybook', check('storybook', ['build', '--quiet']));
if (isWhole) await step('pictures', check('node', ['scripts/pictures.mjs', '--built']));
await step('e2e', playwright('e2e', isWhole ? [] : mainSpecs));
if (isAll)
  await step(
    'soak',
    check('node', ['scripts/soak.mjs', 'kill', 'monkey', '--times', '20', '--steps', '500']),
  );
if (preparing) await step('firebase', firebase(preparing));
if (!only.length) await step('collection', collection);
if (!only.length || only.includes('unit') || only.includes('stories')) await step('coverage', coverage, true);

console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`);
// Once more, together: of a long output the end is what is read.
const failed = results.flatMap(({ name, failures }) => failures.map((failure) => `✗ ${name}: ${failure}`));
for (const failure of failed) console.log(failure);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
