import { handledElsewhere } from '../log/report';
import type { ConversationTexts } from '../ports/MessageStore';
import type { Search } from '../ports/Search';
import { searched } from '../schema/text/query';
import { investorDoc, type MessageText, messageDoc, nameDoc, postDoc, startupDoc, userDoc } from './docs';
import type { IndexName, SearchDoc } from './indexes';
import { indexSync } from './indexSync';
import type { RemoteEngine } from './remoteEngine';
import { groupsOf } from './siteSearchGroups';

type Asked = { most?: number; signal?: AbortSignal | undefined };

/** Runs tasks one after the other. A task that was aborted before its turn isn't started. */
function inTurns() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Answer>(signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    const answer = turn.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    turn = answer.catch(handledElsewhere);
    return answer;
  };
}

/** Returns a search over one kind of list. The engine receives the list's changes before each query. */
function listSearch<Item extends { id: string }>(
  engine: RemoteEngine,
  index: IndexName,
  docOf: (item: Item) => SearchDoc,
) {
  const keep = indexSync(engine, index, docOf);
  const inTurn = inTurns();
  return (items: readonly Item[], query: string, { most, signal }: Asked): Promise<Item[]> =>
    inTurn(signal, async () => {
      await keep(items);
      signal?.throwIfAborted();
      const places = await engine.ask('search', index, searched(query), most);
      return Array.from(places, (place) => items[place] as Item);
    });
}

function conversationSearch(engine: RemoteEngine) {
  const keepNames = indexSync(engine, 'conversation', nameDoc);
  const keepMessages = indexSync(engine, 'message', messageDoc);
  const inTurn = inTurns();
  return (texts: readonly ConversationTexts[], query: string, signal?: AbortSignal) =>
    inTurn(signal, async () => {
      await keepNames(texts);
      await keepMessages(messagesOf(texts));
      signal?.throwIfAborted();
      return engine.ask('searchConversations', searched(query));
    });
}

/** Caches messages with their conversation's id, so that the same message is always the same object. */
const messages = new WeakMap<object, MessageText>();
const lists = new WeakMap<readonly ConversationTexts[], MessageText[]>();

/** Returns the messages of all conversations, conversation by conversation. */
function messagesOf(texts: readonly ConversationTexts[]): MessageText[] {
  const list =
    lists.get(texts) ??
    texts.flatMap((conversation) =>
      conversation.messages.map((message) => {
        const text = messages.get(message) ?? { ...message, conversationId: conversation.id };
        messages.set(message, text);
        return text;
      }),
    );
  lists.set(texts, list);
  return list;
}

const searchesIn = (engine: RemoteEngine) => ({
  posts: listSearch(engine, 'post', postDoc),
  startups: listSearch(engine, 'startup', startupDoc),
  investors: listSearch(engine, 'investor', investorDoc),
  users: listSearch(engine, 'user', userDoc),
  people: listSearch(engine, 'person', nameDoc),
  conversations: conversationSearch(engine),
});

/** The maximum number of results per kind in the site search. */
const most = 3;

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Creates the search. The first query opens the engine; after a failure, the next query opens a new one. */
export function createSearch(openEngine: () => Promise<RemoteEngine>): Search {
  let opened: Promise<ReturnType<typeof searchesIn>> | null = null;

  async function ask<Answer>(
    signal: AbortSignal | undefined,
    find: (searches: ReturnType<typeof searchesIn>) => Promise<Answer>,
  ): Promise<Answer> {
    opened ??= openEngine().then(searchesIn);
    const current = opened;
    try {
      return await find(await current);
    } catch (error) {
      // An aborted search isn't a failure of the engine.
      if (!signal?.aborted && opened === current) opened = null;
      throw error;
    }
  }

  return {
    posts: (posts, query, signal) =>
      ask(signal, async (searches) => idsOf(await searches.posts(posts, query, { signal }))),

    profiles: ({ startups, investors, users }, kind, query, signal) =>
      ask(signal, async (searches) => {
        switch (kind) {
          case 'startup':
            return idsOf(await searches.startups(startups, query, { signal }));
          case 'investor':
            return idsOf(await searches.investors(investors, query, { signal }));
          case 'user':
            return idsOf(await searches.users(users, query, { signal }));
        }
      }),

    people: (people, query, signal) =>
      ask(signal, async (searches) => idsOf(await searches.people(people, query, { signal }))),

    conversations: (texts, query, signal) =>
      ask(signal, (searches) => searches.conversations(texts, query, signal)),

    everything: (profiles, posts, query, signal) =>
      ask(signal, async (searches) => {
        if (!query.trim()) return [];
        const asked = { most, signal };
        const [startups, investors, users, found] = await Promise.all([
          searches.startups(profiles.startups, query, asked),
          searches.investors(profiles.investors, query, asked),
          searches.users(profiles.users, query, asked),
          searches.posts(posts, query, asked),
        ]);
        return groupsOf({ startups, investors, users, posts: found }, query);
      }),
  };
}
