/** Creates a fake localStorage. As in a real Storage object, the entries are own properties. */
export const fakeStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Record<string, unknown> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
