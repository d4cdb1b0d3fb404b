import { describe, expect, it } from 'vitest';
import { askedAt, isFinal } from '@/data/schema/rules/requestMoves';
import { readRequestId, requestId, requestStatusOf, type StoredAnswer } from '@/data/schema/shapes/request';

const request = { at: 100, isWithdrawn: false };
const answer = (verdict: StoredAnswer['verdict'], requestedAt = 100): StoredAnswer => ({
  verdict,
  note: 'So be it',
  at: 150,
  requestedAt,
});

it('readRequestId returns the account and the startup of a request id, and null for an invalid id', () => {
  expect(readRequestId(requestId('uid-1', 'windrow'))).toEqual({ uid: 'uid-1', startupId: 'windrow' });
  expect(readRequestId(requestId('uid/1', 'windrow'))).toEqual({ uid: 'uid/1', startupId: 'windrow' });
  expect(['', 'windrow', '/windrow', 'uid/'].map(readRequestId)).toEqual([null, null, null, null]);
});

it('requestStatusOf ignores an answer to an earlier or later request, and any answer to a withdrawn request', () => {
  expect(requestStatusOf(request, answer('approved'))).toEqual({
    state: 'approved',
    requestedAt: 100,
    answeredAt: 150,
    note: 'So be it',
  });
  const unanswered = { requestedAt: 100, answeredAt: null, note: '' };
  for (const other of [undefined, answer('approved', 99), answer('approved', 101)])
    expect(requestStatusOf(request, other)).toEqual({ state: 'requested', ...unanswered });
  expect(requestStatusOf({ ...request, isWithdrawn: true }, answer('approved'))).toEqual({
    state: 'withdrawn',
    ...unanswered,
  });
});

describe('rules for repeated requests', () => {
  const again = { ...request, isAgain: true };
  const withdrawn = { ...request, isWithdrawn: true };

  it('askedAt returns a new request that is later than the previous request and the last answered request', () => {
    expect(askedAt(200, undefined, undefined)).toEqual({ at: 200, isWithdrawn: false });
    expect(askedAt(200, withdrawn, answer('approved'))).toEqual({ at: 200, isWithdrawn: false });
    expect(askedAt(100, withdrawn, undefined)).toEqual({ at: 101, isWithdrawn: false });
    expect(askedAt(100, withdrawn, answer('approved', 120))).toEqual({ at: 121, isWithdrawn: false });
  });

  it('after a refusal, askedAt marks each new request as repeated until a request is approved', () => {
    const no = answer('declined');
    const [first, second] = [
      { at: 200, isWithdrawn: false },
      { at: 200, isWithdrawn: false, isAgain: true },
    ];
    for (const before of [request, withdrawn, undefined]) expect(askedAt(200, before, no)).toEqual(second);
    expect(askedAt(200, request, answer('revoked'))).toEqual(second);
    // If the user withdraws a repeated request, the next request is repeated too, unless the owner approved.
    expect(askedAt(200, { ...again, isWithdrawn: true }, undefined)).toEqual(second);
    expect(askedAt(200, { ...again, isWithdrawn: true }, answer('approved'))).toEqual(first);
  });

  it('askedAt returns the previous request if it is pending or approved, or if it was the second to be refused', () => {
    expect(askedAt(200, request, undefined)).toBe(request);
    expect(askedAt(200, request, answer('approved'))).toBe(request);
    expect(askedAt(200, again, answer('declined'))).toEqual(again);
    expect(askedAt(200, { ...again, isWithdrawn: true }, answer('declined'))).toEqual(again);
  });

  it('isFinal returns true only for a repeated request that was refused', () => {
    expect(isFinal(again, answer('declined'))).toBe(true);
    expect(isFinal(again, answer('revoked'))).toBe(true);
    expect(isFinal(again, answer('approved'))).toBe(false);
    expect(isFinal(again, answer('declined', 99))).toBe(false);
    expect(isFinal(again, undefined)).toBe(false);
    expect(isFinal({ ...again, isWithdrawn: true }, answer('declined'))).toBe(false);
    expect(isFinal(request, answer('declined'))).toBe(false);
  });
});
