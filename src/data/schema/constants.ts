/** Business constants (spec section 9). Times in milliseconds. */
export const feedLoadDelay = 800;
/** Comments shown before "Show all N comments". */
export const commentsShown = 2;
/** Fewest characters the provider takes for a password. */
export const passwordMinimum = 6;
/** Wrong passwords at one address that cost nothing; after the next one has to wait. */
export const attemptsFree = 4;
/** The first wait; each one is twice as long as the one before, up to the longest. */
export const attemptWait = 30_000;
export const attemptWaitMaximum = 15 * 60_000;
/** How long signing in may take before the card shows that it is late and is enabled again. */
export const signInPatience = 15_000;
/** How long wrong passwords are remembered. */
export const attemptsKept = 24 * 3_600_000;
/** How long typing rests before what is typed is written to the device. */
export const draftDelay = 400;
/** Simulated loading of a profile. */
export const profileLoadDelay = 500;
/** How long an answer to a request can be undone. */
export const undoDelay = 10_000;
/** How long "Copied!" is shown. */
export const copiedShown = 2000;
/** How long a setting is said to be saved. */
export const savedShown = 2000;
/** Interests shown on a public profile before "+N more". */
export const interestsShown = 3;
/** Top skills shown before "+N more". */
export const skillsShown = 6;
/** Characters of a message shown in the preview of its conversation. */
export const previewLength = 30;
/** Messages read at once: the latest when a conversation is opened, then as many before them as one scrolls up to. */
export const messagesPage = 200;
/** Posts read at first of a feed that is begun at its top; then all others. */
export const postsPage = 60;
/** Most interests a person may choose when completing their profile. */
export const interestsMaximum = 5;
/** How long Enter in the top bar's search waits to know where the best hit is. */
export const searchPatience = 3000;
/** The first and the last year that a year may be. */
export const yearMinimum = 1900;
export const yearMaximum = 2200;

/**
 * Most characters that a field takes, in UTF-16 code units, by what is typed. What is longer stays in the field and isn't
 * sent; what was kept before there were limits is still shown.
 */
export const textMaximum = {
  /** A name, a role, a town, one item of a list. */
  line: 200,
  email: 254,
  password: 1000,
  /** A web address. */
  url: 2000,
  /** Words with commas between them. */
  words: 2000,
  /** What somebody says about themselves, or about their startup. */
  paragraphs: 5000,
  comment: 2000,
  /** What a startup's owner says to whoever asked for its figures. */
  note: 2000,
  post: 5000,
  message: 10_000,
  /** Of a longer one only the beginning is looked for. */
  search: 200,
} as const;
/** From which share of its limit on a field counts. */
export const countedFrom = 0.9;
/** Most entries of a list that somebody writes. */
export const entriesMaximum = 100;
