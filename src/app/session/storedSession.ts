import type { Entries } from '@/data/adapters/device/durableMirror';
import type { Session, SessionAccount, SessionStore } from '@/data/ports/SessionStore';

/** Stores the session on disk, so that it survives a crash of the browser. Its methods never reject. */
export type DurableSession = {
  /** Resolves to the entries that page load restored from disk; null for none. */
  restored: () => Promise<Entries | null>;
  /** Call before writing the entries to local storage. Resolves when they are on disk. */
  secure: (entries: Entries) => Promise<void>;
  /** Call after writing the entries to local storage. */
  keep: (entries: Entries) => Promise<void>;
};

export type StoredSessionParts = {
  /** Local storage, or null if unavailable: the session then lasts as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back with the key that another tab changed, null for any. Returns a function that unsubscribes. */
  listen: (callback: (key: string | null) => void) => () => void;
  durable?: DurableSession;
};

/** Keys in local storage. The spec (section 3) prescribes `auth` and `userName`. */
const keys = { flag: 'auth', name: 'userName', uid: 'updraft.uid', slug: 'updraft.id' } as const;

export const nobody: Session = { isSignedIn: false, uid: null, userName: null };
/** The session that the app's pages are prerendered for. */
export const somebody: Session = { isSignedIn: true, uid: null, userName: null };

/** Wraps storage so that it never throws. Keeps the values in memory if storage rejects them. */
function forgiving(storage: StoredSessionParts['storage']) {
  const memory = new Map<string, string>();
  let isUsable = storage !== null;
  const attempt = (work: (device: NonNullable<typeof storage>) => void) => {
    try {
      if (storage) work(storage);
    } catch {
      isUsable = false;
    }
  };
  return {
    get(key: string): string | null {
      if (isUsable)
        attempt((device) => {
          const value = device.getItem(key);
          if (value === null) memory.delete(key);
          else memory.set(key, value);
        });
      return memory.get(key) ?? null;
    },
    set(key: string, value: string) {
      memory.set(key, value);
      attempt((device) => device.setItem(key, value));
    },
    remove(key: string) {
      memory.delete(key);
      attempt((device) => device.removeItem(key));
    },
  };
}

const entriesOf = (account: SessionAccount | null): Entries => ({
  [keys.name]: account?.userName || null,
  [keys.slug]: account?.slug || null,
  [keys.uid]: account?.uid ?? null,
  [keys.flag]: account && 'true',
});

/**
 * Stores the session in local storage and in `durable`. Writes the flag `auth` last and removes it first, so
 * that a tab which reads the flag also finds the other entries.
 */
export function createStoredSession({ storage, listen, durable }: StoredSessionParts): SessionStore & {
  /** Copies the entries of `durable` to local storage, in case the browser was killed before writing them. */
  restore: () => Promise<void>;
} {
  const device = forgiving(storage);
  let current = nobody;
  const put = (key: string, value: string | null) => (value ? device.set(key, value) : device.remove(key));
  function show(entries: Entries) {
    const { [keys.flag]: flag = null, ...others } = entries;
    if (!flag) put(keys.flag, flag);
    for (const [key, value] of Object.entries(others)) put(key, value);
    if (flag) put(keys.flag, flag);
  }
  async function keep(entries: Entries) {
    show(entries);
    await durable?.keep(entries);
  }

  return {
    get() {
      const isSignedIn = device.get(keys.flag) === 'true';
      const uid = isSignedIn ? device.get(keys.uid) : null;
      const userName = isSignedIn ? device.get(keys.name) : null;
      const slug = (isSignedIn && device.get(keys.slug)) || undefined;
      const isSame =
        current.isSignedIn === isSignedIn &&
        current.uid === uid &&
        current.userName === userName &&
        current.slug === slug;
      if (!isSame) current = isSignedIn ? { isSignedIn, uid, userName, slug } : nobody;
      return current;
    },
    secure: async (account) => durable?.secure(entriesOf(account)),
    keep: (account) => void keep(entriesOf(account)),
    rename(name, slug) {
      const isFlagged = device.get(keys.flag) === 'true';
      return keep({
        [keys.uid]: device.get(keys.uid),
        [keys.flag]: isFlagged ? 'true' : null,
        [keys.slug]: slug ?? device.get(keys.slug),
        [keys.name]: name,
      });
    },
    clear: () => void keep(entriesOf(null)),
    async restore() {
      const entries = await durable?.restored();
      if (entries) show(entries);
    },
    observe: (listener) =>
      listen((key) => {
        if (key === null || Object.values<string>(keys).includes(key)) listener();
      }),
  };
}
