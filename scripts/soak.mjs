// Soak tests, which search for failures in long runs: `npm run soak -- kill`, `… -- monkey`, `… -- axe`.
//
//   npm run soak                                        everything
//   npm run soak -- kill --times 20 --seed 7            parts: kill, monkey, axe
//   npm run soak -- axe --only screens-feed
//   node scripts/soak.mjs database-kill database-cut    without a build
//
// docs/reliability.md describes these tests. They fail if data is lost, if a page breaks, or if axe finds an
// accessibility problem.
import { parseArgs } from 'node:util';
import { axeEveryStory } from './soak/axe.mjs';
import { cutOften, killDevice } from './soak/database.mjs';
import { killOften } from './soak/kill.mjs';
import { playAround } from './soak/monkey.mjs';

const soaks = {
  kill: killOften,
  monkey: playAround,
  axe: axeEveryStory,
  'database-kill': killDevice,
  'database-cut': cutOften,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many times the browser or the device is killed, or the connection is cut. */
    times: { type: 'string', default: '200' },
    /** How many random steps the monkey test takes. */
    steps: { type: 'string', default: '10000' },
    /** The seed of all random choices. */
    seed: { type: 'string', default: '1' },
    /** Tests only these kinds of changes (`kill`), or only stories with these id prefixes (`axe`). */
    only: { type: 'string' },
  },
});
const parts = positionals.length ? positionals : Object.keys(soaks);
const unknown = parts.find((part) => !soaks[part]);
if (unknown) throw new Error(`Unknown part ${unknown}. Parts: ${Object.keys(soaks).join(', ')}`);

const options = {
  times: Number(values.times),
  steps: Number(values.steps),
  seed: Number(values.seed),
  only: values.only?.split(','),
  /** Reports progress on stderr, because stdout receives the results. */
  say: (text) => console.error(text),
};

let isSound = true;
for (const part of parts) isSound = (await soaks[part](options)) && isSound;
process.exit(isSound ? 0 : 1);
