/** A line to the other tabs of this browser. */
export type TabChannel = {
  /** False where the browser has no BroadcastChannel: nothing is ever heard. */
  readonly works: boolean;
  tell(message: unknown): void;
  /** Hears what other tabs tell, never what this channel told itself. Returns the function that stops it. */
  listen(listener: (message: unknown) => void): () => void;
  close(): void;
};

/** A channel by this name, opened when it is first used. */
export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | null = null;

  const works = typeof BroadcastChannel === 'function';
  const open = () => {
    if (channel || !works) return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<unknown>) => {
      for (const listener of [...listeners]) listener(event.data);
    };
    return channel;
  };

  return {
    works,
    tell: (message) => open()?.postMessage(message),
    listen(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      channel?.close();
      channel = null;
    },
  };
}
