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

/** What `npm test` counts of a Vitest run, and what its stories tell; written to `VITEST_REPORT`. */
export default class Reporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isState = (state) => (test) => test.result().state === state;
    const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId);
    const report = {
      passed: tests.filter(isState('passed')).length,
      failures: [
        ...tests.filter(isState('failed')).map((test) => `${fileOf(test.module)} › ${test.fullName}`),
        // A file that can't even be read has no tests, and is one that failed.
        ...modules.filter((module) => !module.ok() && !module.children.allTests().next().value).map(fileOf),
      ],
      files: modules.map(fileOf),
      stories: tests.flatMap(storyOf),
    };
    const file = process.env.VITEST_REPORT;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
