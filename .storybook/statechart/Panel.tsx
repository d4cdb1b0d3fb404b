import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { FORCE_REMOUNT, STORY_CHANGED, STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { around } from '../../kit/statechart/graph';
import { Chart, darkPalette, lightPalette } from './Chart';
import { chartFile } from './chartFile';
import { isInside, toggled } from './collapse';
import { EventForm } from './EventForm';
import { channelEvents, panelId, type Tested } from './messages';
import { pageIdOf } from './pages';
import { panelStyles } from './panelStyles';
import type { LogEntry, PossibleEvent, Staged, StagedView } from './storyActors';
import { lookOf, reviewNote, storyLink } from './storyLinks';
import { useSize } from './useSize';

const nothing: Staged = { actors: [], sent: [], waiting: 0, isRendered: false };

const actorOf = ({ origin }: LogEntry) => (typeof origin === 'object' ? origin.actor : null);

const originWords = ({ origin }: LogEntry) =>
  typeof origin === 'object' ? origin.actor : { person: 'user', story: 'story', delay: 'delay' }[origin];

/** Returns a readable text for an event, without XState's prefixes. */
function eventWords(entry: LogEntry): string {
  const { type } = entry.event;
  const [, kind, name] = type.startsWith('xstate.') ? type.split('.') : [];
  if (kind === 'init') return 'start';
  if (kind === 'after') return `after ${name}`;
  if (name !== 'actor') return type;
  return `${actorOf(entry) ?? type} ${kind === 'done' ? 'done' : 'fails'}`;
}

/** Returns the leaf states that became active with the event at `index` of the log. */
const entered = (log: readonly LogEntry[], index: number) =>
  (log[index]?.leaves ?? []).filter((leaf) => !log[index - 1]?.leaves.includes(leaf));

/**
 * Returns the leaf state that was entered last, up to the event at index `until`. If an event entered several
 * leaf states, returns the first of them.
 */
const latestLeaf = (log: readonly LogEntry[], until: number) =>
  log.map((_, at) => entered(log, at)[0]).findLast((leaf, at) => leaf && at <= until);

/** Copies a text to the clipboard. @returns false if the browser refuses */
const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

const notCopied = 'The browser doesn’t allow copying. Select the text below and copy it.';

function save(svg: SVGSVGElement | null | undefined, name: string) {
  if (!svg) return;
  const file = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}

type PressProps = ComponentProps<'button'> & { label: string };

const Press = ({ label, ...more }: PressProps) => (
  <button type="button" {...more}>
    {label}
  </button>
);

type LiveChartProps = {
  view: StagedView;
  entry: LogEntry | undefined;
  /** The leaf state that was entered last. The chart scrolls to it. */
  latest: string | undefined;
  isLive: boolean;
};

const zoomSteps = { least: 0.25, most: 2, legible: 0.62 };

/** The chart of one actor in a frame that zooms, scrolls, and keeps the active state in view. */
function LiveChart({ view, entry, latest, isLive }: LiveChartProps) {
  const theme = useTheme();
  const chart = chartFile.get(view.id);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<number | null>(null);
  const available = useSize(frame);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [, , width, height] = chart?.states[0]?.box ?? [0, 0, 1, 1];
  const leaves = entry?.leaves ?? view.leaves;
  const where = leaves.join(' ');

  const whole = Math.min(1, (available.width - 2) / (width + 16), (available.height - 2) / (height + 16));
  const byWidth = Math.min(1, (available.width - 18) / (width + 16));
  // By default, fits the chart into the width, but keeps its text readable. A larger chart scrolls.
  const shown = zoom ?? Math.max(byWidth, zoomSteps.legible);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active state or its size changes.
  useEffect(() => {
    const element = frame.current;
    // If the state is inside a closed region, scrolls to the region.
    const lit = around(latest ?? '')
      .map((path) => element?.querySelector(`[data-state="${path}"]`))
      .find(Boolean);
    if (!element || !lit) return;
    const [inner, outer] = [lit.getBoundingClientRect(), element.getBoundingClientRect()];
    const isSeen = (from: 'left' | 'top', to: 'right' | 'bottom') =>
      inner[from] >= outer[from] && inner[to] <= outer[to];
    if (isSeen('left', 'right') && isSeen('top', 'bottom')) return;
    element.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [where, latest, shown, closed]);

  if (!chart) return <p>No chart for {view.id}. Restart Storybook to create it.</p>;
  const zoomTo = (next: number) => setZoom(Math.min(zoomSteps.most, Math.max(zoomSteps.least, next)));
  const [smaller, larger] = [shown / 1.25, shown * 1.25];
  const zooms: Record<string, number> = { '+': larger, '=': larger, '-': smaller, 0: whole };
  const lit = new Set(leaves.flatMap(around));
  const idle = chart.states
    .filter(({ path }) => !lit.has(path) && chart.states.some((each) => isInside(each.path, path)))
    .map(({ path }) => path);
  return (
    <div className="sc-chart">
      <div className="sc-tools" role="toolbar" aria-label="Chart">
        <Press label="−" aria-label="Zoom out" onClick={() => zoomTo(smaller)} />
        <output>{Math.round(shown * 100)} %</output>
        <Press label="+" aria-label="Zoom in" onClick={() => zoomTo(larger)} />
        <Press label="Fit" onClick={() => zoomTo(whole)} />
        <Press label="Default zoom" onClick={() => setZoom(null)} />
        {closed.size > 0 ? (
          <Press label="Expand all" onClick={() => setClosed(new Set())} />
        ) : (
          idle.length > 0 && <Press label="Collapse inactive" onClick={() => setClosed(new Set(idle))} />
        )}
        <Press label="Save SVG" onClick={() => save(frame.current?.querySelector('svg'), view.id)} />
      </div>
      <section
        ref={frame}
        className="sc-frame"
        aria-label="Chart. Press plus or minus to zoom, 0 to fit."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the section scrolls, and its keys zoom.
        tabIndex={0}
        onKeyDown={(event) => {
          const next = zooms[event.key];
          if (next === undefined) return;
          zoomTo(next);
          // Otherwise the key would also trigger a shortcut of Storybook.
          event.stopPropagation();
        }}
      >
        <Chart
          chart={chart}
          palette={theme.base === 'dark' ? darkPalette : lightPalette}
          active={leaves}
          last={entry?.branches}
          closed={closed}
          zoom={shown}
          onToggle={(path) => setClosed(toggled(closed, path))}
        />
        {!isLive && <p className="sc-past">Earlier state</p>}
      </section>
    </div>
  );
}

/** The statechart panel: the live actors of the story, and all events that can be sent to them. */
export function Panel({ isActive }: { isActive: boolean }) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const theme = useTheme();
  const [staged, setStaged] = useState<Staged>(nothing);
  const [chosen, setChosen] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [copied, setCopied] = useState('');
  const emit = useChannel(
    {
      [channelEvents.staged]: (next: Staged) => {
        setStaged(next);
        setAt(null);
      },
      [channelEvents.tested]: async ({ text, isTrue }: Tested) => {
        setCopied(text);
        const result = isTrue ? 'The test passes.' : 'The test doesn’t pass: see the comment in it.';
        setNote(`${(await copy(text)) ? 'Copied.' : notCopied} ${result}`);
      },
      [STORY_CHANGED]: () => {
        setStaged(nothing);
        setNote('');
        setCopied('');
      },
      // Tells a newly rendered story that the panel is open.
      [STORY_RENDERED]: () => isActive && api.emit(channelEvents.follow, true),
    },
    [isActive],
  );

  useEffect(() => {
    emit(channelEvents.follow, isActive);
    return () => emit(channelEvents.follow, false);
  }, [emit, isActive]);

  // By default, shows the machine of the screen instead of `auth`, which runs on every screen.
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
            ? 'This story has no machine: its component gets all data from props.'
            : 'Waiting for the story…'}
        </p>
      </div>
    );

  const story = api.getCurrentStoryData();
  const storyName = story ? `${story.title.split('/').at(-1)} / ${story.name}` : storyId;
  const look = lookOf(globals);
  const entry = at === null ? view.log.at(-1) : view.log[at];
  const copyLink = async () => {
    const shownActors = actors.filter(({ id }) => id !== 'auth' || actors.length === 1);
    const link = storyLink({ storyId, ...look, sent: staged.sent, panel: panelId });
    const text = reviewNote(storyName, shownActors, look, location.origin + location.pathname + link);
    setCopied(text);
    setNote((await copy(text)) ? 'Copied the link and the states.' : notCopied);
  };
  const docs = chartFile.get(view.id)?.events ?? {};
  const isFromPage = ({ type }: PossibleEvent) => (docs[type]?.from ?? 'page') === 'page';
  const fromActors = view.possible.filter((possible) => !isFromPage(possible));
  const form = (possible: PossibleEvent) => (
    <EventForm
      key={`${view.actor} ${view.id} ${possible.type}`}
      possible={possible}
      says={docs[possible.type]?.says ?? ''}
      onSend={(event) => emit(channelEvents.send, { actor: view.actor, event })}
      onDraft={(event) => emit(channelEvents.draft, { actor: view.actor, event })}
    />
  );
  return (
    <div className="sc">
      <style>{styles}</style>
      <header className="sc-bar">
        <select aria-label="Machine" value={name(view)} onChange={({ target }) => setChosen(target.value)}>
          {actors.map((each) => (
            <option key={each.actor}>{name(each)}</option>
          ))}
        </select>
        <span className="sc-state" data-testid="statechart-state">
          {(entry?.leaves ?? view.leaves).join(' · ')}
        </span>
        {view.status !== 'active' && <span className="sc-tag">{view.status}</span>}
        {view.tags.map((tag) => (
          <span key={tag} className="sc-tag">
            {tag}
          </span>
        ))}
        <span className="sc-spacer" />
        <Press
          label="Replay"
          title="Restart the story and send the same events again"
          disabled={!staged.sent.length}
          onClick={() => emit(channelEvents.replay, null)}
        />
        <Press label="Reset" title="Restart the story" onClick={() => emit(FORCE_REMOUNT, { storyId })} />
        <Press
          label="Copy as test"
          onClick={() => emit(channelEvents.test, { actor: view.actor, storyName })}
        />
        <Press label="Copy link" onClick={copyLink} />
        <Press label={`About ${view.id}`} onClick={() => api.selectStory(pageIdOf(view.id))} />
      </header>
      <div role="status" className="sc-note">
        {staged.waiting > 0 ? `Replaying. Events left: ${staged.waiting}.` : note}
      </div>
      {copied && (
        <details className="sc-copied">
          <summary>Copied text</summary>
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
            <h2>Possible events</h2>
            <ul>{view.possible.filter(isFromPage).map(form)}</ul>
            {fromActors.length > 0 && (
              <details>
                <summary>Events from actors ({fromActors.length})</summary>
                <ul>{fromActors.map(form)}</ul>
              </details>
            )}
          </section>
          <section aria-label="Event log">
            <h2>Event log</h2>
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
                    <span className="sc-origin" data-origin={actorOf(each) ?? each.origin}>
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
