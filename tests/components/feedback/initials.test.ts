import { expect, test } from 'vitest';
import { initialsOf } from '@/components/feedback/initials';

test.each([
  ['Ada Holm', 'AH'],
  ['  ravi “Grid” de la (Cruz) ', 'RC'],
  ['Émile O’Neill-Roy 3rd', 'É3'],
  ['𝒩ora Lund', '𝒩L'],
  ['Nora 🌬️', 'N'],
  ['🌬️', '🌬'],
])('initialsOf(%j) returns %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
