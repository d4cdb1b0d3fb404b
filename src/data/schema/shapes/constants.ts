/** Business constants (spec section 9). Times in milliseconds. */
export const feedLoadDelay = 800;
/** Comments shown before "Show all N comments". */
export const commentsShown = 2;
/** The shortest password that the auth provider accepts, in characters. */
export const passwordMinimum = 6;
/** How many wrong passwords an email address allows before the next one starts a waiting time. */
export const attemptsFree = 4;
/** The first waiting time. Each one is twice as long as the one before, up to the maximum. */
export const attemptWait = 30_000;
export const attemptWaitMaximum = 15 * 60_000;
/** How long sign-in may take before the card reports a delay and becomes usable again. */
export const signInPatience = 15_000;
/** How long wrong passwords are remembered after the last one. */
export const attemptsKept = 24 * 3_600_000;
/** How long after the last keystroke a draft is saved. */
export const draftDelay = 400;
/** Simulated loading of a profile. */
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
/** Messages loaded together: the newest of a conversation first, then earlier ones as the user scrolls up. */
export const messagesPage = 200;
/** Posts loaded first when the feed opens at its top. All others follow together. */
export const postsPage = 60;
/** Most interests a person may choose when completing their profile. */
export const interestsMaximum = 5;
/** How long Enter in the top bar's search waits to learn which tab of Discover has the best hit. */
export const searchPatience = 3000;
