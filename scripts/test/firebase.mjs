import { prepareEmulator } from '../firebaseEmulator.mjs';
import { firstLines, playwright, run, vitest } from './runners.mjs';

// The Firebase step of `npm test`: tests the authentication provider, then the app, with the Firebase SDK and
// its Auth emulator.

/** Builds the app for the emulator, in separate folders. @throws Error with the output of a failed command */
async function build(variables) {
  const [dist, ssr] = ['.cache/firebase/dist', '.cache/firebase/ssr'];
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

/** Starts the emulator and builds the app for it. `problem` is the first error, or undefined. */
export async function prepareFirebase() {
  const emulator = await prepareEmulator();
  const variables = {
    VITE_FIREBASE_AUTH_EMULATOR_URL: emulator.url,
    VITE_FIREBASE_MEASUREMENT_ID: 'G-UPDRAFT',
  };
  const prepared = await Promise.allSettled([emulator.start(), build(variables)]);
  const { reason } = prepared.find(({ reason }) => reason) ?? {};
  return { emulator, variables, problem: reason };
}

/** Returns the Firebase step of `npm test`. The step waits for `preparing`. */
export const firebase = (preparing) => async () => {
  const { emulator, variables, problem } = await preparing;
  try {
    if (problem) throw problem;
    const parts = [
      await vitest('firebase-contract', ['--config', 'vitest.firebase.config.ts'], variables)(),
      await playwright('firebase-e2e', ['--config', 'playwright.firebase.config.ts'], variables)(),
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
