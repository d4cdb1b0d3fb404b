import { expect, test } from 'vitest';
import { initialsOf } from '@/components/feedback/initials';

test.each([
  ['Ada Holm', 'AH'],
  ['  ravi “Grid” de la (Cruz) ', 'RC'],
  ['Cher', 'C'],
  ['Émile O’Neill-Roy 3rd', 'É3'],
  ['आशा वर्मा', 'आव'],
  ['𝒩ora Lund', '𝒩L'],
  ['Nora 🌬️', 'N'],
  ['🌬️', '🌬'],
])('%s is %s in short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
