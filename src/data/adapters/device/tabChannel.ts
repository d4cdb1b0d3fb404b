/** A channel to the other tabs of this browser. */
export type TabChannel = {
  /** False if the browser has no BroadcastChannel: no message ever arrives. */
  readonly isWorking: boolean;
  post(message: unknown): void;
  /**
   * Calls back with messages of other tabs, never of this one; with `undefined` when the page is restored
   * from the back/forward cache, where it received nothing. Returns the unsubscribe function.
   */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
};

/** Creates the channel of this name, which opens on first use. */
export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | null = null;

  const isWorking = typeof BroadcastChannel === 'function';
  const receive = (message: unknown) => {
    for (const listener of [...listeners]) listener(message);
  };
  /** Calls the listeners when the page is restored from the back/forward cache. */
  const onShown = (event: PageTransitionEvent) => {
    if (event.persisted) receive(undefined);
  };
  // Prerendering at build time has no page.
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
