import { beforeEach, expect, it, vi } from 'vitest';

const measures = vi.hoisted(() =>
  Object.fromEntries(['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, vi.fn()])),
);
const fetched = vi.hoisted(() => vi.fn());
const whenIdle = vi.hoisted(() => vi.fn<(callback: () => void) => void>());
vi.mock('web-vitals', () => {
  fetched();
  return measures;
});
vi.mock('@/app/hooks/whenIdle', () => ({ whenIdle }));
const { reportWebVitals } = await import('@/app/analytics/webVitals');

beforeEach(() => {
  whenIdle.mockReset();
});

it('reportWebVitals registers the handler for each metric when the page becomes idle', async () => {
  const handler = vi.fn();
  reportWebVitals(handler);
  expect(fetched).not.toHaveBeenCalled();
  whenIdle.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(measures.onTTFB).toHaveBeenCalled());
  expect(Object.values(measures).map((measure) => measure.mock.calls)).toEqual(
    Array.from({ length: 5 }, () => [[handler]]),
  );
});
