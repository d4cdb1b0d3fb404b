import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FORCE_REMOUNT, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { around } from '../../kit/statechart/graph';
import { Chart, darkPalette, lightPalette } from './Chart';
import { chartFile } from './chartFile';
import { EventForm } from './EventForm';
import { channelEvents, type LogEntry, panelId, type Staged, type StagedView, type Tested } from './messages';
import { pageIdOf } from './pages';
import { panelStyles } from './panelStyles';
import { lookOf, reviewNote, storyLink } from './storyLinks';

const nothing: Staged = { actors: [], sent: [], waiting: 0, isRendered: false };

const originWords = ({ origin }: LogEntry) =>
  typeof origin === 'object' ? origin.actor : { person: 'sent', story: 'story', delay: 'delay' }[origin];

/** Returns a readable text for an event, without XState's prefixes. */
function eventWords({ event, origin }: LogEntry): string {
  const { type } = event;
  if (type === 'xstate.init') return 'begins';
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2]}`;
  if (type.startsWith('xstate.done.actor.'))
    return `${typeof origin === 'object' ? origin.actor : type} done`;
  if (type.startsWith('xstate.error.actor.'))
    return `${typeof origin === 'object' ? origin.actor : type} fails`;
  return type;
}

/** Returns the leaves that weren't active before. */
const entered = (log: readonly LogEntry[], index: number) =>
  (log[index]?.leaves ?? []).filter((leaf) => !log[index - 1]?.leaves.includes(leaf));

/** Returns the leaf to show: the last one entered, or the first of several that were entered together. */
const latestLeaf = (log: readonly LogEntry[], index: number) =>
  log
    .slice(0, index + 1)
    .map((_, at) => entered(log, at)[0])
    .findLast(Boolean);

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function save(svg: SVGSVGElement | null | undefined, name: string) {
  if (!svg) return;
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

type LiveChartProps = {
  view: StagedView;
  entry: LogEntry | undefined;
  /** The leaf that was entered last, which scrolls into view. */
  latest: string | undefined;
  isLive: boolean;
};

const zoomSteps = { least: 0.25, most: 2, legible: 0.62 };

/** The chart of one actor in a scrollable frame: fitted, zoomed, followed. */
function LiveChart({ view, entry, latest, isLive }: LiveChartProps) {
  const theme = useTheme();
  const palette = theme.base === 'dark' ? darkPalette : lightPalette;
  const chart = chartFile.get(view.id);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const [room, setRoom] = useState({ width: 800, height: 300 });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [, , width, height] = chart?.states[0]?.box ?? [0, 0, 1, 1];
  const leaves = entry?.leaves ?? view.leaves;
  const where = leaves.join(' ');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const whole = Math.min(1, (room.width - 2) / (width + 16), (room.height - 2) / (height + 16));
  const byWidth = Math.min(1, (room.width - 18) / (width + 16));
  // Readable text has priority: the chart scrolls if it doesn't fit, and the active state scrolls into view.
  const shown = zoom ?? Math.max(byWidth, zoomSteps.legible);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active state or its size changes.
  useEffect(() => {
    const element = frame.current;
    // If a region is collapsed, scrolls to the region instead of the state inside it.
    const lit = around(latest ?? '')
      .map((path) => element?.querySelector(`[data-state="${path}"]`))
      .find(Boolean);
    if (!element || !lit) return;
    const [inner, outer] = [lit.getBoundingClientRect(), element.getBoundingClientRect()];
    const isSeen =
      inner.top >= outer.top &&
      inner.bottom <= outer.bottom &&
      inner.left >= outer.left &&
      inner.right <= outer.right;
    if (isSeen) return;
    element.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [where, latest, shown, closed]);

  if (!chart) return <p>No chart of {view.id}. Run npm run charts.</p>;
  const bounded = (next: number) => Math.min(zoomSteps.most, Math.max(zoomSteps.least, next));
  const lit = new Set(leaves.flatMap(around));
  const idle = chart.states
    .filter(({ path }) => !lit.has(path) && chart.states.some((each) => each.path.startsWith(`${path}.`)))
    .map(({ path }) => path);
  const toggle = (path: string) =>
    setClosed((now) => new Set(now.has(path) ? [...now].filter((each) => each !== path) : [...now, path]));
  return (
    <div className="sc-chart">
      <div className="sc-tools" role="toolbar" aria-label="Chart">
        <button type="button" onClick={() => setZoom(bounded(shown / 1.25))} aria-label="Smaller">
          −
        </button>
        <output>{Math.round(shown * 100)} %</output>
        <button type="button" onClick={() => setZoom(bounded(shown * 1.25))} aria-label="Larger">
          +
        </button>
        <button type="button" onClick={() => setZoom(bounded(whole))}>
          Fit
        </button>
        <button type="button" onClick={() => setZoom(null)}>
          Readable
        </button>
        {closed.size > 0 ? (
          <button type="button" onClick={() => setClosed(new Set())}>
            Open all
          </button>
        ) : (
          idle.length > 0 && (
            <button type="button" onClick={() => setClosed(new Set(idle))}>
              Close inactive
            </button>
          )
        )}
        <button type="button" onClick={() => save(frame.current?.querySelector('svg'), view.id)}>
          Save SVG
        </button>
      </div>
      <section
        ref={frame}
        className="sc-frame"
        aria-label="Chart: plus and minus zoom, 0 fits"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and zooms by its keys.
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '=') setZoom(bounded(shown * 1.25));
          else if (event.key === '-') setZoom(bounded(shown / 1.25));
          else if (event.key === '0') setZoom(bounded(whole));
          else return;
          // Storybook has its own shortcuts.
          event.stopPropagation();
        }}
      >
        <Chart
          chart={chart}
          palette={palette}
          active={leaves}
          last={entry?.branches}
          closed={closed}
          zoom={shown}
          onToggle={toggle}
        />
        {!isLive && <p className="sc-past">As it was then</p>}
      </section>
    </div>
  );
}

type PanelProps = { isActive: boolean };

/** The statechart panel: the live actors of the story, and all events that can be sent to them. */
export function Panel({ isActive }: PanelProps) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const theme = useTheme();
  const [staged, setStaged] = useState<Staged>(nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [copied, setCopied] = useState('');
  const pickerId = useId();
  const emit = useChannel(
    {
      [channelEvents.staged]: (next: Staged) => {
        setStaged(next);
        setAt(null);
      },
      [channelEvents.tested]: async ({ text, isTrue }: Tested) => {
        setCopied(text);
        const isCopied = await copy(text);
        const where = isCopied ? 'Copied' : 'Here it is, to be copied';
        setNote(
          isTrue ? `${where}: a test that passes on fakes.` : `${where}, but it doesn’t hold on fakes alone.`,
        );
      },
      [STORY_CHANGED]: () => {
        setStaged(nothing);
        setNote('');
        setCopied('');
      },
      // Notifies a newly rendered story that the panel is open.
      [STORY_RENDERED]: () => isActive && api.emit(channelEvents.follow, true),
    },
    [isActive],
  );

  useEffect(() => {
    emit(channelEvents.follow, isActive);
    return () => emit(channelEvents.follow, false);
  }, [emit, isActive]);

  // The machine of the screen. `auth` exists on every screen.
  const { actors } = staged;
  const name = (view: StagedView) =>
    actors.filter(({ id }) => id === view.id).length > 1 ? `${view.id} ${view.actor + 1}` : view.id;
  const view =
    actors.find((each) => name(each) === chosen) ?? actors.find(({ id }) => id !== 'auth') ?? actors[0];
  const styles = useMemo(() => panelStyles(theme), [theme]);
  if (!isActive) return null;
  if (!view)
    return (
      <div className="sc">
        <style>{styles}</style>
        <p className="sc-empty">
          {staged.isRendered
            ? 'This story shows no machine: its component is given what it shows.'
            : 'Waiting for the story…'}
        </p>
      </div>
    );

  const story = api.getCurrentStoryData();
  const storyName = story ? `${story.title.split('/').at(-1)} / ${story.name}` : storyId;
  const look = lookOf(globals);
  const entry = at === null ? view.log.at(-1) : view.log[at];
  const address = () =>
    `${location.origin}${location.pathname}${storyLink({ storyId, ...look, sent: staged.sent, panel: panelId })}`;
  const copyLink = async () => {
    const text = reviewNote(
      storyName,
      actors.filter(({ id }) => id !== 'auth' || actors.length === 1),
      look,
      address(),
    );
    setCopied(text);
    setNote((await copy(text)) ? 'Copied: a note with the link.' : 'Here it is, to be copied.');
  };
  const [fromPage, fromActors] = [true, false].map((isPages) =>
    view.possible.filter(
      ({ type }) => ((chartFile.get(view.id)?.events[type]?.from ?? 'page') === 'page') === isPages,
    ),
  );
  const form = (possible: StagedView['possible'][number]) => (
    <EventForm
      key={`${view.actor} ${view.id} ${possible.type}`}
      possible={possible}
      says={chartFile.get(view.id)?.events[possible.type]?.says ?? ''}
      onSend={(event) => emit(channelEvents.send, { actor: view.actor, event })}
      onDraft={(event) => emit(channelEvents.draft, { actor: view.actor, event })}
    />
  );
  return (
    <div className="sc">
      <style>{styles}</style>
      <header className="sc-bar">
        {actors.length > 1 ? (
          <>
            <label htmlFor={pickerId}>Machine</label>
            <select id={pickerId} value={name(view)} onChange={({ target }) => setChosen(target.value)}>
              {actors.map((each) => (
                <option key={each.actor}>{name(each)}</option>
              ))}
            </select>
          </>
        ) : (
          <strong>{view.id}</strong>
        )}
        <span className="sc-state" data-testid="statechart-state">
          {(entry?.leaves ?? view.leaves).join(' · ')}
        </span>
        {view.status !== 'active' && <span className="sc-tag">{view.status}</span>}
        {view.tags.map((tag) => (
          <span key={tag} className="sc-tag">
            {tag}
          </span>
        ))}
        <span className="sc-room" />
        <button
          type="button"
          onClick={() => emit(channelEvents.replay, null)}
          disabled={!staged.sent.length}
          title="From the start, with everything that was sent"
        >
          Replay
        </button>
        <button
          type="button"
          onClick={() => emit(FORCE_REMOUNT, { storyId })}
          title="The story from its start"
        >
          Reset
        </button>
        <button type="button" onClick={() => emit(channelEvents.test, { actor: view.actor, storyName })}>
          Copy as test
        </button>
        <button type="button" onClick={copyLink}>
          Copy link
        </button>
        <button type="button" onClick={() => api.selectStory(pageIdOf(view.id))}>
          About {view.id}
        </button>
      </header>
      <div role="status" className="sc-note">
        {staged.waiting > 0 ? `Replaying: ${staged.waiting} to go.` : note}
      </div>
      {copied && (
        <details className="sc-copied">
          <summary>What was copied</summary>
          <pre>{copied}</pre>
        </details>
      )}
      <div className="sc-main">
        <LiveChart
          key={view.id}
          view={view}
          entry={entry}
          latest={latestLeaf(view.log, at ?? view.log.length - 1)}
          isLive={at === null}
        />
        <div className="sc-side">
          <section aria-label="Events">
            <h2>Can be sent now</h2>
            <ul>{fromPage?.map(form)}</ul>
            {fromActors && fromActors.length > 0 && (
              <details>
                <summary>What its actors send ({fromActors.length})</summary>
                <ul>{fromActors.map(form)}</ul>
              </details>
            )}
          </section>
          <section aria-label="What happened">
            <h2>What happened</h2>
            <ol>
              {view.log.map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered.
                <li key={index}>
                  <button
                    type="button"
                    className="sc-entry"
                    aria-pressed={index === (at ?? view.log.length - 1)}
                    onClick={() => setAt(index === view.log.length - 1 ? null : index)}
                  >
                    <span
                      className="sc-origin"
                      data-origin={typeof each.origin === 'string' ? each.origin : 'actor'}
                    >
                      {originWords(each)}
                    </span>
                    <code>{eventWords(each)}</code>
                    <span className="sc-to">
                      {entered(view.log, index)
                        .map((leaf) => leaf.split('.').slice(-2).join('.'))
                        .join(', ')}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
    </div>
  );
}
