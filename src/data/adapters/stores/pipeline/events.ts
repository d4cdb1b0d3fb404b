import { handledElsewhere } from '../../../log/report';
import type { LazyPort } from '../../../ports/LazyPort';
import type { MarkStore } from '../../../ports/MarkStore';
import type { MessageStore } from '../../../ports/MessageStore';
import type { RequestStore } from '../../../ports/RequestStore';
import type { World } from '../../../ports/World';
import type { Events } from '../../../schema/rules/whoseMove';
import type { Marks } from '../../../schema/shapes/marks';
import { type Ref, readRef, refOf } from '../../../schema/shapes/ref';

export type EventSources = {
  messages: LazyPort<Pick<MessageStore, 'readEnds' | 'subscribe'>>;
  requests: LazyPort<Pick<RequestStore, 'load' | 'observe'>>;
  marks: LazyPort<Pick<MarkStore, 'observe'>>;
  world: LazyPort<Pick<World, 'loadPages' | 'observe'>>;
  /** Returns the uid of the user. */
  ownId: () => string;
};

/** At most this many followers are known. */
const mostFollowers = 200;

/** Reads what happened between the user and others, from the stores that hold it. */
export function pipelineEvents({ messages, requests, marks, world, ownId }: EventSources) {
  /** Returns the current marks: the store reports them once they are read. */
  async function readMarks(): Promise<Marks> {
    const store = await marks();
    return new Promise((resolve) => {
      let stop = () => {};
      stop = store.observe((all) => {
        resolve(all);
        // The store can call back before it returns.
        queueMicrotask(() => stop());
      });
    });
  }

  async function readFollowers(): Promise<ReadonlySet<string>> {
    const own: readonly Ref[] = [refOf('user', ownId()), refOf('investor', ownId())];
    const { users } = await (await world()).loadPages({ followers: { of: own, count: mostFollowers } });
    return new Set(
      users.flatMap(({ user, follows }) => (follows.some((ref) => own.includes(ref)) ? [user.id] : [])),
    );
  }

  return {
    async load(): Promise<Events> {
      const [ends, { sent, received }, { interest }, followers] = await Promise.all([
        messages().then(({ readEnds }) => readEnds()),
        requests().then((store) => store.load()),
        readMarks(),
        readFollowers(),
      ]);
      return {
        ends,
        sent: new Map(sent.map((request) => [request.startupId, request])),
        // The newest request of an account comes first, so it is set last.
        received: new Map([...received].reverse().map((request) => [request.from.id, request])),
        interests: new Set(
          Object.entries(interest).flatMap(([ref, isOn]) => (isOn ? (readRef(ref)?.id ?? []) : [])),
        ),
        followers,
      };
    },

    observe(listener: () => void): () => void {
      let isStopped = false;
      const stops: (() => void)[] = [];
      const call = () => listener();
      const listen = <Store>(opening: Promise<Store>, observe: (store: Store) => () => void) =>
        opening.then((store) => {
          if (!isStopped) stops.push(observe(store));
        }, handledElsewhere);
      listen(messages(), (store) => store.subscribe(call));
      listen(requests(), (store) => store.observe(call));
      listen(world(), (store) => store.observe('profiles', call));
      return () => {
        isStopped = true;
        for (const stop of stops) stop();
      };
    },
  };
}
