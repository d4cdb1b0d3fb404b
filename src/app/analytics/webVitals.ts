import type { MetricType } from 'web-vitals';
import { reporting } from '@/data/log/report';
import { whenIdle } from '../hooks/whenIdle';

/**
 * Reports the page's Core Web Vitals, FCP and TTFB to the handler. Without a handler, as in the app (spec
 * section 7), measures and loads nothing.
 */
export function reportWebVitals(handler?: (metric: MetricType) => void): void {
  if (!handler) return;
  whenIdle(() => {
    import('web-vitals').then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
    }, reporting('web vitals'));
  });
}
