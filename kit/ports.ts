/**
 * A port of which only these parts are there, with every call to them in order: `['open', 'mina']`. Whatever else is asked
 * of it throws.
 */
export function fakePort<Port extends object>(parts: Partial<Port>) {
  const calls: unknown[][] = [];
  const port = new Proxy(parts as Port, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name);
      if (typeof part === 'function')
        return (...asked: unknown[]) => {
          calls.push([name, ...asked]);
          return part(...asked);
        };
      // Whoever awaits a port looks whether it is a promise.
      if (part === undefined && name !== 'then') throw new Error(`Nobody expected ${String(name)}`);
      return part;
    },
  });
  return { port, calls, open: async () => port };
}
