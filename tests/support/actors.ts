import { asking, deferred, settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import { takeReports } from './reports';

/** An event that a machine sends to an actor, or that the actor sends back. */
type Said = { type: string; [part: string]: unknown };

/** Runs an actor that completes, such as a promise, and returns its output. */
export const answerOf = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

/** Starts an actor as the child of a machine. `reports`: the events that the actor sends back, in order. */
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

/** Creates an actor. `open` opens the actor's port, which is an interface of the data layer. */
type Actor = (open: LazyPort<never>) => AnyActorLogic;
/** The name of a port's method, and its arguments. */
type Call = [method: string, ...asked: unknown[]];

/** Starts an actor. The test opens the actor's port, and answers the calls of these methods of the port. */
function startOnPort(actor: Actor, methods: string[] = [], unsaved: unknown[] = []) {
  const calls = asking<Call, void>();
  const { listen, tell, count } = listening<unknown[]>();
  const opening = deferred<never>();
  // Some actors open their port only with the first command, so a rejection may have no handler yet.
  opening.promise.catch(() => {});
  const { port } = fakePort<never>({
    ...{ subscribe: listen, observe: listen, loadStartups: () => new Promise(() => {}) },
    ...Object.fromEntries(
      methods.map((method) => [method, (...asked: unknown[]) => calls.ask(method, ...asked)]),
    ),
  } as never);
  return {
    ...startActor(
      actor(() => opening.promise),
      { unsaved: () => unsaved },
    ),
    calls,
    tell,
    count,
    open: () => settled(() => opening.resolve(port)),
    refuse: () => settled(() => opening.reject(new Error('No chunk'))),
  };
}

/** The arguments with which a port calls its listener, and the event that the actor then sends. */
export type Told = [told: unknown[], report: Said];

type Listening = {
  store?: string;
  told?: Told[];
  /** The report when the port can't be opened. */
  whenShut?: Said;
};

/** Describes the tests of an actor that passes on the notifications of a port. */
export function describeListening(
  name: string,
  actor: Actor,
  { told = [[[], { type: 'store.changed' }]], whenShut, store = 'a store' }: Listening = {},
) {
  describe(`the ${name} machine’s actor that observes ${store}`, () => {
    it('reports each change of the store until the machine stops', async () => {
      const { open, count, tell, reports, stop } = startOnPort(actor);
      await open();
      expect(count()).toBe(1);
      for (const [values] of [...told, ...told]) tell(...values);
      expect(reports).toEqual([...told, ...told].map(([, report]) => report));
      stop();
      expect(count()).toBe(0);
    });

    it('doesn’t subscribe if the machine stops before the store is loaded', async () => {
      const { open, count, stop } = startOnPort(actor);
      stop();
      await open();
      expect(count()).toBe(0);
    });

    it(`reports ${whenShut ? `the event ${whenShut.type}` : 'nothing'} if the store can’t be loaded`, async () => {
      const { refuse, reports } = startOnPort(actor);
      await refuse();
      expect(reports).toEqual(whenShut ? [whenShut] : []);
    });
  });
}

type Writing<Change> = {
  store?: string;
  /** Two different changes, with the calls of the port that write them. */
  changes: [[change: Change, call: Call], [change: Change, call: Call]];
  /** Returns the command that the actor receives for a change; by default, `write`. */
  command?: (change: Change) => Said;
  /** Returns what the actor reports; by default, `write.done` or `write.failed`. `null` if it reports nothing. */
  report?: (type: 'write.done' | 'write.failed', change: Change) => Said | null;
  /** What the report to the logger is about, after a failed write. By default, the logger receives no report. */
  about?: string;
  /** Additional reports when the port can't be opened. */
  whenShut?: Said[];
};

/** Describes the tests of an actor that writes through a port. */
export function describeWriting<Change>(
  name: string,
  actor: Actor,
  {
    changes,
    command = (change) => ({ type: 'write', change }),
    report = (type, change) => ({ type, change }),
    about,
    whenShut = [],
    store = 'a store',
  }: Writing<Change>,
) {
  const [[first, callFirst], [second, callSecond]] = changes;
  const said = (...reports: (Said | null)[]) => reports.filter((each) => each !== null);
  const start = () => startOnPort(actor, [callFirst[0], callSecond[0]]);
  const expectLogged = () =>
    expect(takeReports()).toEqual(about ? [expect.stringContaining(`${about}: Error: `)] : []);

  describe(`the ${name} machine’s actor that writes to ${store}`, () => {
    it('writes changes immediately, and reports each stored change', async () => {
      const { open, send, calls, reports } = start();
      await open();
      send(command(first));
      send(command(second));
      await settled();
      expect([calls.asked(), reports]).toEqual([[callFirst, callSecond], []]);
      await settled(calls.calls[1]?.resolve);
      expect(reports).toEqual(said(report('write.done', second)));
      await settled(calls.calls[0]?.resolve);
      expect(reports).toEqual(said(report('write.done', second), report('write.done', first)));
    });

    it('writes changes that arrive before the store is loaded, in order', async () => {
      const { open, send, calls } = start();
      send(command(first));
      send(command(second));
      await open();
      expect(calls.asked()).toEqual([callFirst, callSecond]);
    });

    it('reports a failed write, and writes later changes', async () => {
      const { open, send, calls, reports } = start();
      await open();
      send(command(first));
      await settled();
      await settled(() => calls.last().reject(new Error('No room')));
      expect(reports).toEqual(said(report('write.failed', first)));
      expect(reports.every((each) => !('change' in each) || each.change === first)).toBe(true);
      expectLogged();
      send(command(second));
      await settled();
      await settled(calls.last().resolve);
      expect(reports).toEqual(said(report('write.failed', first), report('write.done', second)));
    });

    it('reports a failed write if the store can’t be loaded', async () => {
      const { refuse, send, reports } = start();
      await refuse();
      send(command(first));
      await settled();
      expect(reports).toEqual([...whenShut, ...said(report('write.failed', first))]);
      expectLogged();
    });
  });
}

/** Describes the tests of an actor that writes unsaved changes, such as a draft, when its machine stops. */
export function describeLeaving<Change>(name: string, actor: Actor, unsaved: Change, call: Call) {
  for (const error of [undefined, new Error('No room')])
    it(`the ${name} machine’s writing actor writes an unsaved change when the machine stops, and reports a failure only to the logger (${error ?? 'stored'})`, async () => {
      const { open, stop, calls, reports } = startOnPort(actor, [call[0]], [unsaved]);
      await open();
      expect(calls.asked()).toEqual([]);
      stop();
      await settled();
      expect(calls.asked()).toEqual([call]);
      if (error) calls.last().reject(error);
      else calls.last().resolve();
      await settled();
      expect([reports, takeReports()]).toEqual([[], error ? ['last changes: Error: No room'] : []]);
    });
}
