import { asking, deferred, settled } from '@kit/answers';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Opening } from '@/data/ports/Opening';
import type { MarkChange } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';

/** What is sent to an actor, or what it sends back. */
type Said = { type: string; [part: string]: unknown };

/** What an actor answers that answers once. */
export const answerOf = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

/** An actor that a machine runs beside it: `reports` is what it sent back, in order. */
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

/** A port that is opened, or can't be, when the test says so. */
function openingOf<Port>() {
  const { promise, resolve, reject } = deferred<Port>();
  // An actor may open its port with the first command only.
  promise.catch(() => {});
  return {
    opening: () => promise,
    open: (port: Port) => settled(() => resolve(port)),
    refuse: () => settled(() => reject(new Error('No chunk'))),
  };
}

type Listening<Port> = {
  actor: (open: Opening<Port>) => AnyActorLogic;
  input?: unknown;
  /** A port whose listener is handed on to whoever tells it something. */
  port: (listen: (listener: (...told: never[]) => void) => () => void) => Port;
  /** What the listener is told, and what the actor reports then. */
  told: [told: unknown[], report: Said][];
  /** What it reports where the port can't be opened. */
  whenShut?: Said;
};

/** What every actor promises that follows a port: for one of them. */
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

  describe(`${name}, following its port`, () => {
    it('says what the port says, as often as it does', async () => {
      const { open, listeners, tell, reports } = start();
      expect(listeners.size).toBe(0);
      await open();
      expect(listeners.size).toBe(1);
      for (const [values] of [...told, ...told]) tell(values);
      expect(reports).toEqual([...told, ...told].map(([, report]) => report));
    });

    it('ends with its machine', async () => {
      const { open, listeners, stop } = start();
      await open();
      stop();
      expect(listeners.size).toBe(0);
    });

    it('never begins where its machine ends before the port is open', async () => {
      const { open, listeners, stop } = start();
      stop();
      await open();
      expect(listeners.size).toBe(0);
    });

    it('survives a port that can’t be opened', async () => {
      const { refuse, reports } = start();
      await refuse();
      expect(reports).toEqual(whenShut ? [whenShut] : []);
    });
  });
}

type Writing<Port, Change> = {
  actor: (open: Opening<Port>) => AnyActorLogic;
  input?: unknown;
  /** A port that writes like this. */
  port: (write: (...asked: unknown[]) => Promise<void>) => Port;
  /** Two different ones, with what the port is asked to write. */
  changes: [[change: Change, asked: unknown[]], [change: Change, asked: unknown[]]];
  /** What the machine sends, and what it is told afterwards, where it isn't as the outbox says; `null`: nothing. */
  command?: (change: Change) => Said;
  done?: (change: Change) => Said | null;
  failed?: (change: Change) => Said | null;
  /** What it reports besides, where the port can't be opened. */
  whenShut?: Said[];
  /** What else it reports, that other tests look at. */
  isIgnored?: (report: Said) => boolean;
};

/** What every actor promises that writes through a port: for one of them. */
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

  describe(`${name}, writing through its port`, () => {
    it('writes at once, and says what the device has', async () => {
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

    it('writes what it was sent before the port was open, in its order', async () => {
      const { open, send, asked } = start();
      send(command(first));
      send(command(second));
      await open();
      expect(asked()).toEqual([askedFirst, askedSecond]);
    });

    it('says which change was refused, and goes on', async () => {
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

    it('refuses where the port can’t be opened', async () => {
      const { refuse, send, reports } = start();
      await refuse();
      send(command(first));
      await settled();
      expect(reports()).toEqual([...whenShut, ...said(failed(first))]);
    });
  });
}

/** What the actor promises that follows and writes the marks: for the machine that this one is of. */
export function describeMarks(name: string, actor: (open: Opening<MarkStore>) => AnyActorLogic) {
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
  actor: (open: Opening<Port>) => AnyActorLogic;
  pageHide: (onPageHide: (listener: () => void) => () => void) => AnyActorLogic;
  port: (write: (...asked: unknown[]) => Promise<void>) => Port;
  /** What is typed and not written yet when the page is left. */
  unkept: Change;
};

/** What the actors of a machine promise that holds a draft: for one of them. */
export function describeLeaving<Port, Change>(
  name: string,
  { actor, pageHide, port, unkept }: Leaving<Port, Change>,
) {
  describe(`${name}, being left`, () => {
    it('says that the page is being hidden, for as long as its machine runs', () => {
      const { listen, tell, count } = listening();
      const { reports, stop } = startActor(pageHide(listen));
      tell();
      expect(reports).toEqual([{ type: 'page.hidden' }]);
      stop();
      expect(count()).toBe(0);
    });

    it.each([
      ['is written', undefined],
      ['that is refused is lost, and nobody is left to be told', new Error('No room')],
    ])('what is not written yet %s', async (_, error) => {
      const writes = asking<unknown[], void>();
      const { stop, reports } = startActor(
        actor(async () => port(writes.ask)),
        { unkept: () => [unkept] },
      );
      await settled();
      expect(writes.asked()).toEqual([]);
      stop();
      await settled();
      expect(writes.asked()).toEqual([[unkept]]);
      if (error) writes.last().reject(error);
      else writes.last().resolve();
      await settled();
      expect(reports).toEqual([]);
    });
  });
}
