import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseHostingText, databaseRules, databaseRulesText } from '../../../scripts/databaseRules.mjs';
import { acceptedForgeries, anyCase, wrongConstantReadings, wrongReadings } from './checkRules';

/** How many random cases are tried. For a long run: RULES_CASES=10000. */
const cases = Number(process.env.RULES_CASES ?? 200);

describe('the rules of the database', () => {
  it('are the ones that scripts/databaseRules.mjs generates', () => {
    expect(readFileSync('database.rules.json', 'utf8')).toBe(databaseRulesText);
    expect(databaseRulesText.length).toBeLessThan(64 * 1024);
  });

  it('deploy with firebase.database.json, which scripts/databaseRules.mjs generates from firebase.json', () => {
    const text = readFileSync('firebase.database.json', 'utf8');
    expect(text).toBe(databaseHostingText());
    expect(text).toMatch(/connect-src 'self' https:\/\/\*\.firebaseio\.com wss:/);
    expect(readFileSync('firebase.json', 'utf8')).not.toContain('firebaseio');
  });

  it(
    'let each account read and change what the app lets it, in random worlds',
    () => {
      fc.assert(
        fc.property(anyCase, (drawn) => {
          expect(wrongReadings(databaseRules, drawn)).toEqual([]);
        }),
        { numRuns: cases },
      );
    },
    cases * 1000,
  );

  it(
    'refuse forged variants of changes, in random worlds',
    () => {
      fc.assert(
        fc.property(anyCase, (drawn) => {
          expect(acceptedForgeries(databaseRules, drawn)).toEqual([]);
        }),
        { numRuns: cases / 5 },
      );
    },
    cases * 1000,
  );

  it('let all accounts query pointers, and no account list others', () => {
    expect(wrongConstantReadings(databaseRules)).toEqual([]);
  });
});
