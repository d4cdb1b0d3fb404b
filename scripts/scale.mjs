// Calculates what a database stores, sends and costs for 1,000 to 10 million accounts, and prints Markdown tables.
//
//   node scripts/scale.mjs                       prints the tables
//   node scripts/scale.mjs --out docs/scale.md   replaces the tables of that page
//
// The sizes are measured with the app's adapters, and the days are simulated. The assumptions are in scale/habits.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from './load.mjs';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const { report } = await load('./scripts/scale/report.ts');
const tables = await report();
const marked = /(<!-- scale -->\n)[\s\S]*(\n<!-- \/scale -->)/;
if (values.out) {
  const page = readFileSync(values.out, 'utf8');
  writeFileSync(
    values.out,
    page.replace(marked, (_, start, end) => `${start}\n${tables}\n${end}`),
  );
} else console.log(tables);
