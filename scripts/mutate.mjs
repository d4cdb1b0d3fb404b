// Mutation tests: `npm run mutate` applies each fault of `tests/mutations.json` to `src`, one at a time, and
// records the level and the test that kill it. `npm run mutate -- 3 17` selects faults by id. The first level
// that kills a fault ends its search: types, the nearest unit tests, the nearest stories, then the end-to-end
// tests in the fault's `specs`. The test that killed the fault before runs first.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { relatedTo } from './test/related.mjs';
import { playwright, reports, run } from './test/runners.mjs';

const list = 'tests/mutations.json';
const faults = JSON.parse(readFileSync(list, 'utf8'));
/** The highest number of related unit test files and story files that run. */
const near = { unit: 40, stories: 8 };
/** Timeout of a run, in s. A run that exceeds it hangs, so the fault is detected. */
const patience = '300';

/** Yields the indexes at which a text begins, within a range. */
function* beginnings(code, text, from, to) {
  for (let at = code.indexOf(text, from); at >= 0 && at <= to; at = code.indexOf(text, at + 1)) yield at;
}

/** Returns the file with the fault, or undefined. Finds the line by its text, so that other lines may move. */
function mutated(code, { text, nth, within, before, after }) {
  const starts = [0, ...beginnings(code, '\n', 0, code.length)].map((at, line) => at + (line && 1));
  const line = starts.filter((at) => code.slice(at).split('\n', 1)[0] === text)[nth];
  const start = line !== undefined && [...beginnings(code, before, line, line + text.length)][within];
  return start === undefined || start === false
    ? undefined
    : code.slice(0, start) + after + code.slice(start + before.length);
}

async function failing(project, files) {
  if (!files.length) return undefined;
  const report = `${reports}/mutation.json`;
  const reporters = ['--reporter=default', '--reporter=./scripts/coverage/reporter.mjs'];
  const args = ['vitest', 'run', '--bail', '1', '--project', project, ...files, ...reporters];
  writeFileSync(report, '{}');
  const { code } = await run('timeout', [patience, ...args], { VITEST_REPORT: report });
  const [failure] = JSON.parse(readFileSync(report, 'utf8')).failures ?? [];
  return code === 0 ? undefined : (failure ?? `${files[0]} › (hangs or crashes)`);
}

const levels = {
  async types() {
    const { code, output } = await run('tsc', []);
    return code === 0 ? undefined : output.split('\n')[0];
  },
  unit: async ({ file }) => failing('unit*', (await relatedTo([file])).unit.slice(0, near.unit)),
  stories: async ({ file }) => failing('stories', (await relatedTo([file])).stories.slice(0, near.stories)),
  async e2e({ specs }) {
    if (!specs) return undefined;
    const { code } = await run('npm', ['run', 'build']);
    if (code !== 0) return 'the build fails';
    const { failures } = await playwright('e2e', specs.split(' '))();
    return failures[0];
  },
};

/** Returns the level and the test that kill an applied fault, or nulls if it survives. */
async function killed(fault) {
  const known = fault.killer?.split(' › ')[0];
  if (/unit|stories/.test(fault.killedBy) && existsSync(known)) {
    const project = fault.killedBy === 'unit' ? 'unit*' : 'stories';
    const killer = await failing(project, [known]);
    if (killer) return { killedBy: fault.killedBy, killer };
  }
  for (const [killedBy, level] of Object.entries(levels)) {
    const killer = await level(fault);
    if (killer) return { killedBy, killer };
  }
  return { killedBy: null, killer: null };
}

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    restore();
    process.exit(1);
  });
process.env.CHROMIUM_PATH = ensureChromium();
mkdirSync(reports, { recursive: true });
const ids = process.argv.slice(2).map(Number);
const counts = {};
for (const fault of faults) {
  if (ids.length && !ids.includes(fault.id)) continue;
  const code = readFileSync(fault.file, 'utf8');
  const faulty = mutated(code, fault);
  restore = () => writeFileSync(fault.file, code);
  let result = { killedBy: 'gone', killer: null };
  if (faulty !== undefined) {
    writeFileSync(fault.file, faulty);
    try {
      result = await killed(fault);
    } finally {
      restore();
    }
  }
  const was = fault.killedBy && result.killedBy !== fault.killedBy ? `, was ${fault.killedBy}` : '';
  console.log(`${fault.id} ${fault.file}:${fault.line} ${result.killedBy}${was} ${result.killer ?? ''}`);
  Object.assign(fault, result);
  counts[result.killedBy] = (counts[result.killedBy] ?? 0) + 1;
  writeFileSync(list, `${JSON.stringify(faults, null, 2)}\n`);
}
console.table(counts);
process.exit();
