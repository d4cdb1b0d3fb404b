import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { required } from '@/data/schema/wizard';
import { orderOf } from '@/machines/wizard/steps';

const steps = ['who', 'what', 'where', 'when'] as const;
type Step = (typeof steps)[number];
const rules = {
  who: z.object({ name: required('nameRequired') }),
  where: z.object({ city: required('cityRequired'), street: required('streetRequired') }),
};
const order = orderOf<Step>(steps, rules);
const right = { name: 'Iris', city: 'Pune', street: 'Ring' };

describe('the order of steps', () => {
  it('knows what comes first, next, before and later', () => {
    expect(order.first).toBe('who');
    expect(steps.map(order.next)).toEqual(['what', 'where', 'when', undefined]);
    expect(steps.map(order.previous)).toEqual([undefined, 'who', 'what', 'where']);
    expect([order.later('what', 'when'), order.later('when', 'what'), order.later('who', 'who')]).toEqual([
      'when',
      'when',
      'who',
    ]);
  });

  it('says what a step asks for, all of it; nothing where it has no rules', () => {
    expect(order.errorsAt('where', { city: ' ', street: '' })).toEqual({
      city: 'cityRequired',
      street: 'streetRequired',
    });
    expect([order.errorsAt('where', right), order.errorsAt('what', {})]).toEqual([{}, {}]);
  });

  it('finds the first step that doesn’t let go, of all or of some', () => {
    expect(order.firstWrong({})).toBe('who');
    expect(order.firstWrong({ name: 'Iris' })).toBe('where');
    expect(order.firstWrong({}, ['what', 'where', 'when'])).toBe('where');
    expect(order.firstWrong({}, ['what'])).toBeUndefined();
    expect(order.firstWrong(right)).toBeUndefined();
  });

  it('lets go to every other step that was reached', () => {
    const reached = (from: Step, furthest: Step) => steps.filter((to) => order.canGo(from, to, furthest));
    expect(reached('who', 'who')).toEqual([]);
    expect(reached('what', 'where')).toEqual(['who', 'where']);
    expect(reached('when', 'when')).toEqual(['who', 'what', 'where']);
    expect(order.canGo('who', 'elsewhere' as Step, 'when')).toBe(false);
  });

  it.each<[Step, Step, object, Step]>([
    ['who', 'what', right, 'what'],
    ['who', 'when', right, 'when'],
    ['who', 'what', {}, 'who'],
    ['who', 'when', { name: 'Iris' }, 'where'],
    // What lies before is not asked again, nor is where one goes to.
    ['what', 'where', {}, 'where'],
    ['where', 'when', { ...right, name: '' }, 'when'],
    // Back is free.
    ['when', 'who', {}, 'who'],
    ['where', 'what', {}, 'what'],
  ])('a move from %s to %s with %j ends at %4$s', (from, to, values, end) => {
    expect(order.destination(from, to, values)).toBe(end);
  });
});
