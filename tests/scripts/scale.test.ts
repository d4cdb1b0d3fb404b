import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { report } from '../../scripts/scale/report';

it('docs/scale.md contains the tables that scripts/scale.mjs prints', async () => {
  const page = readFileSync('docs/scale.md', 'utf8');
  const [, tables] = /<!-- scale -->\n\n([\s\S]*)\n\n<!-- \/scale -->/.exec(page) ?? [];
  // After a change: node scripts/scale.mjs --out docs/scale.md
  expect(tables).toBe(await report());
});
