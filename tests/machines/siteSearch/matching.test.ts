import { expect, test } from 'vitest';
import type { Command } from '@/data/schema/shapes/command';
import { matching } from '@/machines/siteSearch/matching';

const labels = ['Go to Pipeline: Board', 'Cerrar sesión', 'होम पर जाएँ', 'Switch theme'];
const commands = labels.map((label) => ({ id: 'home', label, run: () => {} }) satisfies Command);

test.each([
  ['', labels],
  ['  ', labels],
  ['board', ['Go to Pipeline: Board']],
  ['PIPE b', ['Go to Pipeline: Board']],
  ['b go', ['Go to Pipeline: Board']],
  ['oard', []],
  ['sesion', ['Cerrar sesión']],
  ['SESIÓ', ['Cerrar sesión']],
  ['हो', ['होम पर जाएँ']],
  ['हम', []],
  ['?', []],
  ['board x', []],
])('the query “%s” matches the commands %j', (query, expected) => {
  expect(matching(commands, query).map(({ label }) => label)).toEqual(expected);
});
