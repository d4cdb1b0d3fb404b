import { postsPage } from '@/data/schema/shapes/constants';
import { connectionBytes, habits, reading } from './habits';
import type { Measured, Read } from './measure';
import { chooserOf, indexAfter, randomFrom, zipf } from './random';

// Simulates days of all accounts: when they connect, and what they write and read. The bytes of each event are
// measured (measure.ts).

const dayMinutes = 24 * 60;

/** Why the database sends data. */
export const purposes = [
  'connect',
  'mail',
  'notifications',
  'feed',
  'comments',
  'pages',
  'answers',
  'live',
  'newPosts',
] as const;
export type Purpose = (typeof purposes)[number];

/** What happens on one day, on average. */
export type Day = {
  accounts: number;
  sessions: number;
  /** The highest number of connections at the same time. */
  connected: number;
  sessionMinutes: number;
  posts: number;
  writes: number;
  /** Downloads by purpose, without images. */
  reads: Record<Purpose, Read>;
  /** How many people sessions receive with their pages, and how many with name and photo alone, by purpose. */
  met: Record<Purpose, number>;
  faces: Record<Purpose, number>;
  /** How many posts sessions read, with their comments. */
  postsRead: number;
  /** Bytes of updates, without images. */
  sent: number;
};

/** The number of whole events for a mean: the fraction is the chance of one more. */
const rounded = (mean: number, random: () => number) => Math.floor(mean + random());

/** A post: its author, and its comments and likes in ascending order. Times in minutes. */
type Post = { author: number; time: number; comments: number[]; commenters: number[]; likes: number[] };

/** Creates the posts of days with their comments and likes. The first days are the past. */
function postsOf(accounts: number, days: number, random: () => number): Post[] {
  const active = accounts * habits.activeShare;
  const author = chooserOf(zipf(accounts, habits.popularity), random);
  const hour = chooserOf(habits.hours, random);
  const timesOf = (aDay: number) =>
    Float64Array.from(
      { length: Math.round(active * aDay * days) },
      () => Math.floor(random() * days) * dayMinutes + (hour() + random()) * 60,
    ).sort();
  const posts = Array.from(
    timesOf(habits.posts),
    (time): Post => ({
      ...{ author: author(), time },
      ...{ comments: [], commenters: [], likes: [] },
    }),
  );
  const starts = Float64Array.from(posts, ({ time }) => time);
  /** Chooses a post of the first page of that time, rather a new one. */
  const postAt = (time: number) =>
    posts[indexAfter(starts, time) - 1 - Math.floor(postsPage * random() ** 2)];
  for (const time of timesOf(habits.comments)) {
    const post = postAt(time);
    post?.comments.push(time);
    post?.commenters.push(author());
  }
  for (const time of timesOf(habits.likes)) postAt(time)?.likes.push(time);
  return posts;
}

const between = (sorted: readonly number[], from: number, to: number) =>
  indexAfter(sorted, to) - indexAfter(sorted, from);

/** How many sessions are simulated with all their reads and writes. All others only connect. */
const sampled = 1000;

/** Simulates days and returns their average. */
export function simulateDay(accounts: number, days: number, { reads, pushes, writes }: Measured): Day {
  const random = randomFrom(accounts);
  const active = Math.round(accounts * habits.activeShare);
  const step = Math.ceil((active * habits.sessionsADay * days) / sampled);
  const past = Math.ceil((2 * habits.feedPages * postsPage) / (active * habits.posts));
  const posts = postsOf(accounts, past + days, random);
  const starts = Float64Array.from(posts, ({ time }) => time);
  const hour = chooserOf(habits.hours, random);
  const someone = () => Math.floor(random() * accounts);

  const total = Object.fromEntries(
    purposes.map((purpose) => [purpose, { responses: 0, bytes: 0 }]),
  ) as Record<Purpose, Read>;
  const arrivals = new Int32Array(days * dayMinutes + 2);
  const none = () => Object.fromEntries(purposes.map((purpose) => [purpose, 0])) as Record<Purpose, number>;
  const [met, faces] = [none(), none()];
  let [sessions, minutes, changes, sent, postsRead] = [0, 0, 0, 0, 0];

  const add = (purpose: Purpose, read: Read, count = 1) => {
    total[purpose].responses += read.responses * count;
    total[purpose].bytes += read.bytes * count;
  };
  const write = (kind: keyof Measured['writes'], count: number) => {
    const { sent: bytes, echo, records } = writes[kind];
    sent += bytes * count;
    changes += records * count;
    add('answers', echo, count);
  };

  /** The last group of reads in which each account was received. */
  const receivedIn = new Uint32Array(accounts);
  let group = 0;
  let received = 0;
  /** Receives an account, unless this group of reads has received it before. */
  const receive = (account: number) => {
    if (receivedIn[account] === group) return;
    receivedIn[account] = group;
    received += 1;
  };
  /** Adds the accounts that were received: their pages, or name and photo alone. */
  const addReceived = (purpose: Purpose, what: 'person' | 'face' = 'person') => {
    (what === 'person' ? met : faces)[purpose] += received;
    add(purpose, reads[what], received);
    received = 0;
  };
  /** Reads the posts before a place, with their authors, comments and commenters. */
  function readPosts(purpose: Purpose, last: number, count: number, time: number) {
    group += 1;
    const first = Math.max(0, last - count);
    const page = posts.slice(first, last);
    postsRead += page.length;
    add(purpose, reads.pointer, page.length);
    add(purpose, reads.post, page.length);
    for (const { author } of page) receive(author);
    addReceived(purpose, 'face');
    add('comments', reads.comments, page.length);
    let commented = 0;
    for (const { comments, commenters } of page) {
      const written = indexAfter(comments, time);
      commented += written;
      for (let each = 0; each < written; each += 1) receive(commenters[each] as number);
    }
    add('comments', reads.comment, commented);
    addReceived('comments', 'face');
  }

  function session(day: number) {
    const start = (past + day) * dayMinutes + (hour() + random()) * 60;
    const length = Math.max(1, -Math.log(1 - random()) * habits.sessionMinutes);
    const end = start + length;
    sessions += 1;
    minutes += length;
    const minuteOf = (time: number) => Math.min(days * dayMinutes, Math.floor(time - past * dayMinutes));
    arrivals[minuteOf(start)] = (arrivals[minuteOf(start)] as number) + 1;
    arrivals[minuteOf(end) + 1] = (arrivals[minuteOf(end) + 1] as number) - 1;

    if (sessions % step !== 0) return;

    add('connect', { responses: 1, bytes: connectionBytes });
    group += 1;
    const peers = Math.min(50, rounded(-Math.log(1 - random()) * habits.peers, random));
    add('mail', reads.emptyMail);
    add('mail', reads.thread, peers);
    // Whether they are online; and that this account is, from the start to the end.
    add('mail', reads.online, peers);
    changes += 2;
    add('mail', reads.message, peers * (habits.messagesOfPeer - 1));
    add('mail', reads.request, rounded(habits.received, random));
    for (let at = 0; at < peers; at += 1) receive(someone());
    addReceived('mail');
    const followers = habits.follows * habits.activeShare * habits.ageDays;
    add('mail', reads.follower, Math.min(500, followers));

    const newest = indexAfter(starts, start);
    // The notifications use the first page of the feed.
    readPosts('notifications', newest, postsPage, start);
    add('notifications', reads.live);
    add('notifications', reads.pointer, reading.notificationStartups);
    add('notifications', reads.startup, reading.notificationStartups);
    for (let at = 0; at < reading.notificationStartups; at += 1) receive(someone());
    addReceived('notifications');

    const perSession = (aDay: number) => rounded(aDay / habits.sessionsADay, random);
    const pages = perSession(habits.feedPages);
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) readPosts('feed', newest - page * postsPage, postsPage, start);
      add('feed', reads.likes, postsPage);
    }
    for (let at = Math.max(0, newest - postsPage); at < newest; at += 1) {
      const { comments, likes } = posts[at] as Post;
      if (pages > 0) add('live', pushes.like, between(likes, start, end));
      add('live', pushes.comment, between(comments, start, end));
    }
    const later = indexAfter(starts, end);
    add('newPosts', pushes.post, later - newest);
    for (let at = newest; at < later; at += 1) receive((posts[at] as Post).author);
    addReceived('newPosts', 'face');

    const views = perSession(habits.profileViews);
    add('pages', reads.profile, views);
    add('pages', reads.startup, views * habits.startupShare);
    const searches = perSession(habits.searches);
    add('pages', reads.search, searches);
    // The two accounts of the sample are all that a search finds; a page of results has as many as the directory.
    const listed = (perSession(habits.directoryPages) + searches) * reading.directoryPage;
    add('pages', reads.directoryEntry, listed);
    for (let at = 0; at < views + listed; at += 1) receive(someone());
    addReceived('pages');

    write('message', perSession(habits.messages));
    write('reading', perSession(habits.messages));
    add('live', pushes.message, perSession(habits.messages));
    write('follow', perSession(habits.follows));
    add('live', pushes.follow, perSession(habits.follows));
    write('request', perSession(habits.requests));
    write('card', perSession(habits.cards));
    write('comment', perSession(habits.comments));
    write('like', perSession(habits.likes));
    write('post', perSession(habits.posts));
  }

  for (let day = 0; day < days; day += 1)
    for (let each = 0; each < active * habits.sessionsADay; each += 1) session(day);

  let [open, connected] = [0, 0];
  for (const arrived of arrivals) {
    open += arrived;
    connected = Math.max(connected, open);
  }
  const share = days / step;
  const oneDay = ({ responses: count, bytes }: Read): Read => ({
    responses: count / share,
    bytes: bytes / share,
  });
  const perDay = (counts: Record<Purpose, number>) =>
    Object.fromEntries(purposes.map((purpose) => [purpose, counts[purpose] / share])) as Record<
      Purpose,
      number
    >;
  return {
    accounts,
    connected,
    sessions: sessions / days,
    sessionMinutes: minutes / days,
    posts: posts.filter(({ time }) => time >= past * dayMinutes).length / days,
    writes: changes / share,
    reads: Object.fromEntries(purposes.map((purpose) => [purpose, oneDay(total[purpose])])) as Record<
      Purpose,
      Read
    >,
    met: perDay(met),
    faces: perDay(faces),
    postsRead: postsRead / share,
    sent: sent / share,
  };
}
