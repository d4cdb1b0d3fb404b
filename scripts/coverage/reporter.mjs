import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Returns a story's final machine states, and whether axe passed. Omits the axe results, which are large. */
function storyOf(test) {
  const { storyId, reports = [] } = test.meta();
  const { machine, a11y, 'a11y-dark': dark } = Object.fromEntries(reports.map((each) => [each.type, each]));
  if (!storyId || !machine) return [];
  const isAccessible = a11y?.status === 'passed' && dark?.status === 'passed';
  return [{ id: storyId, ...machine.result, isAccessible }];
}

const isState = (state) => (test) => test.result().state === state;
const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId);
const testsOf = (module) => [...module.children.allTests()];

/** Returns the names of the failed tests of a file, or the file's name if the file can't be loaded. */
function failuresIn(module) {
  const file = fileOf(module);
  const tests = testsOf(module);
  if (tests.length === 0 && !module.ok()) return [file];
  return tests.filter(isState('failed')).map(({ fullName }) => `${file} › ${fullName}`);
}

/** Writes the results of a Vitest run to the file in `VITEST_REPORT`, which `npm test` reads. */
export default class Reporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(testsOf);
    const report = {
      passed: tests.filter(isState('passed')).length,
      failures: modules.flatMap(failuresIn),
      files: modules.map(fileOf),
      stories: tests.flatMap(storyOf),
    };
    const file = process.env.VITEST_REPORT;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
