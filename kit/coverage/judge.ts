import type { AnyStateMachine } from 'xstate';
import {
  type Branch,
  branchesOf,
  type Chart,
  chartOf,
  ignoredBy,
  isPassing,
  leavesOf,
} from '../statechart/graph.ts';
import type { Taken } from './recorder.ts';
import { type Unseen, unseen } from './unseen.ts';

// Calculates the coverage of the machines: which of their states and transitions the tests and stories reach.

/** The states, transitions and ignored events that one test file covers, by machine id. */
export type TestFile = { file: string; machines: Record<string, Taken> };

/** The states in which a story's machines end. `isFree`: a flow or test, whose states don't count as covered. */
export type ShownStory = {
  id: string;
  /** The active leaf states at the end, by machine id. */
  leaves: Record<string, string[]>;
  /** The states that the story declares, by machine id. */
  declared: Record<string, string[]>;
  isFree: boolean;
  /** Whether axe passed in both the light and the dark theme. */
  isAccessible: boolean;
};

export type LeafCoverage = {
  path: string;
  /** The reason why no screen shows the state; `null` if a screen should show it. */
  unseen: string | null;
  isTested: boolean;
  isStoried: boolean;
  /** Whether axe passed a story that shows the state, in both the light and the dark theme. */
  isAccessible: boolean;
  /** The ids of the stories that show the state, sorted, because the order can differ between runs. */
  stories: string[];
};

/** `missing`: transitions that no test takes, or ignored events (`leaf / event`) that no test sends. */
export type Counted = { all: number; missing: string[] };

export type MachineCoverage = { leaves: LeafCoverage[]; branches: Counted; ignored: Counted };

/** The coverage of all machines, by machine id. */
export type Summary = Record<string, MachineCoverage>;

export type CoverageInput = { tests: readonly TestFile[] | null; stories: readonly ShownStory[] | null };

/**
 * Whether a file's tests are generated from the machines. Such tests pass for any machine, so only a
 * handwritten test shows that a transition is intended.
 */
const isComputed = ({ file }: TestFile) => file === 'tests/machines/paths.test.ts';

/** Returns the events that leaf states ignore. Omits states that the machine leaves immediately. */
const pairsOf = (chart: Chart) =>
  leavesOf(chart)
    .filter((leaf) => !isPassing(leaf))
    .flatMap(({ path }) => ignoredBy(chart, path).map((event) => `${path} / ${event}`));

function taken(tests: readonly TestFile[], id: string, kind: keyof Taken) {
  return new Set(tests.flatMap(({ machines }) => machines[id]?.[kind] ?? []));
}

function coverageOf(
  chart: Chart,
  { tests, stories }: { tests: readonly TestFile[]; stories: readonly ShownStory[] },
) {
  const entered = taken(tests, chart.id, 'leaves');
  const branches = taken(
    tests.filter((test) => !isComputed(test)),
    chart.id,
    'branches',
  );
  const tried = taken(tests, chart.id, 'ignored');
  const resting = stories.filter(({ isFree }) => !isFree);
  const showing = (path: string) => resting.filter(({ leaves }) => leaves[chart.id]?.includes(path));
  const counted = (all: string[], known: ReadonlySet<string>): Counted => ({
    all: all.length,
    missing: all.filter((name) => !known.has(name)),
  });
  return {
    leaves: leavesOf(chart).map(({ path, unseen }) => {
      const shown = unseen === null ? showing(path) : [];
      return {
        path,
        unseen,
        isTested: entered.has(path),
        isStoried: shown.length > 0,
        isAccessible: shown.some((story) => story.isAccessible),
        stories: shown.map(({ id }) => id).sort(),
      };
    }),
    branches: counted(
      branchesOf(chart).map(({ id }) => id),
      branches,
    ),
    ignored: counted(pairsOf(chart), tried),
  };
}

const described = ({ id, targets, guard }: Branch) =>
  [id, guard && `if ${guard}`, targets.length > 0 && `to ${targets.join(' and ')}`]
    .filter(Boolean)
    .join(', ');

/** Returns one line per gap in the coverage. Omits the gaps of tests or of stories if these weren't run. */
function gapsOf(
  chart: Chart,
  { leaves, branches, ignored }: MachineCoverage,
  { tests, stories }: CoverageInput,
) {
  const known = new Map(branchesOf(chart).map((branch) => [branch.id, branch]));
  const ofTests = [
    ...leaves.filter(({ isTested }) => !isTested).map(({ path }) => `no test enters ${path}`),
    ...branches.missing.map((id) => `no test takes ${described(known.get(id) as Branch)}`),
    ...ignored.missing.map((pair) => `no test sends the ignored event ${pair}`),
  ];
  /** Whether a leaf's reason is from `unseen.ts`. A story that shows the leaf contradicts this reason. */
  const isSaid = new Map(
    leavesOf(chart).map((leaf) => [leaf.path, leaf.kind !== 'final' && !isPassing(leaf)]),
  );
  const ofStories = leaves.flatMap(({ path, unseen, isStoried, isAccessible }) => {
    if (unseen === null && !isStoried)
      return [`no story shows ${path}: add a story, or the reason in kit/coverage/unseen.ts`];
    if (unseen === null) return isAccessible ? [] : [`no story of ${path} passes axe in light and dark`];
    const shows = ({ declared, isFree }: ShownStory) => !isFree && declared[chart.id]?.includes(path);
    return (isSaid.get(path) ? (stories ?? []) : [])
      .filter(shows)
      .map(({ id }) => `${path} is in kit/coverage/unseen.ts (${unseen}), but the story ${id} shows it`);
  });
  const named = (gaps: string[]) => gaps.map((gap) => `${chart.id}: ${gap}`);
  return { ofTests: named(tests ? ofTests : []), ofStories: named(stories ? ofStories : []) };
}

/** Returns the coverage of the machines, and one line per gap. `reasons`: why no screen shows some states. */
export function judge(machines: Iterable<AnyStateMachine>, input: CoverageInput, reasons: Unseen = unseen) {
  const charts = [...machines].map((machine) => chartOf(machine, reasons[machine.id]));
  const judged = charts.map((chart) => {
    const coverage = coverageOf(chart, { tests: input.tests ?? [], stories: input.stories ?? [] });
    return { id: chart.id, coverage, gaps: gapsOf(chart, coverage, input) };
  });
  return {
    summary: Object.fromEntries(judged.map(({ id, coverage }) => [id, coverage])) as Summary,
    gaps: {
      ofTests: judged.flatMap(({ gaps }) => gaps.ofTests),
      ofStories: judged.flatMap(({ gaps }) => gaps.ofStories),
    },
  };
}
