import { expect, it } from 'vitest';
import { newId } from '@/app/services/newId';

it('newId returns unique ids of 24 hexadecimal digits', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
});
