import { threadId } from 'node:worker_threads';

// The threads of a process share their BroadcastChannels. Each worker gets separate channels, so that no test
// file receives the messages of another file.
const shared = globalThis as { hasOwnChannels?: boolean };
if (!shared.hasOwnChannels) {
  shared.hasOwnChannels = true;
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of worker ${threadId}`);
    }
  };
}
