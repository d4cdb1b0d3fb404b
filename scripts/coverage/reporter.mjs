import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** A report of a story: where its machines rest, whether axe passed in each theme. The axe results themselves are megabytes of what passed. */
function storyOf(test) {
  const { storyId, reports = [] } = test.meta();
  const resultOf = (type) => reports.find((report) => report.type === type);
  const machine = resultOf('machine');
  if (!storyId || !machine) return [];
  const passed = (type) => resultOf(type)?.status === 'passed';
  const isAccessible = passed('a11y') && passed('a11y-dark');
  return [{ id: storyId, ...machine.result, isAccessible }];
}

const isState = (state) => (test) => test.result().state === state;
const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId);
const testsOf = (module) => [...module.children.allTests()];

/** What failed, by name. A file that can't even be read has no tests, and is one that failed. */
function failuresIn(module) {
  const file = fileOf(module);
  const tests = testsOf(module);
  if (tests.length === 0 && !module.ok()) return [file];
  return tests.filter(isState('failed')).map(({ fullName }) => `${file} › ${fullName}`);
}

/** What `npm test` counts of a Vitest run, and what its stories tell; written to `VITEST_REPORT`. */
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
