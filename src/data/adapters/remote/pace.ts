/** How long an account waits between two posts, and between two comments, in ms. The rules require it. */
export const pace = 1000;

/** The kinds of records with a limit on how often an account creates one. */
export const pacedKinds = ['post', 'comment'] as const;

export const isPaced = (kind: string): boolean => (pacedKinds as readonly string[]).includes(kind);

/** Resolves after a time in ms, or once the signal aborts. */
export const pauseByTimer = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

export type Pause = typeof pauseByTimer;
