import { prepareEmulator } from '../firebaseEmulator.mjs';
import { freePort } from '../freePort.mjs';
import { firstLines, playwright, run, vitest } from './runners.mjs';

// The Firebase step of `npm test`: tests the authentication provider, then the app, with the Firebase SDK and
// its Auth emulator, then the app with the database for tests.

/** Builds the app in a separate folder of `.cache`. @throws Error with the output of a failed command */
async function build(name, variables) {
  const [dist, ssr] = [`.cache/${name}/dist`, `.cache/${name}/ssr`];
  const commands = [
    ['vite', ['build', '--outDir', dist, '--emptyOutDir']],
    ['vite', ['build', '--ssr', 'src/app/prerender.tsx', '--outDir', ssr, '--emptyOutDir']],
    ['node', ['scripts/prerender.mjs', dist, ssr]],
    ['node', ['scripts/offline.mjs', dist]],
  ];
  for (const [command, args] of commands) {
    const { code, output } = await run(command, args, variables);
    if (code !== 0) throw new Error(output);
  }
}

/** Starts the emulator and builds the app without and with a database. `problem` is the first error, or undefined. */
export async function prepareFirebase() {
  const [emulator, port] = await Promise.all([prepareEmulator(), freePort()]);
  const auth = { VITE_FIREBASE_AUTH_EMULATOR_URL: emulator.url };
  const variables = { ...auth, VITE_FIREBASE_MEASUREMENT_ID: 'G-UPDRAFT' };
  const database = { ...auth, VITE_FIREBASE_DATABASE_URL: `http://localhost:${port}?ns=demo-updraft` };
  // One after the other, because each uses both cores.
  const builds = async () => {
    await build('firebase', variables);
    await build('database', database);
  };
  const prepared = await Promise.allSettled([emulator.start(), builds()]);
  const { reason } = prepared.find(({ reason }) => reason) ?? {};
  return { emulator, variables, database, problem: reason };
}

/** Returns the Firebase step of `npm test`. The step waits for `preparing`. */
export const firebase = (preparing) => async () => {
  const { emulator, variables, database, problem } = await preparing;
  try {
    if (problem) throw problem;
    const parts = [
      await vitest('firebase-contract', ['--config', 'vitest.firebase.config.ts'], variables)(),
      await playwright('firebase-e2e', ['--config', 'playwright.firebase.config.ts'], variables)(),
      await playwright('database-e2e', ['--config', 'playwright.database.config.ts'], database)(),
    ];
    return {
      passed: parts.reduce((sum, { passed }) => sum + passed, 0),
      failures: parts.flatMap(({ failures }) => failures),
      output: parts.map(({ output }) => output).join('\n'),
    };
  } catch (error) {
    return { passed: 0, failures: [firstLines(String(error))], output: String(error) };
  } finally {
    await emulator.stop();
  }
};
