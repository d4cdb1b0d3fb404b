// The assumptions of docs/scale.md. They aren’t measured: change them to yours and run the script again.

export const habits = {
  /** The share of the accounts that are active on a day. */
  activeShare: 0.2,
  /** Of an active account on a day. */
  sessionsADay: 2,
  /** The mean length of a session. */
  sessionMinutes: 10,

  /** What an active account does on a day. */
  posts: 0.1,
  comments: 0.4,
  likes: 3,
  follows: 0.1,
  messages: 2,
  requests: 0.05,
  cards: 1,
  feedPages: 3,
  profileViews: 4,
  directoryPages: 1,
  searches: 1,

  /** What an account has. */
  startupShare: 0.25,
  investorShare: 0.1,
  photoShare: 0.6,
  /** How many accounts have written to it, and how many messages each. */
  peers: 4,
  messagesOfPeer: 10,
  /** How many requests it has received. */
  received: 0.5,

  /** How long the accounts have existed. */
  ageDays: 365,
  /** The size of an image before base64. The limit is 60 KB. */
  imageBytes: 30_000,
  /** The size of its copy for lists, likewise. */
  avatarBytes: 3_000,
  /** The exponent of Zipf's law for authors and followed profiles. */
  popularity: 0.8,
  /** The share of sessions in each hour of the day, in one time zone. */
  hours: [1, 1, 0.5, 0.5, 0.5, 1, 2, 4, 6, 6, 6, 5, 6, 6, 5, 5, 5, 6, 7, 8, 8, 6, 3, 1.5],
};

/** How many of the newest startups the notifications read, and the size of a page of the directory. */
export const reading = { notificationStartups: 24, directoryPage: 24 };

/** What a connection costs before its first request, in bytes: the TLS handshake and the answer to the sign-in. */
export const connectionBytes = 3_500 + 1_000;

/** The documented limits of one database. */
export const limits = {
  connections: 200_000,
  writesASecond: 1_000,
  writtenAMinute: 64e6,
  responsesASecond: 100_000,
};

/** The documented prices, in dollars. A GB is 10⁹ bytes. */
export const prices = { storedGb: 5, downloadedGb: 1, freeStoredGb: 1, freeDownloadedGb: 10 };
