import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './Tooltip.css';

export type TooltipProps = {
  /** A few words more about it. It must do without them: touch never shows them. */
  text: string;
  /** A Button or IconButton. */
  children: ReactElement;
  /** Where it stands while there is room; on the other side otherwise. */
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** Words beside a control while it is hovered or focused. Weighs 15 KB. */
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
