import { type Day, type Purpose, purposes, simulateDay } from './day';
import { habits, limits, prices } from './habits';
import { type Measured, measure, type Read } from './measure';
import { zipf } from './random';

// The tables of docs/scale.md.

/** How many times the simulated accounts each size has. A size is simulated if it is missing here. */
const sizes = [
  { title: '1,000', accounts: 1_000, days: 10, factor: 1 },
  { title: '100,000', accounts: 100_000, days: 1, factor: 1 },
  { title: '10 million', accounts: 100_000, days: 1, factor: 100 },
];

const month = 30;
/** The share of a day's load in its busiest hour. */
const peak = Math.max(...habits.hours) / habits.hours.reduce((sum, share) => sum + share, 0);
const gb = 1e9;

/** Returns a number with three digits. */
function short(value: number): string {
  if (Math.abs(value) < 0.01) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 3) });
}
const bytesOf = (value: number) => {
  const [unit, size] = (
    [
      ['PB', 1e15],
      ['TB', 1e12],
      ['GB', 1e9],
      ['MB', 1e6],
      ['KB', 1e3],
    ] as const
  ).find(([, each]) => value >= each) ?? ['B', 1];
  return `${short(value / size)} ${unit}`;
};
const dollars = (value: number) => `$${short(Math.max(0, value))}`;

type Row = Readonly<Record<string, string>>;

/** Returns a Markdown table of rows with the same keys. Aligns the first column left, the others right. */
function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((line) => line[at]?.length ?? 0)));
  const rule = widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const padded = (cell: string, at: number) =>
    at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return lines
    .toSpliced(1, 0, rule)
    .map((line) => `| ${line.map(padded).join(' | ')} |`)
    .join('\n');
}

const recordNames = {
  settings: 'Settings',
  profile: 'Profile',
  investor: 'Investor page',
  startup: 'Startup (4 records)',
  post: 'Post',
  comment: 'Comment',
  like: 'Like',
  follow: 'Follow',
  message: 'Message',
  reading: 'Read conversation',
  request: 'Request',
  card: 'Card with a note (2 records)',
} satisfies Record<keyof Measured['writes'], string>;

const recordTable = ({ writes }: Measured) =>
  table(
    (Object.keys(recordNames) as (keyof typeof recordNames)[]).map((kind) => {
      const { sent, own, shown, pointers, echo } = writes[kind];
      return {
        record: recordNames[kind],
        'update sent': bytesOf(sent),
        'own copy': bytesOf(own),
        'for others': bytesOf(shown),
        'pointers, counts': bytesOf(pointers),
        'sent back': bytesOf(echo.bytes),
      };
    }),
  );

const readTable = ({ reads, pushes }: Measured) => {
  const names: [string, Read][] = [
    ['A person: 8 parts', reads.person],
    ['The author of a post or comment: 3 parts', reads.face],
    ['An image', reads.image],
    ['The copy of a photo for lists', reads.avatar],
    ['A startup: 4 parts', reads.startup],
    ['A post of a page, with its pointer', sumOf(reads.post, reads.pointer)],
    ['Its number of likes', reads.likes],
    ['Its list of comments, empty', reads.comments],
    ['A comment', reads.comment],
    ['The rest of a profile, without startups', reads.profile],
    ['An empty mailbox', reads.emptyMail],
    ['A conversation with one message', reads.thread],
    ['Each further message', reads.message],
    ['A new like, while you see the post', pushes.like],
    ['A new comment, while you see the post', pushes.comment],
    ['A new post, while the feed was open', pushes.post],
    ['A new message', pushes.message],
  ];
  return table(
    names.map(([what, { responses, bytes }]) => ({
      content: what,
      responses: short(responses),
      downloaded: bytesOf(bytes),
    })),
  );
};

const scaled = ({ responses, bytes }: Read, factor: number): Read => ({
  responses: responses * factor,
  bytes: bytes * factor,
});
const sumOf = (a: Read, b: Read): Read => ({
  responses: a.responses + b.responses,
  bytes: a.bytes + b.bytes,
});

/** Returns what an account stores after `ageDays`, in bytes, and the number of its records. */
function stockOf({ writes, image }: Measured) {
  const daily = ['post', 'comment', 'like', 'follow', 'message', 'request', 'card'] as const;
  const rates = {
    ...{ post: habits.posts, comment: habits.comments, like: habits.likes, follow: habits.follows },
    ...{ message: habits.messages, request: habits.requests, card: habits.cards },
  };
  const counts: Partial<Record<keyof Measured['writes'], number>> = {
    ...{ settings: 1, profile: 1, investor: habits.investorShare, startup: habits.startupShare },
    ...{ reading: habits.peers },
    ...Object.fromEntries(daily.map((kind) => [kind, rates[kind] * habits.activeShare * habits.ageDays])),
  };
  const stock = { records: 0, own: 0, shown: 0, pointers: 0 };
  for (const [kind, count] of Object.entries(counts)) {
    const { records, own, shown, pointers } = writes[kind as keyof Measured['writes']];
    stock.records += records * count;
    stock.own += own * count;
    stock.shown += shown * count;
    stock.pointers += pointers * count;
  }
  const words =
    writes.profile.pointers +
    writes.investor.pointers * habits.investorShare +
    writes.startup.pointers * habits.startupShare;
  return { ...stock, words, images: (habits.photoShare + habits.startupShare) * image };
}

/**
 * Returns the share of the people that a device meets which it has never met before: the popular ones are known
 * first. `met`: how many it has met.
 */
function strangersAmong(accounts: number, met: number): number {
  // Ranks in groups, each a tenth larger than the one before.
  let [all, unknown] = [0, 0];
  for (let from = 1; from <= accounts; ) {
    const to = Math.min(accounts, Math.max(from, Math.floor(from * 1.1)));
    const weight = ((from + to) / 2) ** -habits.popularity * (to - from + 1);
    all += weight;
    from = to + 1;
  }
  for (let from = 1; from <= accounts; ) {
    const to = Math.min(accounts, Math.max(from, Math.floor(from * 1.1)));
    const weight = ((from + to) / 2) ** -habits.popularity;
    const count = to - from + 1;
    unknown += ((weight * count) / all) * Math.exp((-weight / all) * met);
    from = to + 1;
  }
  return unknown;
}

/** The load of one size, from a simulated day. */
function loadOf(measured: Measured, day: Day, factor: number) {
  const accounts = day.accounts * factor;
  const stock = stockOf(measured);
  const { image, avatar, likes, poll } = measured.reads;
  // Each post is sent to each open feed, so this part grows with the square.
  const growth = (purpose: Purpose) => (purpose === 'newPosts' ? factor ** 2 : factor);
  /** Returns the photos that the people met for these purposes have, if the device doesn't have them. */
  function photosOf(met: Day['met'], photo: Read, of: readonly Purpose[], among = of): Read {
    const sum = (all: readonly Purpose[]) =>
      all.reduce((count, purpose) => count + met[purpose] * growth(purpose), 0);
    const unknown = strangersAmong(accounts, (sum(among) / accounts) * habits.ageDays);
    return scaled(photo, sum(of) * unknown * habits.photoShare);
  }
  const old = purposes.filter((purpose) => purpose !== 'newPosts');
  const plain = (purpose: Purpose) => scaled(day.reads[purpose], growth(purpose));
  const newPosts = sumOf(plain('newPosts'), photosOf(day.faces, avatar, ['newPosts'], purposes));
  const reads = {
    ...(Object.fromEntries(purposes.map((purpose) => [purpose, plain(purpose)])) as Record<Purpose, Read>),
    newPosts,
    images: sumOf(photosOf(day.met, image, old, purposes), photosOf(day.faces, avatar, old, purposes)),
  };
  const all = Object.values(reads).reduce(sumOf);

  /** Returns the downloads of a day after a number of the changes. */
  function changed(count: number): number {
    const [withPolls, withCounts] = [count >= 1, count >= 2];
    const of = purposes.filter(
      (purpose) => !(withPolls && purpose === 'newPosts') && !(withCounts && purpose === 'comments'),
    );
    const photos = sumOf(photosOf(day.met, image, of), photosOf(day.faces, avatar, of)).bytes;
    const polls = withPolls ? day.sessionMinutes * factor * poll.bytes : 0;
    const numbers = withCounts ? day.postsRead * factor * likes.bytes : 0;
    return of.reduce((sum, purpose) => sum + plain(purpose).bytes, photos + polls + numbers);
  }
  const hour = 3600;
  return {
    accounts,
    stock,
    reads,
    all,
    changed,
    stored: (stock.own + stock.shown + stock.pointers + stock.images) * accounts,
    connected: day.connected * factor,
    writes: (day.writes * factor * peak) / hour,
    writtenAMinute: (day.sent * factor * peak) / 60,
    responses: (all.responses * peak) / hour,
    outgoing: (all.bytes * peak) / hour,
    /** How often the database sends a new pointer of the feed, a second. */
    pointers: (day.connected * day.posts * factor ** 2 * peak) / hour,
  };
}

type Load = ReturnType<typeof loadOf>;

const costOf = ({ stored, all }: Load) => ({
  stored: (stored / gb - prices.freeStoredGb) * prices.storedGb,
  downloaded: ((all.bytes * month) / gb - prices.freeDownloadedGb) * prices.downloadedGb,
});

/** The most followers of one profile. */
function mostFollowers(accounts: number): number {
  const total = accounts * habits.follows * habits.activeShare * habits.ageDays;
  const exact = Math.min(accounts, 10_000);
  const sum =
    zipf(exact, habits.popularity).reduce((all, weight) => all + weight, 0) +
    (accounts ** (1 - habits.popularity) - exact ** (1 - habits.popularity)) / (1 - habits.popularity);
  return Math.min(accounts - 1, total / sum);
}

function loadTable(loads: readonly Load[]) {
  const row = (what: string, cellOf: (load: Load) => string): Row => ({
    what,
    ...Object.fromEntries(loads.map((load, at) => [sizes[at]?.title ?? '', cellOf(load)])),
  });
  const monthly = (what: string, readOf: (load: Load) => Read) =>
    row(what, (load) => bytesOf(readOf(load).bytes * month));
  return table([
    row('Active accounts a day', ({ accounts }) => short(accounts * habits.activeShare)),
    row('Connections at the peak', ({ connected }) => short(connected)),
    row('**Stored**, after a year', ({ stored }) => bytesOf(stored)),
    row('… own copies', ({ stock, accounts }) => bytesOf(stock.own * accounts)),
    row('… for others', ({ stock, accounts }) => bytesOf(stock.shown * accounts)),
    row('… pointers and counts', ({ stock, accounts }) => bytesOf(stock.pointers * accounts)),
    row('… images', ({ stock, accounts }) => bytesOf(stock.images * accounts)),
    row('Writes a second, peak hour', ({ writes }) => short(writes)),
    row('Written a minute, peak hour', ({ writtenAMinute }) => bytesOf(writtenAMinute)),
    row('Responses a second, peak hour', ({ responses }) => short(responses)),
    row('Sent a second, peak hour', ({ outgoing }) => bytesOf(outgoing)),
    monthly('**Downloaded a month**', ({ all }) => all),
    monthly('… connecting', ({ reads }) => reads.connect),
    monthly('… mailbox at the start', ({ reads }) => reads.mail),
    monthly('… notifications at the start', ({ reads }) => reads.notifications),
    monthly('… pages of the feed', ({ reads }) => reads.feed),
    monthly('… comments', ({ reads }) => reads.comments),
    monthly('… profiles, directory, search', ({ reads }) => reads.pages),
    monthly('… photos that the device doesn’t have', ({ reads }) => reads.images),
    monthly('… answers to writes', ({ reads }) => reads.answers),
    monthly('… likes, comments, mail, live', ({ reads }) => reads.live),
    monthly('… new posts, to every open feed', ({ reads }) => reads.newPosts),
    row('**Cost a month**: stored', (load) => dollars(costOf(load).stored)),
    row('**Cost a month**: downloaded', (load) => dollars(costOf(load).downloaded)),
    row(
      'Restoring an account',
      ({ stock }) => `${short(stock.records)} records, ${bytesOf(stock.own + stock.images)}`,
    ),
    row('Words, directory and addresses', ({ stock, accounts }) => bytesOf(stock.words * accounts)),
    row('Followers of the first profile', ({ accounts }) => short(mostFollowers(accounts))),
  ]);
}

const changes = [
  'Now',
  '1. The feed asks for its newest pointer once a minute',
  '2. The feed shows numbers of comments, and reads comments when they are opened',
];

const changeTable = (loads: readonly Load[]) =>
  table(
    changes.map((what, count) => ({
      'downloaded a month after each change': what,
      ...Object.fromEntries(
        loads.map(({ changed }, at) => [sizes[at]?.title ?? '', bytesOf(changed(count) * month)]),
      ),
    })),
  );

/** Returns the number of accounts at which a part that grows linearly and one that grows with the square meet a limit. */
function accountsAt(limit: number, linear: number, square = 0): number {
  if (square === 0) return limit / linear;
  return (Math.sqrt(linear ** 2 + 4 * square * limit) - linear) / (2 * square);
}

const rounded = (value: number) => short(Number(value.toPrecision(2)));

function endTable(load: Load, most: Load) {
  const { accounts, connected, writes, writtenAMinute, reads, all, responses } = load;
  const square = (responses * reads.newPosts.responses) / all.responses / accounts ** 2;
  const linear = (responses * (all.responses - reads.newPosts.responses)) / all.responses / accounts;
  const rest = (all.bytes - reads.newPosts.bytes) / accounts;
  const head = reads.newPosts.bytes / accounts ** 2;
  const row = (what: string, limit: string, at: number, needed: number): Row => ({
    limit: what,
    documented: limit,
    'reached at accounts': rounded(at),
    'databases for 10 million': short(Math.ceil(needed)),
  });
  return [
    table([
      row(
        'Connections',
        short(limits.connections),
        accountsAt(limits.connections, connected / accounts),
        most.connected / limits.connections,
      ),
      row(
        'Writes a second',
        short(limits.writesASecond),
        accountsAt(limits.writesASecond, writes / accounts),
        most.writes / limits.writesASecond,
      ),
      row(
        'Written a minute',
        bytesOf(limits.writtenAMinute),
        accountsAt(limits.writtenAMinute, writtenAMinute / accounts),
        most.writtenAMinute / limits.writtenAMinute,
      ),
      row(
        'Responses a second',
        short(limits.responsesASecond),
        accountsAt(limits.responsesASecond, linear, square),
        most.responses / limits.responsesASecond,
      ),
    ]),
    `From ${rounded(rest / head)} accounts on, new posts cost more than all other downloads together. At 10 million, the database of the feed alone sends ${short(most.pointers)} pointers a second.`,
  ].join('\n\n');
}

/** Returns the tables of docs/scale.md. */
export async function report(): Promise<string> {
  const measured = await measure();
  const days = new Map<number, Day>();
  const loads = sizes.map(({ accounts, days: count, factor }) => {
    const day = days.get(accounts) ?? simulateDay(accounts, count, measured);
    days.set(accounts, day);
    return loadOf(measured, day, factor);
  });
  const [, middle, most] = loads as [Load, Load, Load];
  return [
    '**Records**',
    recordTable(measured),
    '**Reads**',
    readTable(measured),
    '**Load and cost**',
    loadTable(loads),
    '**Where one database ends**',
    endTable(middle, most),
    '**What changes would save**',
    changeTable(loads),
  ].join('\n\n');
}
