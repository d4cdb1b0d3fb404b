// Measures the built app and prints Markdown tables: page loads, interactions, long lists.
//
//   npm run bench                                       everything
//   npm run bench -- load --only /,/explore --runs 3    parts: working, load, interact, lists, accounts, database
//
// docs/performance.md explains the columns.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAccounts } from './bench/accounts.mjs';
import { launch } from './bench/browser.mjs';
import { measureDatabase } from './bench/database.mjs';
import { makeCertificate } from './bench/host.mjs';
import { measureInteractions } from './bench/interact.mjs';
import { measureLoads } from './bench/load.mjs';
import { measureLists } from './bench/longLists.mjs';
import { machine, table } from './bench/statistics.mjs';
import { measureWorking } from './bench/working.mjs';

const measures = {
  working: measureWorking,
  load: measureLoads,
  interact: measureInteractions,
  lists: measureLists,
  accounts: measureAccounts,
  database: measureDatabase,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The number of runs of each measurement. */
    runs: { type: 'string', default: '5' },
    /** Measures only these addresses (`load`), interactions (`interact`), lists (`lists`) or pages (`accounts`). */
    only: { type: 'string' },
    profiles: { type: 'string', default: 'slow4g,desktop' },
    protocols: { type: 'string', default: 'h1,h2' },
    /** Other sites to compare: `against` is the address of a running site, `dist` the folder of a build. */
    against: { type: 'string' },
    dist: { type: 'string' },
    /** The pages of these sites, each with an optional selector to wait for: `/,/feed=article`. */
    routes: { type: 'string', default: '/' },
    /** The highest number of records in a list. */
    most: { type: 'string', default: '100000' },
    /**
     * The file for the results: `.json` for the raw results, `.md` for the tables. In a page that has the comments
     * `<!-- bench -->` and `<!-- /bench -->`, the tables replace what is between them.
     */
    out: { type: 'string' },
  },
});
const parts = positionals.length ? positionals : Object.keys(measures);
const unknown = parts.find((part) => !measures[part]);
if (unknown) throw new Error(`Unknown part ${unknown}. Parts: ${Object.keys(measures).join(', ')}`);

const listOf = (text) => text?.split(',');
const options = {
  ...values,
  runs: Number(values.runs),
  most: Number(values.most),
  only: listOf(values.only),
  profiles: listOf(values.profiles),
  protocols: listOf(values.protocols),
  routes: listOf(values.routes),
  /** Reports progress on stderr, because stdout receives the tables. */
  say: (text) => console.error(text),
};

const certificate = makeCertificate();
const hosts = values.against ? [new URL(values.against).hostname] : [];
const browser = await launch({ fingerprint: certificate?.fingerprint, hosts });
const figures = { machine: machine(browser), runs: options.runs, tables: [] };
const intro = `On ${figures.machine}. Medians of ${options.runs}; times in ms.`;
const markdown = ({ title, rows }) => `**${title}**\n\n${table(rows)}`;
const marked = /(<!-- bench -->\n)[\s\S]*(\n<!-- \/bench -->)/;
function written(file) {
  if (!file.endsWith('.md')) return JSON.stringify(figures, null, 2);
  const tables = [intro, ...figures.tables.map(markdown)].join('\n\n');
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (marked.test(page)) return page.replace(marked, (_, start, end) => `${start}\n${tables}\n${end}`);
  return `# Benchmarks

\`npm run bench -- --out ${file}\` writes this page. [Performance](performance.md) explains the columns.

${tables}\n`;
}
console.log(intro);
try {
  for (const part of parts) {
    for await (const measured of measures[part](browser, certificate, options)) {
      console.log(`\n${markdown(measured)}`);
      figures.tables.push(measured);
      if (values.out) writeFileSync(values.out, written(values.out));
    }
  }
} finally {
  await browser.close();
}
// The devices of the database bench leave channels open.
process.exit();
