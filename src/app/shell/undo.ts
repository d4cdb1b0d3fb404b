import type { PipelineChange } from '@/data/schema/shapes/pipeline';

/** An act that the user can undo. */
export type Act = {
  /** What the user did: `Ledgerline added to your pipeline`. */
  said: string;
  /** What is restored once it is undone: `Moved back: Ledgerline, To look at`. */
  cameBack: string;
  /** The changes that undo it. */
  changes: readonly PipelineChange[];
};
