import type { MetricType } from 'web-vitals';
import { whenIdle } from '../hooks/whenIdle';

/**
 * Reports how the page performs (Core Web Vitals, and two measures of the server). Without a handler, as the app has it
 * (spec section 7), nothing is measured and nothing fetched.
 */
export function reportWebVitals(handler?: (metric: MetricType) => void): void {
  if (!handler) return;
  whenIdle(() => {
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
      },
      () => {},
    );
  });
}
