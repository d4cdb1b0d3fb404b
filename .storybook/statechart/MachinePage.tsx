import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { MachineCoverage, Summary } from '../../kit/coverage/judge';
import { machines } from '../../kit/statechart/allMachines';
import {
  around,
  branchesOf,
  type ChartState,
  chartOf,
  ignoredBy,
  leavesOf,
  statesOf,
} from '../../kit/statechart/graph';
import { inAddress, outer, writeAddress } from './addressParameters';
import { Chart, lightPalette } from './Chart';
import { chartFile } from './chartFile';
import { wordsOf } from './chartShapes';
import { toggled } from './collapse';
import { pageStyles } from './pageStyles';
import { titleOf } from './pages';
import { sharesOf, unseenOf } from './shares';
import { globalsOf, type Look, stateLink, storyLink } from './storyLinks';
import { type RestingStory, restingStories, storiesIn } from './storyMap';
import { useLoaded } from './useLoaded';
import { useLook } from './useLook';

// The docs page of a machine: its description, its statechart, and the stories that show its states.

/** The report of `npm test`: which states and transitions the tests and stories reach. */
const coverageFiles = import.meta.glob<Summary>('../../.cache/coverage/summary.json', {
  exhaustive: true,
  import: 'default',
});

function StoryLink({ story, look }: { story: RestingStory; look: Look }) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: story.id });
  };
  return (
    <a href={`./${storyLink({ storyId: story.id, ...look })}`} target="_top" onClick={open}>
      {story.title.replace('Screens/', '')} / {story.name}
    </a>
  );
}

/** Describes a state in a few sentences. */
const sentences = ({ kind, invokes, initial, states, unseen }: ChartState) =>
  [
    kind === 'parallel' && `Parallel state with the regions ${states.map(({ key }) => key).join(', ')}.`,
    kind === 'compound' && initial && `Initial state: ${initial.split('.').at(-1)}.`,
    kind === 'final' && 'Final state.',
    invokes.length && `Invokes ${invokes.join(', ')}.`,
    unseen && `No screen shows it: ${unseen}`,
  ]
    .filter(Boolean)
    .join(' ');

type ChosenProps = {
  machine: string;
  state: ChartState;
  ignored: readonly string[];
  /** The stories that show the state; null while they load. */
  showing: readonly RestingStory[] | null;
  coverage: MachineCoverage | null;
  look: Look;
};

function Chosen({ machine, state, ignored, showing, coverage, look }: ChosenProps) {
  const [isCopied, setIsCopied] = useState(false);
  const section = useRef<HTMLElement>(null);
  // Scrolls to this state, because the user selected it or followed a link to it.
  useEffect(() => section.current?.scrollIntoView({ block: 'start' }), []);
  const [first] = showing ?? [];
  const untested = new Set([...(coverage?.branches.missing ?? []), ...(coverage?.ignored.missing ?? [])]);
  const isTested = (name: string) => coverage && (untested.has(name) ? ' (no test)' : ' ✓');
  const globals = globalsOf(look);
  const address = `${outer().location.origin}${outer().location.pathname}${stateLink({ machine, state: state.path, ...look })}`;
  const width = { phone: 390, tablet: 834 }[look.viewport ?? ''];
  return (
    <section ref={section} className="mp-chosen" aria-label={state.path}>
      <h2>
        <code>{state.path}</code>
      </h2>
      <p>
        {sentences(state)}{' '}
        <button
          type="button"
          onClick={() =>
            navigator.clipboard.writeText(address).then(
              () => setIsCopied(true),
              () => window.prompt('Link to this state', address),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy link to this state'}
        </button>
      </p>
      <div className="mp-columns">
        <div>
          <h3>Transitions</h3>
          <ul>
            {state.branches.map((branch) => (
              <li key={branch.id}>
                <code>{wordsOf(branch)}</code>{' '}
                {branch.targets.length
                  ? `→ ${branch.targets.map((path) => path || 'root state').join(', ')}`
                  : '(no target)'}
                {isTested(branch.id)}
              </li>
            ))}
            {!state.branches.length && <li>None.</li>}
          </ul>
        </div>
        {state.states.length === 0 && (
          <div>
            <h3>Ignored events</h3>
            <p className="mp-events">
              {ignored.map((event) => (
                <span key={event}>
                  <code>{event}</code>
                  {isTested(`${state.path} / ${event}`)}
                </span>
              ))}
              {!ignored.length && 'None. The state handles every event of the machine.'}
            </p>
          </div>
        )}
        <div>
          <h3>Stories</h3>
          <ul>
            {showing?.map((story) => (
              <li key={story.id}>
                <StoryLink story={story} look={look} />
              </li>
            ))}
            {showing?.length === 0 && <li>None.</li>}
          </ul>
        </div>
      </div>
      {coverage && <p className="mp-hint">✓: a test takes the transition or sends the ignored event.</p>}
      {first && (
        <iframe
          key={`${first.id} ${globals}`}
          className="mp-frame"
          style={width ? { width } : undefined}
          title={`${first.title} / ${first.name}`}
          src={`iframe.html?id=${first.id}&viewMode=story${globals && `&globals=${globals}`}`}
        />
      )}
    </section>
  );
}

/** The React key of a row, and its cells by column heading. The first cell is the heading of the row. */
type Row = [key: string, cells: Record<string, ReactNode>];

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="mp-table">
      <table>
        <thead>
          <tr>
            {Object.keys(rows[0]?.[1] ?? {}).map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, cells]) => (
            <tr key={key}>
              {Object.entries(cells).map(([head, cell], at) =>
                at ? (
                  <td key={head}>{cell}</td>
                ) : (
                  <th key={head} scope="row">
                    {cell}
                  </th>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The docs page of a machine. `id`: the machine's id. */
export function MachinePage({ id }: { id: string }) {
  const chart = chartFile.get(id);
  const machine = machines.get(id);
  const [chosen, setChosen] = useState<string | null>(() => inAddress('state'));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const look = useLook();
  const stories = useLoaded(restingStories);
  const coverage = useLoaded(async () => (await Object.values(coverageFiles)[0]?.())?.[id] ?? null);
  if (!chart || !machine) return <p>No machine has the id {id}. Correct the id in stories/machines.</p>;
  const graph = chartOf(machine);
  const states = statesOf(graph.root);
  const leaves = leavesOf(graph);
  const state = states.find(({ path }) => path === chosen && path !== '');
  const choose = (path: string) => {
    setChosen(path);
    writeAddress({ state: path });
  };
  const tags = [...new Set(states.flatMap((each) => each.tags))];
  const branches = branchesOf(graph);
  const width = (chart.states[0]?.box[2] ?? 0) + 16;
  const covered = new Map(coverage?.leaves.map((leaf) => [leaf.path, leaf]));
  const shares = coverage && sharesOf(coverage);
  const unseen = coverage && unseenOf(coverage);
  /** Returns the stories that declare the state, then others that show it according to the coverage. */
  const showingOf = (path: string) => {
    if (!stories) return null;
    const said = storiesIn(stories, id, path);
    const seen = covered.get(path)?.stories ?? [];
    return [...said, ...stories.filter((story) => seen.includes(story.id) && !said.includes(story))];
  };
  return (
    <Unstyled>
      <div className="mp">
        <style>{pageStyles}</style>
        <h1>{titleOf(id)}</h1>
        <Markdown>{chart.says}</Markdown>
        <p className="mp-from">
          <code>{chart.source.name}</code> from <code>{chart.source.from}</code>, {leaves.length} leaf states,{' '}
          {branches.length} transitions.
        </p>
        {shares && (
          <dl className="mp-coverage">
            {[
              ['States with a story', shares.storied],
              ['States that pass axe (light and dark)', shares.accessible],
              ['States that no screen shows', unseen?.length],
              ['States tested', shares.tested],
              ['Transitions tested', shares.branches],
              ['Ignored events tested', shares.ignored],
            ].map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mp-hint">
          Select a state to see its transitions and stories. Select the sign in a corner to collapse a state.
        </p>
        <div className="mp-chart">
          <Chart
            chart={chart}
            palette={lightPalette}
            active={state ? [state.path] : []}
            chosen={state?.path ?? null}
            closed={closed}
            zoom={Math.max(0.6, Math.min(1, 1200 / width))}
            onChoose={choose}
            onToggle={(path) => setClosed(toggled(closed, path))}
          />
        </div>
        {state && (
          <Chosen
            key={state.path}
            machine={id}
            state={state}
            ignored={state.states.length ? [] : ignoredBy(graph, state.path)}
            showing={showingOf(state.path)}
            coverage={coverage}
            look={look}
          />
        )}
        <h2>States</h2>
        <Table
          rows={states.slice(1).map((each): Row => {
            const { path, key, tags, states: inner } = each;
            const showing = (!inner.length && showingOf(path)) || [];
            const leaf = covered.get(path);
            const cells = {
              State: (
                <button
                  type="button"
                  className="mp-state"
                  data-leaf={!inner.length}
                  style={{ marginLeft: (around(path).length - 2) * 14 }}
                  onClick={() => choose(path)}
                >
                  {key}
                </button>
              ),
              Description: sentences(each),
              Tags: tags.join(', '),
              Stories: (
                <>
                  {showing.slice(0, 3).map((story) => (
                    <div key={story.id}>
                      <StoryLink story={story} look={look} />
                    </div>
                  ))}
                  {showing.length > 3 && `and ${showing.length - 3} more`}
                </>
              ),
            };
            const verdicts = {
              'axe (light and dark)': leaf?.unseen === null && (leaf.isAccessible ? 'passed' : 'not passed'),
              Tested: leaf && (leaf.isTested ? 'yes' : 'no'),
            };
            return [path, { ...cells, ...(coverage && verdicts) }];
          })}
        />
        <h2>Events</h2>
        <Table
          rows={Object.entries(chart.events).map(([type, { fields, says, from }]) => {
            const heard = branches.filter(({ event }) => event === type);
            const cells = {
              Event: <code>{type}</code>,
              Payload: fields.map((field) => (
                <div key={field.name}>
                  <code>
                    {field.name}: {field.type}
                  </code>
                </div>
              )),
              'Sent by': from,
              Description: <Markdown>{says}</Markdown>,
              'Handled in': [...new Set(heard.map(({ source }) => source || 'all states'))].join(', '),
            };
            return [type, cells];
          })}
        />
        {tags.length > 0 && (
          <>
            <h2>Tags</h2>
            <p>A page checks for a tag if several states look the same.</p>
            <Table
              rows={tags.map((tag) => {
                const tagged = states.filter((each) => each.tags.includes(tag));
                const cells = { Tag: <code>{tag}</code>, States: tagged.map(({ path }) => path).join(', ') };
                return [tag, cells];
              })}
            />
          </>
        )}
      </div>
    </Unstyled>
  );
}
