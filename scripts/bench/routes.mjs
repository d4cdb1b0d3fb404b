import { runnerImport } from 'vite';

/** What stands in the place of a route's parameter. */
const samples = {
  conversation: 'mina-okafor',
  startup: 'heliogrid',
  investor: 'mina-okafor',
  user: 'asha-verma',
};

/** What a person waits for on a page; the heading where nothing else is said. */
const usable = {
  login: 'button[type="submit"]',
  register: 'button[type="submit"]',
  forgotPassword: 'button[type="submit"]',
  explore: 'article',
  listStartup: 'main:not([aria-busy]) form',
  investorRegister: 'main:not([aria-busy]) form',
  onboarding: 'main:not([aria-busy]) form',
  starred: 'main a[href^="/startups/"]',
  discover: 'main a[href^="/startups/"]',
  messages: 'main a[href^="/messages/"]',
  conversation: '[role="log"]',
  account: '[role="tabpanel"] h2',
  profile: '[role="tabpanel"] h2',
  investorAccount: '[role="tabpanel"] h2',
  startup: '[role="tabpanel"] h2',
  investor: '[role="tabpanel"] h2',
  user: '[role="tabpanel"] h2',
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

/**
 * Every page of the route table: its address, what it is usable by, for how many ms the spec delays its first load, and
 * whether it is looked at by somebody who is signed in.
 */
export async function readRoutes() {
  const [{ routes }, constants] = await Promise.all([load('routes'), load('constants')]);
  return Object.entries(routes).map(([name, { path, access }]) => ({
    path: path.replace(/:\w+/, () => {
      if (!samples[name]) throw new Error(`No sample for ${path}`);
      return samples[name];
    }),
    usable: { selector: usable[name] ?? 'h1', isHydrated: true },
    delay: constants[delays[name]] ?? 0,
    isSignedIn: access !== 'public',
  }));
}
