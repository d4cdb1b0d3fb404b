/** Loads and opens a port on first use. Tries again after a failure. */
export type LazyPort<Port> = () => Promise<Port>;
