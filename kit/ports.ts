/**
 * Creates a fake port with only the given methods. `calls` lists all calls, such as `['open', 'mina']`.
 * Access to any other method throws.
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
      // `await port` reads `then` to find out whether the port is a promise.
      if (part === undefined && name !== 'then')
        throw new Error(`The fake port has no ${String(name)}. Pass it to fakePort.`);
      return part;
    },
  });
  return { port, calls, open: async () => port };
}
