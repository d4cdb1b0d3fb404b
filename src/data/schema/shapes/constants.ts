/** The simulated loading time of the feed (spec section 9). All times in this file are in milliseconds. */
export const feedLoadDelay = 800;
/** Comments shown before "Show all N comments". */
export const commentsShown = 2;
/** The shortest password that the auth provider accepts, in characters. */
export const passwordMinimum = 6;
/** How many wrong passwords an email address allows before the next one starts a waiting time. */
export const attemptsFree = 4;
/** The first waiting time after wrong passwords. Each following one is twice as long, up to the maximum. */
export const attemptWait = 30_000;
export const attemptWaitMaximum = 15 * 60_000;
/** How long sign-in may take before the form reports a delay and becomes usable again. */
export const signInPatience = 15_000;
/** How long the number of wrong passwords is remembered after the last attempt. */
export const attemptsKept = 24 * 3_600_000;
/** The delay between the last keystroke and saving a draft. */
export const draftDelay = 400;
/** How long a search waits for its worker before the list shows plain matches. */
export const plainSearchDelay = 100;
/** The same for the first search, while the list is still a skeleton. */
export const firstSearchDelay = 30;
/** The simulated loading time of a profile. */
export const profileLoadDelay = 500;
/** How long an answer to a request can be undone. */
export const undoDelay = 10_000;
/** How long "Copied!" is shown. */
export const copiedShown = 2000;
/** How long the confirmation of a saved setting is shown. */
export const savedShown = 2000;
/** Interests shown on a public profile before "+N more". */
export const interestsShown = 3;
/** Top skills shown before "+N more". */
export const skillsShown = 6;
/** How many messages of a conversation load together: first the newest, then earlier ones on scrolling up. */
export const messagesPage = 200;
/** How many of the latest messages the history of a pipeline card lists. */
export const historyMessages = 20;
/** How many conversations load together: first the latest, then earlier ones on scrolling down. */
export const inboxPage = 50;
/** How many posts load together: first the newest, then earlier ones on scrolling down. */
export const postsPage = 60;
/** How many of the newest posts a search or a filter by type covers. */
export const postsReach = 1000;
/** Most interests a person may choose when completing their profile. */
export const interestsMaximum = 5;
/** How long Enter in the top bar's search waits for results, to open the Discover tab with the best one. */
export const searchPatience = 3000;
