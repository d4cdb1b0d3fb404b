import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './Tooltip.css';

export type TooltipProps = {
  /** A short description. It must not be essential: touch users never see it. */
  text: string;
  /** The Button or IconButton that the tooltip describes. */
  children: ReactElement;
  /** Preferred side. If there isn't enough space, the tooltip appears on the opposite side. */
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** Shows a text beside a control on hover or focus. Weighs 15 KB. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={12}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
