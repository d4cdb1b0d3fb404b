import { type Parts, startOnFakes } from '@kit/machineHarness';
import { activeLeaves } from '@kit/statechart/graph';
import { describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { draftDelay } from '@/data/schema/shapes/constants';

// Tests of the behavior that several machines share, because they use the code of `src/machines/shared`.

type Fakes = ReturnType<typeof startOnFakes<AnyStateMachine>>;

/** A machine, and the function that answers its first requests for data. */
export type World = {
  machine: AnyStateMachine;
  input?: object;
  load: (machine: Fakes) => Promise<unknown>;
  /** Sends what precedes the first request for the data. */
  begin?: (machine: Fakes) => void;
  /** Answers the request for the data after a change, if it differs from the first request. */
  reload?: (machine: Fakes) => Promise<unknown>;
  /** The actor that reads the data, and the actor that reports changes. */
  src?: string;
  watcher?: string;
  /** The event that starts a failed machine again. */
  retry?: string;
  /** The tag of the loaded machine, if it isn't `ready`. */
  ready?: string;
};

const start = ({ machine, input }: World, parts?: Parts) => startOnFakes(machine, input, parts);

async function loaded(world: World, parts?: Parts) {
  const machine = start(world, parts);
  await world.load(machine);
  return machine;
}

const leavesOf = (machine: Fakes) => activeLeaves(machine.value());

type Writing = {
  /** The actor that writes, an event that makes it write, and the written change. */
  actor: string;
  event: AnyEventObject;
  change: unknown;
};

/**
 * Tests the outbox of a machine (the unwritten changes): a change whose write fails is written on retry, and
 * records that the server refuses are sent again.
 * @param refusals the actor that reports refused records
 */
export function describeOutbox(
  name: string,
  world: World,
  { actor, event, change, refusals = actor }: Writing & { refusals?: string },
) {
  it(`${name}: a change whose write fails stays in the outbox, causes one write.failed event, and is written again on retry`, async () => {
    const machine = await loaded(world);
    const outbox = () => machine.context().outbox;
    const written = () => machine.commands(actor).slice(before);
    const before = machine.commands(actor).length;
    machine.send({ type: 'write.retry' }, event);
    expect([written(), outbox()]).toEqual([[{ type: 'write', change }], { pending: [change], failed: [] }]);
    const [sent] = written();
    const report = (type: string) => machine.tell(actor, { type, change: sent?.change });
    report('write.failed');
    report('write.failed');
    expect(outbox()).toEqual({ pending: [], failed: [change] });
    expect(machine.emitted).toEqual([{ type: 'write.failed' }]);
    machine.send({ type: 'write.retry' });
    expect(written().length).toBe(2);
    expect(written()[1]).toEqual(sent);
    expect(outbox()).toEqual({ pending: [change], failed: [] });
    report('write.done');
    expect(outbox()).toEqual({ pending: [], failed: [] });
  });

  it(`${name}: records that the server refuses stay in the outbox until the server accepts them, cause write.refused events, and are sent again on retry`, async () => {
    const machine = start(world);
    const outbox = () => machine.context().outbox;
    const [first, second] = ['a', 'b'].map((id) => ({ kind: 'post', id, reason: 'Too long' }));
    const report = (...refused: unknown[]) => machine.tell(refusals, { type: 'write.refused', refused });
    report(first);
    await world.load(machine);
    // A new actor reports the refused records again.
    if (machine.starts(refusals) > 1) report(first);
    const before = machine.commands(refusals).length;
    const commands = () => machine.commands(refusals).slice(before);
    report(first, second);
    machine.send({ type: 'write.retry' });
    expect(commands()).toEqual([{ type: 'write.retry' }]);
    machine.send(event);
    const written = machine.commands(actor).at(-1)?.change;
    expect(outbox()).toEqual({ pending: [change], failed: [], refused: [first, second] });
    machine.tell(actor, { type: 'write.done', change: written });
    report();
    expect(outbox()).toEqual({ pending: [], failed: [], refused: [] });
    machine.send({ type: 'write.retry' });
    expect(commands().filter(({ type }) => type === 'write.retry')).toHaveLength(1);
    const said = machine.emitted.filter(({ type }) => type === 'write.refused');
    expect(said).toHaveLength(2);
  });
}

/** Tests that a writing actor that is restarted after a failure repeats the unfinished writes. */
export function describeResending(
  name: string,
  world: World,
  {
    actor,
    event,
    change,
    other,
    failed = 'failed',
  }: Writing & { other: Omit<Writing, 'actor'>; failed?: string },
) {
  it(`${name}: on retry, a new actor replaces the failed writing actor, and writes the changes that aren’t stored`, async () => {
    // XState warns about events that are sent to a broken actor.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = false;
    const onCommand = () => {
      if (isBroken) throw new Error('No chunk');
    };
    const machine = await loaded(world, { [actor]: { onCommand } });
    machine.send(event);
    machine.tell(actor, { type: 'write.failed', change: machine.commands(actor).at(-1)?.change });
    isBroken = true;
    machine.send(other.event);
    expect(leavesOf(machine).join()).toContain(failed);
    isBroken = false;
    machine.send({ type: world.retry ?? '' });
    const changes = [change, other.change];
    expect(machine.commands(actor).slice(-2)).toEqual(
      changes.map((each) => ({ type: 'write', change: each })),
    );
    expect([machine.starts(actor), machine.context().outbox]).toEqual([2, { pending: changes, failed: [] }]);
  });
}

type Syncing = {
  /** The path of the parallel state (region) that reads the data again. */
  region: string;
  /** The first answer of the actor that reads the data. */
  older: unknown;
  /** The second answer of this actor. */
  newer: unknown;
  /** The part of the context that `newer` changes. */
  shows: object;
  /** The actor that reads the data again, if it isn't the one that reads it first. */
  again?: string;
};

/** Tests a machine that reads its data again when its store reports a change. */
export function describeSync(name: string, world: World, { region, older, newer, shows, again }: Syncing) {
  const { src: first = '', watcher = '' } = world;
  const src = again ?? first;
  // The ids of changed items are kept for the next read.
  const shown = (machine: Fakes) => ({ ...machine.context(), changed: undefined });
  const changed = { type: 'store.changed' };

  describe(`${name}: the event store.changed`, () => {
    it('makes the machine read the data again in the background, and ignore the result of an earlier read', async () => {
      const machine = await loaded(world);
      const [tags, count] = [machine.tags(), machine.asked(src).length];
      machine.tell(watcher, changed);
      expect(leavesOf(machine)).toContain(`${region}.reading`);
      expect([machine.tags(), machine.asked(src).length]).toEqual([tags, count + 1]);
      machine.tell(watcher, changed);
      const before = shown(machine);
      await machine.answerLate(src, older);
      expect([shown(machine), machine.asked(src).length]).toEqual([before, count + 2]);
      await machine.answer(src, newer);
      expect(leavesOf(machine)).toContain(`${region}.current`);
      expect(machine.context()).toMatchObject(shows);
    });

    it('leaves the loaded data shown if the new read fails', async () => {
      const machine = await loaded(world);
      const [value, context] = [machine.value(), shown(machine)];
      machine.tell(watcher, changed);
      await machine.fail(src);
      expect([machine.value(), shown(machine)]).toEqual([value, context]);
    });

    it('makes a loading machine read the data again, and ignore the result of the first read', async () => {
      const machine = start(world);
      world.begin?.(machine);
      machine.tell(watcher, changed);
      expect([machine.tags(), machine.asked(first).length]).toEqual([['loading'], 2]);
      await machine.answerLate(first, older);
      expect(machine.tags()).toEqual(['loading']);
    });
  });
}

type Drafting = {
  /** `begin`: the events before the user types. `type`: returns the event of typing a text. */
  begin?: AnyEventObject[];
  type: (text: string) => AnyEventObject;
  actor: string;
  changeOf: (text: string) => unknown;
};

/** Tests that a machine stores its draft when typing pauses, the page is hidden or the machine stops. */
export function describeDraft(name: string, world: World, { begin = [], type, actor, changeOf }: Drafting) {
  const typing = async (text: string, parts?: Parts) => {
    const machine = await loaded(world, parts);
    machine.send(...begin, type(text));
    return { ...machine, writes: () => machine.commands(actor).map(({ change }) => change) };
  };

  it(`${name}: the draft is written once, after typing has paused`, async () => {
    const { send, clock, writes } = await typing('H');
    clock.increment(draftDelay - 1);
    send(type('Hi'));
    clock.increment(draftDelay - 1);
    expect(writes()).toEqual([]);
    clock.increment(1);
    expect(writes()).toEqual([changeOf('Hi')]);
    clock.increment(10 * draftDelay);
    expect(writes().length).toBe(1);
  });

  it(`${name}: the draft is written immediately when the page is hidden, and only once`, async () => {
    const { tell, clock, writes } = await typing('Hi');
    tell('pageHide', { type: 'page.hidden' });
    expect(writes()).toEqual([changeOf('Hi')]);
    tell('pageHide', { type: 'page.hidden' });
    clock.increment(10 * draftDelay);
    expect(writes().length).toBe(1);
  });

  it(`${name}: when the machine stops, the writing actor receives an unwritten draft, but no draft that is already written`, async () => {
    const left: unknown[] = [];
    const onStop = ({ unsaved }: { unsaved: () => unknown[] }) => left.push(...unsaved());
    const parts = { [actor]: { onStop } };
    (await typing('Hi', parts)).actor.stop();
    expect(left).toEqual([changeOf('Hi')]);
    const kept = await typing('Ho', parts);
    kept.clock.increment(draftDelay);
    kept.actor.stop();
    expect(left.length).toBe(1);
  });

  it(`${name}: the draft is written when typing pauses, even if the actor pageHide can’t start`, async () => {
    const { clock, writes } = await typing('Hi', { pageHide: { brokenStarts: 1 } });
    clock.increment(draftDelay);
    expect(writes()).toEqual([changeOf('Hi')]);
  });
}

/**
 * Tests that a machine fails when an actor that it needs fails, and restarts the actor on retry.
 * @param actors the names of the actors that the machine runs
 */
export function describeFailures(name: string, world: World, actors: string[]) {
  const { src, retry = '' } = world;
  it.each(src ? [...actors, src] : actors)(
    `${name}: a failure of the actor “%s” makes the machine fail, and a retry restarts this actor`,
    async (actor) => {
      const broken = start(world, { [actor]: { brokenStarts: 1 } });
      world.begin?.(broken);
      if (actor === src) await broken.fail(src);
      expect(broken.tags()).toContain('failed');
      broken.send({ type: retry });
      expect(broken.tags()).toEqual(['loading']);
      await world.load(broken);
      expect(broken.tags()).toEqual([world.ready ?? 'ready']);
      expect(broken.starts(actor)).toBeGreaterThan(1);
    },
  );
}

type Searching = {
  /** The actor that searches, and the path of the state that invokes it until the first results arrive. */
  src: string;
  first: string;
  /** Two queries that match one item each, and the actor's answer to each query, in the same order. */
  texts: [string, string];
  answers: [unknown, unknown];
  /** Selects the shown items. `all`: the items without a query. `found`: the items for each query. */
  shown: (context: never) => unknown;
  all: unknown;
  found: [unknown, unknown];
  region: string;
  /** The actor's answer if nothing matches. */
  none?: unknown;
};

/** Tests the machine of a list with a search query in its URL. */
export function describeSearch(
  name: string,
  world: World,
  { src, first, texts, answers, shown, all, found, region, none = [] }: Searching,
) {
  const [one, other] = texts;
  const query = (text: string) => ({ type: 'query.change', query: text });
  const linked = () => loaded({ ...world, input: { ...world.input, query: one } });
  const look = (machine: Fakes) => ({
    tags: machine.tags().filter((tag) => tag !== 'searching'),
    shown: shown(machine.context() as never),
  });
  const queries = (machine: Fakes) => machine.asked(src).map((input) => (input as { query: string }).query);
  const isSearching = (machine: Fakes) => leavesOf(machine).includes(`${region}.searching`);
  const everything = { tags: ['ready'], shown: all };
  const filtered = (at: 0 | 1) => ({ tags: ['filtered'], shown: found[at] });

  it(`${name}: a search of the loaded list shows all items until results arrive, and old results until newer results arrive`, async () => {
    const machine = await loaded(world);
    machine.send(query(one));
    expect([isSearching(machine), look(machine)]).toEqual([true, { tags: ['filtered'], shown: all }]);
    await machine.answer(src, answers[0]);
    expect([isSearching(machine), look(machine)]).toEqual([false, filtered(0)]);
    machine.send(query(`${other} and`), query(other));
    expect(look(machine)).toEqual(filtered(0));
    await machine.answerLate(src, answers[0]);
    expect(isSearching(machine)).toBe(true);
    await machine.answer(src, answers[1]);
    expect([queries(machine), look(machine)]).toEqual([[one, `${other} and`, other], filtered(1)]);
  });

  it(`${name}: a search of the loaded list shows no items when nothing matches, and ends when the query is empty or blank`, async () => {
    const machine = await loaded(world);
    for (const at of [1, 0] as const) {
      machine.send(query('xyz'));
      await machine.answer(src, none);
      expect(look(machine).tags).toEqual(['empty']);
      machine.send(query(texts[at]));
      await machine.answer(src, answers[at]);
      expect(look(machine)).toEqual(filtered(at));
      machine.send(query('xyz'));
      await machine.answer(src, none);
      machine.send(query(' '));
      expect([isSearching(machine), look(machine)]).toEqual([false, everything]);
    }
    machine.send(query(one), query(''));
    await machine.answer(src, answers[0]);
    expect([isSearching(machine), look(machine)]).toEqual([false, everything]);
  });

  it(`${name}: a search of the loaded list falls back to a plain text comparison when the search actor fails`, async () => {
    const machine = await loaded(world);
    machine.send(query(` ${other.toUpperCase()} `));
    await machine.fail(src);
    expect([isSearching(machine), look(machine)]).toEqual([false, filtered(1)]);
  });

  it(`${name}: a search of the loaded list runs again after a reload of the list, but not when the same query is sent again`, async () => {
    const machine = await loaded(world);
    machine.send(query(one));
    await machine.answer(src, answers[0]);
    machine.send(query(one));
    expect([isSearching(machine), queries(machine)]).toEqual([false, [one]]);
    machine.tell(world.watcher ?? '', { type: 'store.changed' });
    await (world.reload ?? world.load)(machine);
    expect(isSearching(machine)).toBe(true);
    expect(look(machine)).toEqual(filtered(0));
    expect(queries(machine)).toEqual([one, one]);
  });

  it(`${name}: a list opened with a query in the URL falls back to a plain text comparison when the search fails`, async () => {
    const machine = await linked();
    await machine.fail(src);
    expect(look(machine)).toEqual(filtered(0));
  });

  it(`${name}: a list opened with a query in the URL searches again when the query changes before results arrive`, async () => {
    const machine = await linked();
    machine.send(query(other));
    expect(leavesOf(machine)).toContain(first);
    await machine.answerLate(src, answers[0]);
    await machine.answer(src, answers[1]);
    expect([queries(machine), look(machine)]).toEqual([texts, filtered(1)]);
  });

  it(`${name}: a list opened with a query in the URL shows all items when the query is removed before results arrive`, async () => {
    const machine = await linked();
    machine.send(query(' '));
    expect(look(machine)).toEqual(everything);
  });
}
