import { asking, deferred, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MarkChange } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';

/** An event that is sent to an actor or that it sends back. */
type Said = { type: string; [part: string]: unknown };

/** Runs an actor that completes, such as a promise, and returns its output. */
export const answerOf = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

/** Starts an actor as the child of a machine. `reports` has the events that it sends back, in order. */
export function startActor(logic: AnyActorLogic, input?: unknown) {
  const reports: Said[] = [];
  const machine = setup({ actors: { actor: logic } }).createMachine({
    invoke: { src: 'actor', id: 'actor', input: () => input },
    on: {
      '*': {
        actions: ({ event }) => {
          reports.push(event as Said);
        },
      },
    },
  });
  const parent = createActor(machine).start();
  return {
    reports,
    send: (command: Said) => parent.getSnapshot().children.actor?.send(command),
    stop: () => parent.stop(),
  };
}

/** A port that the test opens or refuses to open. */
function openingOf<Port>() {
  const { promise, resolve, reject } = deferred<Port>();
  // Some actors open their port only with the first command, so a rejection may have no handler yet.
  promise.catch(() => {});
  return {
    opening: () => promise,
    open: (port: Port) => settled(() => resolve(port)),
    refuse: () => settled(() => reject(new Error('No chunk'))),
  };
}

type Listening<Port> = {
  actor: (open: LazyPort<Port>) => AnyActorLogic;
  input?: unknown;
  /** Creates a port that registers its listener with `listen`. */
  port: (listen: (listener: (...told: never[]) => void) => () => void) => Port;
  /** The arguments of the listener, and the report of the actor. */
  told: [told: unknown[], report: Said][];
  /** The report when the port can't be opened. */
  whenShut?: Said;
};

/** Tests the contract of actors that follow a port. */
export function describeListening<Port>(
  name: string,
  { actor, input, port, told, whenShut }: Listening<Port>,
) {
  function start() {
    const listeners = new Set<(...told: never[]) => void>();
    const { opening, open, refuse } = openingOf<Port>();
    const listen = (listener: (...told: never[]) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    return {
      ...startActor(actor(opening), input),
      listeners,
      open: () => open(port(listen)),
      refuse,
      tell(values: unknown[]) {
        for (const listener of listeners) listener(...(values as never[]));
      },
    };
  }

  describe(`${name}: the actor that follows the port`, () => {
    it('reports each notification of the port', async () => {
      const { open, listeners, tell, reports } = start();
      expect(listeners.size).toBe(0);
      await open();
      expect(listeners.size).toBe(1);
      for (const [values] of [...told, ...told]) tell(values);
      expect(reports).toEqual([...told, ...told].map(([, report]) => report));
    });

    it('unsubscribes when its machine stops', async () => {
      const { open, listeners, stop } = start();
      await open();
      stop();
      expect(listeners.size).toBe(0);
    });

    it('doesn’t subscribe when its machine stops before the port opens', async () => {
      const { open, listeners, stop } = start();
      stop();
      await open();
      expect(listeners.size).toBe(0);
    });

    it('handles a port that can’t be opened', async () => {
      const { refuse, reports } = start();
      await refuse();
      expect(reports).toEqual(whenShut ? [whenShut] : []);
    });
  });
}

type Writing<Port, Change> = {
  actor: (open: LazyPort<Port>) => AnyActorLogic;
  input?: unknown;
  /** Creates a port that writes with `write`. */
  port: (write: (...asked: unknown[]) => Promise<void>) => Port;
  /** Two different changes, with the arguments of the port's write function. */
  changes: [[change: Change, asked: unknown[]], [change: Change, asked: unknown[]]];
  /** The command and the reports, if they differ from those of the outbox. `null`: no report. */
  command?: (change: Change) => Said;
  done?: (change: Change) => Said | null;
  failed?: (change: Change) => Said | null;
  /** Additional reports when the port can't be opened. */
  whenShut?: Said[];
  /** Whether a report is tested elsewhere. */
  isIgnored?: (report: Said) => boolean;
};

/** Tests the contract of actors that write through a port. */
export function describeWriting<Port, Change>(
  name: string,
  {
    actor,
    input,
    port,
    changes,
    command = (change) => ({ type: 'write', change }),
    done = (change) => ({ type: 'write.done', change }),
    failed = (change) => ({ type: 'write.failed', change }),
    whenShut = [],
    isIgnored,
  }: Writing<Port, Change>,
) {
  const [[first, askedFirst], [second, askedSecond]] = changes;
  const said = (...reports: (Said | null)[]) => reports.filter((report) => report !== null);

  function start() {
    const { opening, open, refuse } = openingOf<Port>();
    const writes: { asked: unknown[]; resolve: () => void; reject: (reason: unknown) => void }[] = [];
    const started = startActor(actor(opening), input);
    const write = (...asked: unknown[]) => {
      const { promise, resolve, reject } = deferred();
      writes.push({ asked, resolve, reject });
      return promise;
    };
    return {
      ...started,
      reports: () => started.reports.filter((report) => !isIgnored?.(report)),
      open: () => open(port(write)),
      refuse,
      asked: () => writes.map(({ asked }) => asked),
      answer: (index: number, error?: Error) =>
        settled(() => (error ? writes[index]?.reject(error) : writes[index]?.resolve())),
    };
  }

  describe(`${name}: the actor that writes through the port`, () => {
    it('writes immediately and reports each stored change', async () => {
      const { open, send, asked, answer, reports } = start();
      await open();
      send(command(first));
      send(command(second));
      await settled();
      expect(asked()).toEqual([askedFirst, askedSecond]);
      expect(reports()).toEqual([]);
      await answer(1);
      expect(reports()).toEqual(said(done(second)));
      await answer(0);
      expect(reports()).toEqual(said(done(second), done(first)));
    });

    it('writes changes from before the port was open, in order', async () => {
      const { open, send, asked } = start();
      send(command(first));
      send(command(second));
      await open();
      expect(asked()).toEqual([askedFirst, askedSecond]);
    });

    it('reports a refused change and keeps writing', async () => {
      const { open, send, answer, reports } = start();
      await open();
      send(command(first));
      await settled();
      await answer(0, new Error('No room'));
      expect(reports()).toEqual(said(failed(first)));
      expect(reports().every((report) => !('change' in report) || report.change === first)).toBe(true);
      send(command(second));
      await settled();
      await answer(1);
      expect(reports()).toEqual(said(failed(first), done(second)));
    });

    it('reports changes as refused when the port can’t be opened', async () => {
      const { refuse, send, reports } = start();
      await refuse();
      send(command(first));
      await settled();
      expect(reports()).toEqual([...whenShut, ...said(failed(first))]);
    });
  });
}

/** Tests the contract of the actor that follows and writes the marks of a machine. */
export function describeMarks(name: string, actor: (open: LazyPort<MarkStore>) => AnyActorLogic) {
  const liked = { ...noMarks, like: { idea: true } };
  const star: MarkChange = { kind: 'star', id: 'startup:heliogrid', isOn: true };
  const unfollow: MarkChange = { kind: 'follow', id: 'user:jonas-felde', isOn: false };

  describeListening<MarkStore>(`the marks of ${name}`, {
    actor,
    port: (observe) => fakePort<MarkStore>({ observe }).port,
    told: [
      [[noMarks], { type: 'marks.changed', marks: noMarks }],
      [[liked], { type: 'marks.changed', marks: liked }],
    ],
  });

  describeWriting<MarkStore, MarkChange>(`the marks of ${name}`, {
    actor,
    port: (set) => fakePort<MarkStore>({ observe: () => () => {}, set }).port,
    changes: [
      [star, [star]],
      [unfollow, [unfollow]],
    ],
  });
}

type Leaving<Port, Change> = {
  actor: (open: LazyPort<Port>) => AnyActorLogic;
  pageHide: (onPageHide: (listener: () => void) => () => void) => AnyActorLogic;
  port: (write: (...asked: unknown[]) => Promise<void>) => Port;
  /** A change that isn't stored yet when the page is left. */
  unsaved: Change;
};

/** Tests the contract of the actors of a machine with a draft. */
export function describeLeaving<Port, Change>(
  name: string,
  { actor, pageHide, port, unsaved }: Leaving<Port, Change>,
) {
  describe(`${name}: the actors of the draft`, () => {
    it('report a hidden page until the machine stops', () => {
      const { listen, tell, count } = listening();
      const { reports, stop } = startActor(pageHide(listen));
      tell();
      expect(reports).toEqual([{ type: 'page.hidden' }]);
      stop();
      expect(count()).toBe(0);
    });

    it.each([
      ['and report nothing when it is stored', undefined],
      ['and report nothing when it is refused', new Error('No room')],
    ])('write an unsaved change when the machine stops %s', async (_, error) => {
      const writes = asking<unknown[], void>();
      const { stop, reports } = startActor(
        actor(async () => port(writes.ask)),
        { unsaved: () => [unsaved] },
      );
      await settled();
      expect(writes.asked()).toEqual([]);
      stop();
      await settled();
      expect(writes.asked()).toEqual([[unsaved]]);
      if (error) writes.last().reject(error);
      else writes.last().resolve();
      await settled();
      expect(reports).toEqual([]);
    });
  });
}
