import { runnerImport } from 'vite';
import { usableOf } from './usable.mjs';

/** What stands in the place of a route's parameter. */
const samples = {
  conversation: 'mina-okafor',
  startup: 'heliogrid',
  investor: 'mina-okafor',
  user: 'asha-verma',
};

/** The pages whose first load is delayed, by the constant that says for how long (spec section 9). */
const delays = {
  explore: 'feedLoadDelay',
  startup: 'profileLoadDelay',
  investor: 'profileLoadDelay',
  user: 'profileLoadDelay',
};

const load = async (name) =>
  (await runnerImport(`./src/data/schema/${name}.ts`, { configFile: false })).module;

/** @throws for a route that was added without a sample */
function addressOf(name, path) {
  if (path.includes(':') && !samples[name]) throw new Error(`No sample for ${path}`);
  return path.replace(/:\w+/, samples[name]);
}

/**
 * Every page of the route table: its address, what it is usable by, for how many ms the spec delays its first load, and
 * whether whoever looks at it is signed in.
 */
export async function readRoutes() {
  const [{ routes }, constants] = await Promise.all([load('routes'), load('constants')]);
  return Object.entries(routes).map(([name, route]) => {
    const path = addressOf(name, route.path);
    return {
      path,
      usable: usableOf(path),
      delay: constants[delays[name]] ?? 0,
      isSignedIn: route.access !== 'public',
    };
  });
}
