import { expect, it, vi } from 'vitest';
import { storage } from '@/app/services/storage';

it('storage returns the localStorage of the window', () => {
  const localStorage = {};
  vi.stubGlobal('window', { localStorage });
  expect(storage()).toBe(localStorage);
});

it('storage returns null when access is denied or there is no window', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: denied }));
  expect(storage()).toBeNull();
  vi.stubGlobal('window', undefined);
  expect(storage()).toBeNull();
});
