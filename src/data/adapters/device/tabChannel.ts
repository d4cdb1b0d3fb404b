/** A channel to other tabs of this browser. */
export type TabChannel = {
  /** False if the browser has no BroadcastChannel. Messages then never arrive. */
  readonly isWorking: boolean;
  post(message: unknown): void;
  /**
   * Calls back with messages from other tabs. Calls back with `undefined` when the page is restored from the
   * back/forward cache, in which a page receives no messages. Returns the unsubscribe function.
   */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
};

/** Creates the channel with this name. The first use opens it. */
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
  // There is no page while the build prerenders the HTML.
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
