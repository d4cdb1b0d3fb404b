import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { freePort } from '../freePort.mjs';

// The tools that run the steps of `npm test`. Each resolves with `{ passed, failures, output }`.

export const reports = '.cache/reports';

/** Test files that a runner collected, relative to the root. */
export const collected = new Set();

const bin = join(process.cwd(), 'node_modules/.bin');
// The tests use a build without Firebase, whatever .env contains. The Firebase step sets these variables.
const variablesOfFirebase = [...readFileSync('.env.example', 'utf8').matchAll(/^VITE_\w+/gm)].map(
  ([name]) => [name, ''],
);
const environment = () => ({
  CI: 'true',
  ...process.env,
  ...Object.fromEntries(variablesOfFirebase),
  PATH: `${bin}${delimiter}${process.env.PATH}`,
});

/** Timeout of a command, in minutes. The longest one needs a third of it on a slow machine. */
const minutes = 30;

/** Runs a command of the project. Collects its output, so that parallel steps don't mix. */
export function run(command, args, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (data) => {
      output += data;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      clearTimeout(limit);
      resolve({ code: 1, output: `${output}${error.message}` });
    });
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      resolve({ code: 1, output: `${output}\n${command} was stopped after ${minutes} minutes.` });
    }, minutes * 60_000);
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}

/** Returns the first 12 lines of an output, enough to see the problem. */
export const firstLines = (output) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return lines.slice(0, 12).join('\n    ');
};

/** Adds a failure if a run ended with an error but reports no failed test. */
const withExit = (failures, code) =>
  code !== 0 && failures.length === 0 ? [`it exited with code ${code}`] : failures;

const readReport = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** Returns a step that runs a command, which passes or fails as a whole. */
export const check = (command, args) => async () => {
  const { code, output } = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [firstLines(output)], output };
};

/** Returns a step that runs Vitest with the report of `scripts/coverage/reporter.mjs`. */
export const vitest = (name, args, variables) => async () => {
  const reporters = ['--reporter=default', '--reporter=./scripts/coverage/reporter.mjs'];
  const { code, output } = await run('vitest', ['run', ...args, ...reporters], {
    ...variables,
    VITEST_REPORT: `${reports}/${name}.json`,
  });
  try {
    const { passed, failures, files } = readReport(name);
    for (const file of files) collected.add(file);
    return { passed, failures: withExit(failures, code), output };
  } catch {
    return { passed: 0, failures: ['it wrote no report'], output };
  }
};

/** Yields every test of a Playwright report, with its file. */
function* testsIn({ file, specs = [], suites = [] }) {
  for (const { title, tests } of specs)
    for (const test of tests) yield { ...test, name: `${file} › ${title} (${test.projectName})` };
  for (const suite of suites) yield* testsIn(suite);
}

/** Returns a step that runs Playwright on free ports. Its output lists skipped tests with their reason. */
export const playwright = (name, args, variables) => async () => {
  const ports = { E2E_PORT: await freePort(), E2E_PORT_HALF: await freePort() };
  const { code, output } = await run('playwright', ['test', ...args], { ...ports, ...variables });
  try {
    const { stats, suites, config } = readReport(name);
    for (const { file } of suites) collected.add(relative(process.cwd(), join(config.rootDir, file)));
    const tests = suites.flatMap((suite) => [...testsIn(suite)]);
    const failures = tests.filter(({ status }) => status === 'unexpected').map((test) => test.name);
    const skipped = tests
      .filter(({ status }) => status === 'skipped')
      .map((test) => {
        const why = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `skipped: ${test.name}${why ? `: ${why}` : ''}`;
      });
    return {
      passed: stats.expected,
      failures: withExit(failures, code),
      output: [output, ...skipped].join('\n'),
    };
  } catch {
    return { passed: 0, failures: ['it wrote no report'], output };
  }
};
