/** Stores a wizard's draft until it is submitted or discarded. Changes take effect in call order. */
export interface DraftStore<Draft> {
  /** Returns `null` if there is no readable draft. @throws when storage can't be read at all */
  load(): Promise<Draft | null>;
  /** @throws when storage can't be written */
  save(draft: Draft): Promise<void>;
  discard(): Promise<void>;
}
