import type { PipelineChange } from './pipeline';

/** An act that the user can undo. */
export type Act = {
  /** What the user did: `Ledgerline added to your pipeline`. */
  said: string;
  /** What is restored by undoing it: `Moved back: Ledgerline, To look at`. */
  cameBack: string;
  /** The changes of the pipeline that undo it. */
  changes: readonly PipelineChange[];
  /** Undoes the part of the act that isn't in `changes`. @throws if it can't be stored */
  undo?: () => Promise<void>;
  /**
   * Returns why the act can't be undone any more, in the user's language: `Mina has read your message`.
   * `null` if it can. Called before each attempt; omitted if the act can always be undone.
   */
  refusal?: () => Promise<string | null>;
};

/** How many acts a tab remembers. */
export const actsMaximum = 20;
