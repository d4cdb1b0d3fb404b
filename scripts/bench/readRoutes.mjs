import { load } from '../load.mjs';

const submit = 'button[type="submit"]';
const wizard = 'main:not([aria-busy]) form';
const panel = '[role="tabpanel"] h2';
const delay = 'profileLoadDelay';

/**
 * Data that the route table lacks: a sample value of the path parameter, the selector of the part that users
 * wait for (by default the heading), and the name of the constant for the loading delay (spec section 9).
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
  pipeline: { usable: '[data-row]' },
  board: { usable: '[data-card]' },
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

/**
 * Returns every page of the route table: its address, the selector of its usable part, its loading delay in
 * ms, and whether to measure it signed in.
 * @throws if a route with a parameter has no sample
 */
export async function readRoutes() {
  const [{ routes }, constants] = await Promise.all(
    ['routes', 'constants'].map((name) => load(`./src/data/schema/shapes/${name}.ts`)),
  );
  return Object.entries(routes).map(([name, { path, access }]) => {
    const { sample, usable = 'h1', delay } = known[name] ?? {};
    if (path.includes(':') && !sample)
      throw new Error(`No sample value for ${path}. Add one to scripts/bench/readRoutes.mjs.`);
    return {
      path: path.replace(/:\w+/, sample),
      usable: { selector: usable, isHydrated: true },
      delay: constants[delay] ?? 0,
      isSignedIn: access !== 'public',
    };
  });
}
