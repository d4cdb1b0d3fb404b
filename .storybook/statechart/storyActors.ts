import { FORCE_REMOUNT, STORY_CHANGED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { MachineParameter, Stage, StagedActor } from '../../kit/app/stage';
import {
  activeLeaves,
  around,
  type Branch,
  branchesOf,
  branchOf,
  type Chart,
  chartOf,
} from '../../kit/statechart/graph';
import type { EventDoc } from './machineDocs';
import { channelEvents } from './messages';
import { plain, templateOf } from './plain';
import type { MachineEvent } from './storyLinks';

// Runs in the story's iframe: reports the state of the story's actors while the statechart panel is open, and
// executes the panel's requests.

const shownHappenings = 200;

let isFollowed = false;
let isTelling = false;
let stage: Stage | null = null;
/** The events that the story declares in `parameters.machine` and that haven't occurred yet. */
let beginning: EventObject[] = [];
/** Whether the story has rendered and its `play` function has ended. Later events come from the user. */
let isRendered = false;
/** Whether Storybook has finished the story. Until then, a remount of its page can lose sent events. */
let isFinished = false;
/** Whether a replay waits until the story has finished. An earlier remount would lose the queued events. */
let isRemountWaiting = false;
let storyId = '';
let queue: MachineEvent[] = [];
const own = new WeakSet<EventObject>();
/** The events that the panel sent. */
const fromPanel = new WeakSet<EventObject>();
/** The last payload that the page sent or that the user edited in the panel, by machine id and event type. */
const payloads = new Map<string, Record<string, unknown>>();
let words = new Map<string, Record<string, EventDoc>>();
const charts = new WeakMap<AnyStateMachine, Chart>();

const chartOfActor = ({ machine }: StagedActor): Chart => {
  const known = charts.get(machine) ?? chartOf(machine);
  charts.set(machine, known);
  return known;
};

const keep = (id: string, { type, ...payload }: EventObject) => payloads.set(`${id} ${type}`, payload);
const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Returns whether the machine accepts the event (null if a guard throws), and the guards that refuse it. */
function judged(snapshot: AnyMachineSnapshot, event: EventObject, branches: readonly Branch[]) {
  const guards = new Set(branches.flatMap(({ guard }) => guard ?? []));
  try {
    const can = snapshot.can(event);
    return { can, refusedBy: can ? [] : [...guards] };
  } catch {
    return { can: null, refusedBy: [] };
  }
}

/** Returns the events for which an active state has a transition. */
function possibleOf(here: StagedActor) {
  const snapshot = here.actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return [];
  const active = new Set(activeLeaves(snapshot.value).flatMap(around));
  const branches = branchesOf(chartOfActor(here)).filter(
    ({ kind, source }) => kind === 'event' && active.has(source),
  );
  return [...new Set(branches.map(({ event }) => event))].map((type) => {
    const payload =
      payloads.get(`${here.id} ${type}`) ??
      templateOf(words.get(here.id)?.[type]?.fields ?? [], snapshot.context);
    const those = branches.filter(({ event }) => event === type);
    return {
      type,
      /** The last known payload, or default values by field type. */
      payload: plain(payload) as Record<string, unknown>,
      ...judged(snapshot, { ...payload, type }, those),
    };
  });
}

/** The sender of an event: a user of the page or the panel, the story itself, an actor, or a delay. */
type Origin = 'person' | 'story' | 'delay' | { actor: string };

function originOf(here: StagedActor, { event, from }: StagedActor['happenings'][number]): Origin {
  if (from === here.actor) return 'delay';
  if (from) return { actor: typeof from.src === 'string' ? from.src : from.id };
  return own.has(event) || event.type === 'xstate.init' ? 'story' : 'person';
}

const branchesTaken = (transitions: readonly unknown[]) =>
  transitions.flatMap((transition) => {
    try {
      return [branchOf(transition as Parameters<typeof branchOf>[0])];
    } catch {
      // `branchOf` throws for the initial transition, which has no source state.
      return [];
    }
  });

/** Adds the story's own events to `own`: the declared ones, and all events before it has rendered. */
function markOwn(actors: readonly StagedActor[]) {
  for (const { happenings } of actors)
    for (const { event, from } of happenings) {
      if (from || own.has(event) || fromPanel.has(event)) continue;
      const at = beginning.findIndex((each) => each === event || same(each, event));
      if (at >= 0) beginning = beginning.filter((_, index) => index !== at);
      if (at >= 0 || !isRendered) own.add(event);
    }
}

/** The events that users sent to all actors, in order. */
const sent: { stage: Stage | null; events: MachineEvent[] } = { stage: null, events: [] };
const counted = new WeakSet<EventObject>();

function gatherSent(actors: readonly StagedActor[]) {
  if (sent.stage !== stage) Object.assign(sent, { stage, events: [] });
  for (const { id, happenings } of actors)
    for (const { event, from } of happenings) {
      if (from || own.has(event) || counted.has(event) || event.type === 'xstate.init') continue;
      counted.add(event);
      sent.events.push({ id, event: event as MachineEvent['event'] });
      keep(id, event);
    }
}

function viewOf() {
  const actors = stage?.actors() ?? [];
  return {
    actors: actors.map((here, actor) => {
      const snapshot = here.actor.getSnapshot() as AnyMachineSnapshot;
      return {
        /** The actor's index among the actors of the story. */
        actor,
        /** The machine's id. */
        id: here.id,
        status: snapshot.status,
        leaves: activeLeaves(snapshot.value),
        tags: [...snapshot.tags],
        possible: possibleOf(here),
        log: here.happenings.slice(-shownHappenings).map((happening) => {
          const origin = originOf(here, happening);
          const { event } = happening;
          return {
            // Omits the payload of an actor's event, because it can be very large.
            event: typeof origin === 'string' ? (plain(event) as typeof event) : { type: event.type },
            origin,
            branches: branchesTaken(happening.transitions),
            /** The active leaf states after the event. */
            leaves: activeLeaves(happening.snapshot.value),
          };
        }),
      };
    }),
    /** The events that users sent, without data that can't be serialized. */
    sent: plain(sent.events) as MachineEvent[],
    /** How many events remain to be replayed. */
    waiting: queue.length,
    /** Whether the story has rendered. A rendered story without actors shows no machine. */
    isRendered,
  };
}

export type Staged = ReturnType<typeof viewOf>;
export type StagedView = Staged['actors'][number];
export type LogEntry = StagedView['log'][number];
export type PossibleEvent = StagedView['possible'][number];

/** Sends the queued events, each as soon as its actor accepts it. */
function sendNext() {
  const [next, ...rest] = queue;
  if (!next || !stage || !isFinished || beginning.length) return;
  const here = stage.actors().findLast(({ id }) => id === next.id);
  const snapshot = here?.actor.getSnapshot() as AnyMachineSnapshot | undefined;
  if (!here || snapshot?.hasTag('loading') || !snapshot?.can(next.event)) return;
  queue = rest;
  fromPanel.add(next.event);
  here.actor.send(next.event);
  sendNext();
}

function update() {
  const actors = stage?.actors() ?? [];
  markOwn(actors);
  gatherSent(actors);
  sendNext();
  if (!isFollowed || isTelling) return;
  isTelling = true;
  // Reports once for changes that happen together.
  setTimeout(() => {
    isTelling = false;
    if (isFollowed) addons.getChannel().emit(channelEvents.staged, viewOf());
  }, 30);
}

/** Observes the actors of a newly shown story. @returns a function that stops */
export function followStage(shown: Stage, machines: readonly MachineParameter[]) {
  stage = shown;
  beginning = machines.flatMap(({ events = [] }) => events);
  isRendered = false;
  isFinished = false;
  update();
  const stop = shown.subscribe(update);
  return () => {
    stop();
    if (stage === shown) stage = null;
  };
}

/** Listens to the panel's messages. The preview calls this function once. */
export function listenToPanel() {
  const channel = addons.getChannel();
  /** Listens to a message from the panel, and looks up the actor that the message names. */
  const onActor = <Message>(name: string, listener: (here: StagedActor, message: Message) => void) =>
    channel.on(name, (message: Message & { actor: number }) => {
      const here = stage?.actors()[message.actor];
      if (here) listener(here, message);
    });
  function stands(id: string) {
    storyId = id;
    update();
    isRendered = true;
    update();
  }
  function starts() {
    isRendered = false;
    isFinished = false;
    isRemountWaiting = false;
  }
  const remount = () => channel.emit(FORCE_REMOUNT, { storyId });
  channel.on(STORY_CHANGED, starts);
  channel.on(FORCE_REMOUNT, starts);
  channel.on(STORY_RENDERED, stands);
  channel.on(STORY_FINISHED, ({ storyId: id }: { storyId: string }) => {
    if (isRemountWaiting) return remount();
    isFinished = true;
    stands(id);
  });
  channel.on(channelEvents.follow, async (follows: boolean) => {
    isFollowed = follows;
    if (!follows) return;
    const { chartFile } = await import('./chartFile');
    words = new Map([...chartFile].map(([id, { events }]) => [id, events]));
    update();
  });
  onActor<{ event: EventObject }>(channelEvents.send, (here, { event }) => {
    keep(here.id, event);
    fromPanel.add(event);
    here.actor.send(event);
    update();
  });
  onActor<{ event: EventObject }>(channelEvents.draft, (here, { event }) => {
    keep(here.id, event);
    update();
  });
  channel.on(channelEvents.replay, (events: MachineEvent[] | null) => {
    // `null` repeats the events that this side stores. The panel can't return them: their files can't be
    // serialized.
    queue = (events ?? sent.events).map(({ id, event }) => ({ id, event: { ...event } }));
    if (events) return update();
    if (isFinished) return remount();
    isRemountWaiting = true;
  });
  onActor<{ storyName: string }>(channelEvents.test, async (here, { storyName }) => {
    const { testOf } = await import('./copyTest');
    channel.emit(channelEvents.tested, await testOf(here, storyName));
  });
}
