/** Where a wizard's draft is kept until it is submitted or discarded. Its changes take effect in the order they are made. */
export interface DraftStore<Draft> {
  /** `null` when there is none, or none that can be read. @throws when the device can't be read at all */
  load(): Promise<Draft | null>;
  /** @throws when the device can't store it */
  keep(draft: Draft): Promise<void>;
  discard(): Promise<void>;
}
