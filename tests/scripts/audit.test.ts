import { expect, it } from 'vitest';
import { isAllowed, knownIn, refusedIn } from '../../scripts/audit.mjs';

it.each([
  [true, 'permissive licenses', ['MIT', 'Apache-2.0', 'OFL-1.1']],
  [true, 'choices (OR) that contain a permissive license', ['(MIT OR CC0-1.0)', 'GPL-3.0-only OR ISC']],
  [false, 'missing and unknown licenses', [undefined, '', 'UNLICENSED', 'SEE LICENSE IN x']],
  [false, 'copyleft licenses, alone and in combinations (AND)', ['GPL-3.0-only', 'MIT AND GPL-3.0-only']],
  [false, 'a license that is an object instead of a string', [{ type: 'MIT' }]],
])('isAllowed returns %s for %s', (isFine, _, licences) => {
  expect(licences.filter((licence) => isAllowed(licence) !== isFine)).toEqual([]);
});

it('refusedIn returns the runtime dependencies without an allowed license, including nested ones, and ignores dev dependencies', () => {
  const packages = {
    '': { name: 'updraft', version: '0.1.0' },
    'node_modules/react': { version: '19.3.1', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/react/node_modules/@odd/one': { version: '2.0.0', license: 'SSPL-1.0' },
    'node_modules/none': { version: '3.0.0' },
  };
  expect(refusedIn({ packages })).toEqual(['@odd/one@2.0.0: SSPL-1.0', 'none@3.0.0: no licence']);
});

it('knownIn returns the vulnerabilities in the output of npm audit', () => {
  const vulnerabilities = { idb: { name: 'idb', severity: 'high', range: '<9.0.0', via: [] } };
  expect(knownIn(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual(['idb <9.0.0: high']);
});

it.each([
  ['refuses the request', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['can’t be reached', '{"error":{"code":"ENOTFOUND"}}'],
  ['returns nothing', ''],
  ['returns null', 'null'],
])('knownIn returns null when the npm registry %s', (_, output) => {
  expect(knownIn(output)).toBeNull();
});
