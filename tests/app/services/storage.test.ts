import { expect, it, vi } from 'vitest';
import { storage } from '@/app/services/storage';

it('is the browser’s', () => {
  const localStorage = {};
  vi.stubGlobal('window', { localStorage });
  expect(storage()).toBe(localStorage);
});

it('is none where the page may not use it, or has none', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: denied }));
  expect(storage()).toBeNull();
  vi.stubGlobal('window', undefined);
  expect(storage()).toBeNull();
});
