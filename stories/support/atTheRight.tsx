import type { ComponentType } from 'react';

/** A decorator that puts a story at the right end of a bar, with space for a menu below. */
export const atTheRight = (Story: ComponentType) => (
  <div style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start', minHeight: 560 }}>
    <Story />
  </div>
);
