/** A line to the other tabs of this browser. */
export type TabChannel = {
  /** False where the browser has no BroadcastChannel: no message ever comes. */
  readonly isWorking: boolean;
  post(message: unknown): void;
  /**
   * Calls back with what other tabs post, never with what was posted here; with `undefined` when the page comes back after
   * a time in which it received nothing. Returns the function that stops it.
   */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
};

/** A channel by this name, opened when it is first used. */
export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | null = null;

  const isWorking = typeof BroadcastChannel === 'function';
  const receive = (message: unknown) => {
    for (const listener of [...listeners]) listener(message);
  };
  /** Out of the browser's cache of left pages. */
  const onShown = (event: PageTransitionEvent) => {
    if (event.persisted) receive(undefined);
  };
  // None in a page written at build time.
  const page = typeof globalThis.addEventListener === 'function' ? globalThis : null;
  const open = () => {
    if (channel || !isWorking) return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
    page?.addEventListener('pageshow', onShown);
    return channel;
  };

  return {
    isWorking,
    post: (message) => open()?.postMessage(message),
    listen(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      if (!channel) return;
      channel.close();
      channel = null;
      page?.removeEventListener('pageshow', onShown);
    },
  };
}
