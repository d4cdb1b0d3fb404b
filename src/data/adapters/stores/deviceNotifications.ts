import { handledElsewhere, reporting } from '../../log/report';
import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type { FeedStore } from '../../ports/FeedStore';
import type { LazyPort } from '../../ports/LazyPort';
import type { MarkStore } from '../../ports/MarkStore';
import type { MessageStore } from '../../ports/MessageStore';
import type { NotificationStore } from '../../ports/NotificationStore';
import type { PipelineStore } from '../../ports/PipelineStore';
import type { RequestStore } from '../../ports/RequestStore';
import type { Search } from '../../ports/Search';
import type { PagesAsked, World } from '../../ports/World';
import { asha } from '../../sample/people';
import { withSeen } from '../../schema/rules/withSeen';
import type { Me } from '../../schema/shapes/currentUser';
import type { Marks } from '../../schema/shapes/marks';
import type { Seen } from '../../schema/shapes/notification';
import type { Post } from '../../schema/shapes/post';
import { type Ref, readRef, refOf } from '../../schema/shapes/ref';
import type { Settings } from '../../schema/shapes/settings';
import { concerns } from '../device/concerns';
import { readListings } from '../records/listings';
import { readSampleDate } from '../records/sampleDate';
import { conversationsOf } from './conversations/conversationKinds';
import { notificationsOf } from './notifications/deriveNotifications';
import { type KnownWorld, most, ownOf, reach } from './notifications/entries';
import { recentConversations } from './notifications/recentConversations';
import { type SearchMatch, searchMatches } from './notifications/searchMatches';
import { readMarks } from './readMarks';

const seenKind = 'notificationsSeen';
const seenId = 'me';

const loadSeenSchema = async () => (await import('../../schema/shapes/notification')).seenSchema;

/** Whether records of this kind never cause a notification, such as drafts and the user's own likes and cards. */
const isSilent = (kind: string) =>
  /draft$|^card|^(like|save|star|interest|sampleDate|boardStages|contact|importBatch|later)$/i.test(kind);

/** Whether a change may affect the notifications. Marking them as seen in this tab doesn't. */
const matters = (change: DeviceChange) =>
  concerns(
    change,
    (kind) =>
      !isSilent(kind) && (kind !== seenKind || (change.extent === 'some' && change.origin === 'elsewhere')),
  );

const day = 24 * 60 * 60_000;
/** How many of the newest posts, and of the user's own, can cause notifications. */
const postsRead = 200;

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the user, whose name can change. */
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  directory: Pick<Directory, 'loadPart' | 'loadAccount' | 'list'>;
  feed: Pick<FeedStore, 'loadRecent'>;
  messages: Pick<MessageStore, 'loadInbox' | 'loadConversations'>;
  requests: Pick<RequestStore, 'load' | 'observe'>;
  /** Observes what the user may see of other accounts in this browser. */
  world: Pick<World, 'observe'>;
  marks: LazyPort<Pick<MarkStore, 'observe'>>;
  pipeline: LazyPort<Pick<PipelineStore, 'loadSearches'>>;
  search: Pick<Search, 'profiles'>;
  loadSettings: () => Promise<Settings>;
};

/** Returns which pages of other accounts the rules need. */
function pagesFor(known: Omit<KnownWorld, 'directory'>): PagesAsked {
  const { refs, startupIds } = ownOf(known);
  const recent = known.posts.filter(({ postTime }) => postTime >= known.now - reach);
  const startups = recent.flatMap(({ author, startup }) => [
    ...(author.id && author.kind === 'startup' ? [refOf('startup', author.id)] : []),
    ...(startup?.id ? [refOf('startup', startup.id)] : []),
  ]);
  const own = [...startupIds].map((id) => refOf('startup', id));
  return {
    refs: [
      ...new Set([
        ...startups,
        ...founders(recent, known.follows),
        ...known.matches.map(({ kind, id }) => refOf(kind, id)),
      ]),
    ],
    followers: { of: [...refs, ...own], count: most },
    newestListings: most,
  };
}

/**
 * Returns profiles whose accounts include all authors of these posts who listed a startup that the user
 * follows: the startups or the authors, whichever are fewer.
 */
function founders(posts: readonly Post[], follows: Marks['follow']): Ref[] {
  const followed = Object.keys(follows).filter(
    (ref): ref is Ref => follows[ref] === true && readRef(ref)?.kind === 'startup',
  );
  const authors = posts.flatMap(({ author: { id, kind = 'user' } }) =>
    id && kind !== 'startup' ? refOf(kind, id) : [],
  );
  return followed.length < authors.length ? followed : authors;
}

function failed(problem: unknown): SearchMatch[] {
  reporting('saved searches')(problem);
  return [];
}

/** Derives the notifications of one user from that user's stores. */
export function createNotificationStore(options: Options): NotificationStore {
  const { device, owner, me, now, directory, feed, messages, requests, world } = options;
  const { marks, loadSettings, pipeline, search } = options;
  const recent = recentConversations(messages);
  let observers = 0;

  async function readSeen(): Promise<Seen> {
    const { records } = await device.read(owner, seenKind, loadSeenSchema);
    const kept = records.find(({ id }) => id === seenId);
    if (kept) return kept.value;
    // Events before the first visit aren't new. Only the demo account (Asha) starts with some new events.
    const { date } = await readSampleDate(device, owner, now);
    return { at: me().id === asha.id ? date - day : date, ids: [] };
  }

  return {
    async load() {
      const [{ user, investor }, posts, conversations, asked, { follow }, matches, settings, listed, seen] =
        await Promise.all([
          directory.loadAccount(),
          feed.loadRecent(postsRead),
          recent.load(),
          requests.load(),
          marks().then(readMarks),
          // A failed search hides its own notifications only.
          searchMatches({ pipeline, directory, search }).catch(failed),
          loadSettings(),
          readListings(device, owner),
          readSeen(),
          // Opening the list marks it as seen, and the user may leave right after. That update must have started then.
          device.loadUpdates().catch(handledElsewhere),
        ]);
      const listings = listed.records.map(({ id, value }) => ({ id, listedAt: value.savedAt }));
      const known = {
        ...{ me: me(), own: user, now: now(), posts, conversations, requests: asked },
        ...{ follows: follow, matches, listings, investor, isOn: settings.notifications },
      };
      const notifications = notificationsOf({
        ...known,
        directory: await directory.loadPart(pagesFor(known)),
      });
      return { notifications, seen, isInvestor: investor !== null };
    },

    async keepSeen(seen) {
      await device.update<Seen>(owner, seenKind, seenId, loadSeenSchema, (kept) =>
        kept ? withSeen(kept, seen) : seen,
      );
    },

    observe(listener) {
      observers += 1;
      recent.follow(true);
      const stops = [
        device.observe(owner, (change) => {
          recent.note(change.extent === 'some' ? change.records.flatMap(conversationsOf) : undefined);
          if (matters(change)) listener(change.extent === 'all' ? 'all' : 'some');
        }),
        world.observe('feed', (change) => {
          if (!concerns(change, (kind) => !isSilent(kind))) return;
          // A contact may have another name now.
          recent.note();
          listener('some');
        }),
        world.observe('messages', (_, uid) => {
          recent.note(uid === null ? undefined : [uid]);
          listener('some');
        }),
        requests.observe(() => listener('some')),
      ];
      return () => {
        observers -= 1;
        recent.follow(observers > 0);
        for (const stop of stops) stop();
      };
    },
  };
}
