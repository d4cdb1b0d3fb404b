import { commands } from 'vitest/browser';
import { readFirebaseConfig } from '@/data/adapters/auth/firebaseConfig';
import { type AuthWorld, describeAuthProvider } from '../data/auth/authProvider.contract';
import { emulatorAt } from './emulator';

const read = readFirebaseConfig(import.meta.env);
if ('problem' in read) throw new Error(read.problem);
const config = read;
const emulator = emulatorAt(config.emulatorUrl ?? '');

type Adapter = typeof import('@/data/adapters/auth/firebaseAuth');

/** The HTML of an iframe that acts as another tab. It uses the test's `Error`, so that `instanceof` works. */
const page = `
  <script>globalThis.Error = parent.Error</script>
  <script type="module">
    import * as adapter from '/src/data/adapters/auth/firebaseAuth.ts';
    globalThis.adapter = adapter;
  </script>`;

/** Opens a tab with a separate SDK: an iframe is a separate realm and shares storage, as tabs do. */
async function openRealm() {
  const frame = document.createElement('iframe');
  frame.srcdoc = page;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const { adapter } = frame.contentWindow as Window & { adapter?: Adapter };
  if (!adapter) throw new Error('The adapter could not be loaded.');
  return { adapter, close: () => frame.remove() };
}

let worlds = 0;

async function world(): Promise<AuthWorld> {
  await emulator.deleteAllAccounts();
  // The SDK stores sessions per API key.
  worlds += 1;
  const app = { ...config.app, apiKey: `world-${worlds}` };
  const realms = await Promise.all([openRealm(), openRealm()]);
  const unused = [...realms];
  let chosen: Promise<void> | undefined;
  return {
    openTab() {
      const realm = unused.shift();
      if (!realm) throw new Error('No more than two tabs.');
      const tab = realm.adapter.createFirebaseAuth({ ...config, app });
      return {
        ...tab,
        async signInWithPopup(provider) {
          await chosen;
          return tab.signInWithPopup(provider);
        },
        async deleteAccount(password) {
          await chosen;
          return tab.deleteAccount(password);
        },
      };
    },
    choosing(answer) {
      chosen = commands.answerNextPopup(answer);
    },
    later: () => new Promise((resolve) => setTimeout(resolve, 2000)),
    async close() {
      for (const realm of realms) realm.close();
    },
  };
}

await commands.serveGapi();
await emulator.protectFromEnumeration(true);
describeAuthProvider('Firebase', world);
