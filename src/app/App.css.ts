import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { layer } from '@/components/theme/tokens';

export const waiting = style({ minHeight: '100dvh' });

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** A thin progress bar at the top while the next page loads. Appears after 200 ms. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  height: '2px',
  background: vars.color.signal,
  transformOrigin: 'left',
  zIndex: layer.toast,
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms both`,
});
