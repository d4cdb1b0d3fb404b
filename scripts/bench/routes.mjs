import { loadConfigFromFile, runnerImport } from 'vite';

const submit = 'button[type="submit"]';
const wizard = 'main:not([aria-busy]) form';
const panel = '[role="tabpanel"] h2';
const delay = 'profileLoadDelay';

/**
 * What isn't said by the route table: what stands in the place of a parameter, what a person waits for (the heading where
 * nothing is said), and the constant of the spec that delays the first load (section 9).
 */
const known = {
  login: { usable: submit },
  register: { usable: submit },
  forgotPassword: { usable: submit },
  onboarding: { usable: wizard },
  explore: { usable: 'article', delay: 'feedLoadDelay' },
  starred: { usable: 'main a[href^="/startups/"]' },
  discover: { usable: 'main a[href^="/startups/"]' },
  messages: { usable: 'main a[href^="/messages/"]' },
  conversation: { sample: 'mina-okafor', usable: '[role="log"]' },
  listStartup: { usable: wizard },
  investorRegister: { usable: wizard },
  investorAccount: { usable: panel },
  account: { usable: panel },
  profile: { usable: panel },
  startup: { sample: 'heliogrid', usable: panel, delay },
  investor: { sample: 'mina-okafor', usable: panel, delay },
  user: { sample: 'asha-verma', usable: panel, delay },
};

/** A TypeScript module of the project, with the aliases that its imports go by. */
export async function load(file) {
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' });
  return (await runnerImport(file, { configFile: false, resolve: config.resolve })).module;
}

/** One of the schema, which needs none. */
const schema = async (name) =>
  (await runnerImport(`./src/data/schema/${name}.ts`, { configFile: false })).module;

/**
 * Every page of the route table: its address, what it is usable by, for how many ms the spec delays its first load, and
 * whether whoever looks at it is signed in.
 * @throws for a route that was added without a sample
 */
export async function readRoutes() {
  const [{ routes }, constants] = await Promise.all([schema('routes'), schema('constants')]);
  return Object.entries(routes).map(([name, { path, access }]) => {
    const { sample, usable = 'h1', delay } = known[name] ?? {};
    if (path.includes(':') && !sample) throw new Error(`No sample for ${path}`);
    return {
      path: path.replace(/:\w+/, sample),
      usable: { selector: usable, isHydrated: true },
      delay: constants[delay] ?? 0,
      isSignedIn: access !== 'public',
    };
  });
}
