// Mutation tests: `npm run mutate` applies each fault of `tests/mutations.json` to `src`, one at a time, and
// records the first check that fails. `npm run mutate -- 3 17` selects faults by id. The checks run in this
// order: the test that failed last time, types, related unit tests, related stories, and the end-to-end
// tests in the fault's `specs`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './chromium.mjs';
import { relatedTo } from './test/related.mjs';
import { playwright, reported, reports, run } from './test/runners.mjs';

const list = 'tests/mutations.json';
const faults = JSON.parse(readFileSync(list, 'utf8'));
/** The highest number of related unit test files and of related story files that run. */
const near = { unit: 40, stories: 8 };
/** The timeout of a run, in s. A run that takes longer has detected the fault. */
const patience = '300';

/** Returns the code with the fault, or undefined. Finds the line by its text, because line numbers change. */
function mutated(code, { text, nth, within, before, after }) {
  const lines = code.split('\n');
  const at = lines.flatMap((line, index) => (line === text ? index : []))[nth];
  if (at === undefined) return undefined;
  const rest = lines.slice(at).join('\n');
  let start = rest.indexOf(before);
  for (let count = 0; count < within && start >= 0; count += 1) start = rest.indexOf(before, start + 1);
  if (start < 0 || start > text.length) return undefined;
  const changed = rest.slice(0, start) + after + rest.slice(start + before.length);
  return [...lines.slice(0, at), changed].join('\n');
}

async function failing(project, files) {
  if (!files.length) return undefined;
  const report = `${reports}/mutation.json`;
  writeFileSync(report, '{}');
  const args = ['vitest', ...reported('--bail', '1', '--project', project, ...files)];
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

/** Returns the kind of check (`levels`) and the test that detect the applied fault, or nulls. */
async function killed(fault) {
  const known = fault.killer?.split(' › ')[0];
  const project = { unit: 'unit*', stories: 'stories' }[fault.killedBy];
  const again = project && existsSync(known) ? [[fault.killedBy, () => failing(project, [known])]] : [];
  for (const [killedBy, level] of [...again, ...Object.entries(levels)]) {
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
  let result = { killedBy: 'line not found', killer: null };
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
