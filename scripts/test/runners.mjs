import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { freePort } from '../freePort.mjs';

// Functions that run the steps of `npm test`. Each step resolves with `{ passed, failures, output }`.

export const reports = '.cache/reports';

/** The paths of all test files that a runner collected, relative to the root. */
export const collected = new Set();

const bin = join(process.cwd(), 'node_modules/.bin');
// Clears the variables of .env: tests use a build without Firebase. Only the Firebase step sets them.
const variablesOfFirebase = [...readFileSync('.env.example', 'utf8').matchAll(/^VITE_\w+/gm)].map(
  ([name]) => [name, ''],
);
const environment = () => ({
  CI: 'true',
  ...process.env,
  ...Object.fromEntries(variablesOfFirebase),
  PATH: `${bin}${delimiter}${process.env.PATH}`,
});

/** The timeout of a command, in minutes. The longest command takes a third of this on a slow machine. */
const minutes = 30;

/** Runs a command. Collects its output, so that the outputs of parallel steps don't mix. */
export const run = (command, args, variables = {}) =>
  new Promise((resolve) => {
    const options = {
      env: { ...environment(), ...variables },
      maxBuffer: Number.POSITIVE_INFINITY,
      timeout: minutes * 60_000,
      killSignal: 'SIGKILL',
    };
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      const why = error?.killed ? `\n${command} was stopped after ${minutes} minutes.` : '';
      const output = stdout + stderr + why;
      resolve({ code: error ? (error.code ?? 1) : 0, output: output || (error?.message ?? ''), stdout });
    });
    child.stdin?.end();
  });

/** Returns the first 12 lines of an output, which usually show the problem. */
export const firstLines = (output) => {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  return lines.slice(0, 12).join('\n    ');
};

const readReport = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** Returns a step that runs a command. The step has one result: it passes if the exit code is 0. */
export const check = (command, args) => async () => {
  const { code, output } = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [firstLines(output)], output };
};

/** Returns the arguments for a Vitest run that writes a report to the file in `VITEST_REPORT`. */
export const reported = (...args) => [
  'run',
  ...args,
  '--reporter=default',
  '--reporter=./scripts/coverage/reporter.mjs',
];

/** Returns the result of a step. `read` returns its report, and throws if the runner wrote no report. */
function resultOf({ code, output }, read) {
  try {
    const { files, failures, skipped = [], passed } = read();
    for (const file of files) collected.add(file);
    const crashed = code !== 0 && failures.length === 0 ? [`the runner exited with code ${code}`] : [];
    return { passed, failures: [...failures, ...crashed], output: [output, ...skipped].join('\n') };
  } catch {
    return { passed: 0, failures: ['the runner wrote no report'], output };
  }
}

/** Returns a step that runs Vitest. */
export const vitest = (name, args, variables) => async () => {
  const report = { VITEST_REPORT: `${reports}/${name}.json` };
  return resultOf(await run('vitest', reported(...args), { ...variables, ...report }), () =>
    readReport(name),
  );
};

/** Yields every test of a Playwright report, named with its file. */
function* testsIn({ file, specs = [], suites = [] }) {
  for (const { title, tests } of specs)
    for (const test of tests) yield { ...test, name: `${file} › ${title} (${test.projectName})` };
  for (const suite of suites) yield* testsIn(suite);
}

/** Returns a step that runs Playwright on free ports. The output lists skipped tests with the reason. */
export const playwright = (name, args, variables) => async () => {
  const ports = { E2E_PORT: await freePort(), E2E_PORT_HALF: await freePort() };
  return resultOf(await run('playwright', ['test', ...args], { ...ports, ...variables }), () => {
    const { stats, suites, config } = readReport(name);
    const tests = suites.flatMap((suite) => [...testsIn(suite)]);
    const those = (wanted) => tests.filter(({ status }) => status === wanted);
    return {
      passed: stats.expected,
      files: suites.map(({ file }) => relative(process.cwd(), join(config.rootDir, file))),
      failures: those('unexpected').map((test) => test.name),
      skipped: those('skipped').map(({ name, annotations }) => {
        const why = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description;
        return `skipped: ${name}${why ? `: ${why}` : ''}`;
      }),
    };
  });
};
