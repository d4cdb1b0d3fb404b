import { expect, test } from 'vitest';
import { shapeNameOf } from '@/data/schema/shapes/records';

test.each(['', 'message', 'message/', 'Message/mina', 'toString', '__proto__', 'constructor'])(
  'shapeNameOf returns null for %j',
  (kind) => {
    expect(shapeNameOf(kind)).toBeNull();
  },
);
