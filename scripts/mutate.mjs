// How much the tests notice. `node scripts/mutate.mjs sample --seed 1 --count 120` draws small faults over `src/` into
// `tests/mutations.json`. `node scripts/mutate.mjs run` puts them in and records which level sees each: `types`, `unit` or
// `stories`; with `--levels e2e` also the end-to-end tests which its `specs` names, for what nothing else sees. A second run
// begins with the test that saw a fault before. `--only 3,17` picks some, `--pending` those without a result, and
// `--keep-survivors` leaves what survived before: fewer tests don't see more.
import { fork, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { API } from 'typescript/unstable/sync';
import { parseSync } from 'vite';
import { randomOf } from './soak/random.mjs';

const kept = 'tests/mutations.json';
const read = (file) => readFileSync(file, 'utf8');
const save = (list) => writeFileSync(kept, `${JSON.stringify(list, null, 2)}\n`);

// ── Where a fault can be ──

const swapped = {
  ...{ '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '+': '-', '-': '+' },
  ...{ '&&': '||', '||': '&&' },
};
/** Wrappers of an expression; every other TypeScript node is a type, and no fault is put in those. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const machineWords = new Set(['type', 'target', 'initial', 'guard', 'src', 'actions', 'onDone', 'onError']);
const isFunction = ({ type }) => /Function/.test(type);
const isCode = (node) =>
  Boolean(node?.type?.startsWith) && (!node.type.startsWith('TS') || wrappers.has(node.type));
const childrenOf = (node) => Object.values(node).flat().filter(isCode);
const givesBack = (node) =>
  (node.type === 'ReturnStatement' && node.argument) ||
  childrenOf(node).some((child) => !isFunction(child) && givesBack(child));
const isReturn = (node) =>
  node.type === 'ReturnStatement' ||
  (node.type === 'BlockStatement' && node.body.length === 1 && isReturn(node.body[0]));
const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string' && node.value !== '';
const bare = (node) =>
  /^(Await|Unary|Chain)Expression$/.test(node.type) ? bare(node.argument ?? node.expression) : node;

/** Every fault that can be put in a file, by its operator. */
function placesIn(file, code) {
  const places = {};
  const textOf = ({ start, end }) => code.slice(start, end);
  const add = (operator, { start, end }, after) => {
    places[operator] ??= [];
    if (code.slice(start, end) !== after) places[operator].push({ start, end, after });
  };
  const negate = (test) => {
    const isNegated = test.type === 'UnaryExpression' && test.operator === '!';
    add('negate a condition', test, isNegated ? textOf(test.argument) : `!(${textOf(test)})`);
  };
  const kinds = {
    IfStatement(node) {
      negate(node.test);
      if (!node.alternate && isReturn(node.consequent)) add('remove an early return', node, '{}');
    },
    ConditionalExpression(node) {
      negate(node.test);
      add('take one side', node, `(${textOf(node.consequent)})`);
      add('take one side', node, `(${textOf(node.alternate)})`);
    },
    BinaryExpression({ left, operator }) {
      const start = code.indexOf(operator, left.end);
      const to = swapped[operator];
      if (to) add(`${operator} to ${to}`, { start, end: start + operator.length }, to);
    },
    LogicalExpression(node) {
      if (node.operator === '??') add('?? to its left', node, textOf(node.left));
      else kinds.BinaryExpression(node);
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add('flip a boolean', node, String(!node.value));
      if (typeof node.value !== 'number') return;
      add('number ± 1', node, String(node.value + 1));
      add('number ± 1', node, node.value === 0 ? '(-1)' : String(node.value - 1));
    },
    ExpressionStatement(node) {
      if (bare(node.expression).type === 'CallExpression') add('drop a call', node, '{}');
    },
    ArrayExpression(node) {
      if (node.elements.length) add('empty an array', node, '[]');
    },
    Property({ key, value }) {
      if (machineWords.has(key.name) && isText(value)) add('empty a word', value, "''");
    },
    JSXAttribute(node) {
      const name = String(node.name.name);
      if (isText(node.value) && name !== 'className') add('empty a word', node.value, '""');
      if (/^(on[A-Z]|aria-|role$)/.test(name)) add('drop an attribute', node, '');
    },
  };
  const visit = (node) => {
    if (node.type === 'ImportDeclaration') return;
    kinds[node.type]?.(node);
    const isBlock = isFunction(node) && node.body?.type === 'BlockStatement' && node.body.body.length > 0;
    if (isBlock && !givesBack(node.body)) add('empty a body', node.body, '{}');
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, code).program);
  return Object.entries(places).filter(([, list]) => list.length > 0);
}

// ── How a place is found again: its line's text and which of the equal ones, so that other lines may move ──

const lineAt = (code, from) => code.slice(from, code.indexOf('\n', from) >>> 0);
const lineStarts = (code) => [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
/** Where a text begins, between two places. */
function beginnings(code, text, from, to) {
  const at = code.indexOf(text, from);
  return at >= 0 && at <= to ? [at, ...beginnings(code, text, at + 1, to)] : [];
}

function placed(file, code, operator, { start, end, after }) {
  const starts = lineStarts(code);
  const line = starts.findLastIndex((from) => from <= start);
  const text = lineAt(code, starts[line]);
  const before = code.slice(start, end);
  const nth = starts.slice(0, line).filter((from) => lineAt(code, from) === text).length;
  const within = beginnings(code, before, starts[line], start).length - 1;
  return { file, line: line + 1, text, nth, within, operator, before, after };
}

/** The file's text with the fault in it; nothing when its line is gone. */
function mutated({ file, text, nth, within, before, after }) {
  const code = existsSync(file) ? read(file) : '';
  const from = lineStarts(code).filter((at) => lineAt(code, at) === text)[nth] ?? Number.NaN;
  const start = beginnings(code, before, from, from + text.length)[within];
  return start === undefined ? undefined : code.slice(0, start) + after + code.slice(start + before.length);
}

const originals = new Map();
function restore() {
  for (const [file, code] of originals) writeFileSync(file, code);
  originals.clear();
}

/** Does something while faults are in, of files that differ. */
async function withFaults(faults, work) {
  try {
    for (const fault of faults) {
      const code = mutated(fault);
      originals.set(fault.file, read(fault.file));
      writeFileSync(fault.file, code);
    }
    return await work();
  } finally {
    restore();
  }
}

// ── Which files read which ──

let graph;
/** The files that import a file. */
function importersOf(file) {
  if (graph) return graph.get(file) ?? [];
  graph = new Map();
  for (const from of globSync('{src,kit,stories,tests}/**/*.{ts,tsx}').sort()) {
    const code = read(from);
    const { staticImports, staticExports, dynamicImports } = parseSync(from, code).module;
    const names = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ];
    for (const name of names.filter((name) => /^(@\/|@kit\/|\.)/.test(name))) {
      const path = name.startsWith('.')
        ? join(dirname(from), name)
        : name.replace(/^@\//, 'src/').replace(/^@kit/, 'kit');
      const to = ['', '.ts', '.tsx']
        .map((end) => path + end)
        .find((one) => /\.tsx?$/.test(one) && existsSync(one));
      if (to) graph.set(to, [...(graph.get(to) ?? []), from]);
    }
  }
  return importersOf(file);
}

/** What needs a file, the nearest first. */
function needing(file) {
  const seen = new Set([file]);
  for (const one of seen) for (const importer of importersOf(one)) seen.add(importer);
  return [...seen];
}

const stemOf = (file) => basename(file).split('.')[0];

const isUnitTest = (file) => file.endsWith('.test.ts') && !/^tests\/(shown|firebase)/.test(file);

/** The unit tests that mirror a file or import it themselves. */
function nearTestsOf(file) {
  const mirror = dirname(file).replace('src', 'tests').replace('/adapters', '');
  const isOwn = (test) => stemOf(test) === stemOf(file);
  const tests = [...globSync(`${mirror}/*.test.ts`).sort(), ...importersOf(file).filter(isUnitTest)];
  return [...new Set([...tests.filter(isOwn), ...tests])].slice(0, 10);
}

/** The stories nearest to a file: its own, then those that need the fewest steps to it. */
function storiesOf(file) {
  const stories = needing(file).filter((one) => one.endsWith('.stories.tsx'));
  const isOwn = (story) => [stemOf(file), basename(dirname(file))].includes(stemOf(story));
  return [...new Set([...stories.filter(isOwn), ...stories])].slice(0, 8);
}

// ── The levels ──

let compiler;
/** What the type check says of a fault's file and of those that import it. */
async function typeError(fault) {
  compiler ??= new API({ cwd: process.cwd() });
  const openProjects = [resolve('tsconfig.json')];
  const look = () =>
    compiler.updateSnapshot({ openProjects, fileChanges: { changed: [resolve(fault.file)] } });
  const error = await withFaults([fault], () => {
    const { program } = look().getProjects()[0];
    for (const file of [fault.file, ...importersOf(fault.file)]) {
      const path = resolve(file);
      const [first] = [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)];
      if (first) return `${file} › ${first.text}`;
    }
  });
  look();
  return error;
}

/** A Vitest that stays, in a process of its own: it starts once, and can be ended when a fault makes it hang. */
async function serve(level) {
  const { createVitest } = await import('vitest/node');
  const fileOf = ({ moduleId }) => relative(process.cwd(), moduleId);
  let report;
  const reporter = {
    onTestModuleStart: (module) => process.send({ busy: fileOf(module) }),
    onTestCaseResult: ({ module }) => process.send({ busy: fileOf(module) }),
    onTestRunEnd(modules, errors) {
      report = modules.flatMap((module) => {
        const failed = [...module.children.allTests('failed')].map(({ fullName }) => ` › ${fullName}`);
        return (failed.length || module.ok() ? failed : ['']).map((name) => fileOf(module) + name);
      });
      for (const error of errors) report.push(`${relative('', error.VITEST_TEST_PATH ?? level)} › ${error}`);
    },
  };
  const sequencer = class {
    shard = (specs) => specs;
    sort = (specs) => specs;
  };
  const options = {
    project: [`${level}*`],
    watch: false,
    bail: 1,
    testTimeout: 20_000,
    sequence: { sequencer },
  };
  const vitest = await createVitest('test', { ...options, reporters: [reporter] });
  await vitest.standalone();
  process.on('message', async ({ changed, tests, bail }) => {
    const forget = () => changed.map((file) => vitest.invalidateFile(resolve(file)));
    forget();
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    for (const { config } of [vitest, ...vitest.projects]) Object.assign(config, { bail, maxWorkers: 1 });
    report = [];
    const specs = tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test)));
    if (specs.length < tests.length) return process.send({ error: `Not all are tests: ${tests}` });
    if (specs.length) await vitest.runTestSpecifications(specs);
    forget();
    process.send({ done: report });
  });
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
}

const servers = new Map();
function serverOf(level) {
  if (!servers.has(level)) {
    const log = openSync(`.cache/mutate-${level}.log`, 'a');
    // What Vitest's own command sets: Storybook's plugin looks for it.
    const env = { ...process.env, VITEST: 'true', TEST: 'true', NODE_ENV: 'test' };
    const stdio = ['ignore', log, log, 'ipc'];
    const child = fork(process.argv[1], ['serve', level], { env, stdio, detached: true });
    servers.set(level, { child, ready: new Promise((ready) => child.once('message', ready)) });
  }
  return servers.get(level);
}
/** With all that it started: a browser, a worker in an endless loop. */
function end(level) {
  try {
    process.kill(-servers.get(level).child.pid, 'SIGKILL');
  } catch {}
  servers.delete(level);
}

/** What fails of some tests; a run that says nothing for three minutes hangs, and that counts. */
async function vitest(level, question) {
  const { child, ready } = serverOf(level);
  await ready;
  return new Promise((answer) => {
    let busy = level;
    let timer;
    const finish = (failed) => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', crashed);
      answer(failed);
    };
    const giveUp = (why) => {
      end(level);
      finish([`${busy} › (${why})`]);
    };
    const crashed = () => giveUp('crashes');
    const hear = (message) => {
      clearTimeout(timer);
      if (message.error) throw new Error(message.error);
      if (message.done) return finish(message.done);
      busy = message.busy ?? busy;
      timer = setTimeout(giveUp, 180_000, 'hangs');
    };
    child.on('message', hear).on('exit', crashed);
    hear({});
    child.send(question);
  });
}

function command(name, args, variables = {}) {
  return new Promise((done) => {
    const env = { ...process.env, ...variables };
    const child = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('close', (code) => done({ code, output }));
  });
}

/** End-to-end tests on the app as it is now. A build that fails is a failure of each. */
async function endToEnd(specs) {
  const { code } = await command('npm', ['run', 'build']);
  if (code !== 0) return specs.map((spec) => `${spec} › (no build)`);
  const options = ['--project', 'desktop', '--retries', '0', '--workers', '1', '--reporter', 'json'];
  const { output } = await command('npx', ['playwright', 'test', ...specs, ...options], { CI: 'true' });
  const report = JSON.parse(output.slice(output.indexOf('{')));
  if (report.stats.expected + report.stats.unexpected === 0) throw new Error(output);
  const failed = ({ specs = [], suites = [] }) =>
    specs.filter(({ ok }) => !ok).concat(suites.flatMap(failed));
  return report.suites.flatMap(failed).map(({ file, title }) => `tests/e2e/${file} › ${title}`);
}

/** What fails of some tests while faults are in: only the first with `bail`. */
function failures(level, faults, tests, bail = 0) {
  const changed = faults.map(({ file }) => file);
  const run = () => (level === 'e2e' ? endToEnd(tests) : vitest(level, { changed, tests, bail }));
  return withFaults(faults, run);
}

const fileOf = (failure) => failure.split(' › ')[0];

/** Which of some faults a test file sees, each with the test. */
async function culprits(level, test, faults) {
  if (faults.length === 0) return [];
  const [failure] = await failures(level, faults, [test], 1);
  if (!failure) return [];
  if (faults.length === 1) return [[faults[0], failure]];
  const half = faults.length >> 1;
  const found = await culprits(level, test, faults.slice(0, half));
  return [...found, ...(await culprits(level, test, faults.slice(half)))];
}

/** All faults at once, as most of these tests see none of them; what fails is then looked at by halves. */
async function together(level, faults, testsOf, record) {
  const first = [...new Map(faults.map((fault) => [fault.file, fault])).values()];
  const other = faults.filter((fault) => !first.includes(fault));
  let left = first;
  let tests = [...new Set(first.flatMap(testsOf))];
  while (left.length && tests.length) {
    const failed = await failures(level, left, tests);
    console.log(`${level}: ${left.length} faults in ${tests.length} test files, ${failed.length} tests fail`);
    const isCut = failed.some((failure) => /\((hangs|crashes)\)$/.test(failure));
    const files = [...new Set(failed.map(fileOf))];
    const found = new Set();
    for (const test of files) {
      const suspects = left.filter((fault) => testsOf(fault).includes(test));
      if (suspects.some((fault) => found.has(fault))) continue;
      if ((await failures(level, [], [test], 1)).length) {
        console.log(`${level}: ${test} fails without a fault`);
        continue;
      }
      for (const [fault, failure] of await culprits(level, test, suspects)) {
        found.add(fault);
        record(fault, level, failure);
      }
    }
    left = left.filter((fault) => !found.has(fault));
    if (found.size === 0) break;
    if (!isCut) tests = files;
  }
  if (other.length) await together(level, other, testsOf, record);
}

// ── The commands ──

async function sample({ seed, count }) {
  const random = randomOf(Number(seed));
  const files = globSync('src/**/*.{ts,tsx}', { ignore: ['**/*.css.ts', '**/*.d.ts'] }).sort();
  const lines = files.flatMap((file) => Array(read(file).match(/^\s*[^\s/*]/gm)?.length ?? 0).fill(file));
  const taken = new Set();
  const list = [];
  while (list.length < Number(count)) {
    const file = random.pick(lines);
    const code = read(file);
    const places = placesIn(file, code);
    let fault;
    for (let attempt = 0; places.length && attempt < 4; attempt += 1) {
      const [operator, found] = random.pick(places);
      const next = placed(file, code, operator, random.pick(found));
      if (taken.has(JSON.stringify(next))) continue;
      fault = next;
      if (!(await typeError(fault))) break;
    }
    if (!fault) continue;
    taken.add(JSON.stringify(fault));
    list.push({ id: list.length + 1, ...fault });
    save(list);
  }
}

const allLevels = ['types', 'unit', 'stories', 'e2e'];

function table(list, before) {
  const count = (area, level) =>
    list.filter(({ file, killedBy }) => file.startsWith(`src/${area}/`) && killedBy === level).length;
  const row = (area) => [...allLevels, null].map((level) => [level ?? 'survives', count(area, level)]);
  const areas = ['data', 'machines', 'components', 'screens', 'app'];
  console.table(Object.fromEntries(areas.map((area) => [area, Object.fromEntries(row(area))])));
  for (const { id, file, line, operator, killedBy } of list) {
    const was = before.get(id) ? `, was seen by ${before.get(id)}` : '';
    if (killedBy === null) console.log(`survives: ${id} ${file}:${line} ${operator}${was}`);
  }
}

async function run(values) {
  const list = JSON.parse(read(kept));
  const before = new Map(list.map(({ id, killedBy }) => [id, killedBy]));
  const levels = values.levels.split(',');
  const only = values.only?.split(',').map(Number);
  const isAsked = ({ id, killedBy }) =>
    (!only || only.includes(id)) &&
    !(values.pending && killedBy !== undefined) &&
    !(values['keep-survivors'] && killedBy === null) &&
    (!killedBy || levels.includes(killedBy));
  const isThere = (fault) => mutated(fault) !== undefined || console.log(`gone: ${fault.id} ${fault.file}`);
  const started = Date.now();
  let left = list.filter(isAsked).filter(isThere);
  const record = (fault, killedBy, killer) => {
    Object.assign(fault, { killedBy, killer, untried: undefined });
    left = left.filter((one) => one !== fault);
    save(list);
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    const place = `${fault.id} ${fault.file}:${fault.line}`;
    console.log(`${minutes} min, ${left.length} left: ${place} ${killedBy} ${killer ?? ''}`);
  };
  for (const fault of left) {
    const error = levels.includes('types') && (await typeError(fault));
    if (error) record(fault, 'types', error);
  }
  for (const fault of left) {
    const { killedBy, killer, file } = fault;
    const known = killedBy === 'types' || !killer || !existsSync(fileOf(killer)) ? undefined : fileOf(killer);
    const [failure] = known ? await failures(killedBy, [fault], [known], 1) : [];
    if (failure) record(fault, killedBy, failure);
    else if (levels.includes('unit')) {
      const [failure] = await failures('unit', [fault], nearTestsOf(file), 1);
      if (failure) record(fault, 'unit', failure);
    }
  }
  const testsOf = {
    unit: ({ file }) => [...needing(file).filter(isUnitTest), ...globSync('tests/architecture/*.test.ts')],
    stories: ({ file }) => storiesOf(file),
    e2e: ({ specs = '' }) => specs.split(' ').filter((spec) => existsSync(spec)),
  };
  for (const level of ['unit', 'stories', 'e2e'])
    if (levels.includes(level)) await together(level, left, testsOf[level], record);
  for (const fault of left) {
    record(fault, null, null);
    if (!(levels.includes('e2e') && fault.specs)) fault.untried = true;
  }
  save(list);
  table(list, before);
}

const [name, level] = process.argv.slice(2);
if (name === 'serve') await serve(level);
else {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  process.on('exit', () => {
    restore();
    for (const level of [...servers.keys()]) end(level);
  });
  mkdirSync('.cache', { recursive: true });
  const text = { type: 'string' };
  const flag = { type: 'boolean' };
  const levels = { ...text, default: 'types,unit,stories' };
  const [seed, count] = ['1', '120'].map((value) => ({ ...text, default: value }));
  const options = { seed, count, levels, only: text, pending: flag, 'keep-survivors': flag };
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await (name === 'sample' ? sample : run)(values);
  process.exit();
}
