import type { Session, SessionAccount, SessionStore } from '@/data/ports/SessionStore';
import type { StartEntries } from '../services/durable';

/** Stores the session on disk, so that it survives a crash of the browser. */
export type DurableSession = {
  /** Resolves to the stored entries if local storage is outdated, else to null. */
  restore: () => Promise<StartEntries | null>;
  /** Resolves when the entries are on disk, whether local storage has them yet or not. Never rejects. */
  save: (entries: StartEntries) => Promise<void>;
};

export type StoredSessionParts = {
  /** Local storage, or null if unavailable: the session then lasts as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back with the key that another tab changed, null for any. Returns a function that unsubscribes. */
  listen: (callback: (key: string | null) => void) => () => void;
  durable?: DurableSession;
};

/** Keys in local storage. The spec (section 3) prescribes `auth` and `userName`. */
const keys = { name: 'userName', slug: 'updraft.id', uid: 'updraft.uid', flag: 'auth' } as const;
/** Written in this order: a tab that reads the flag also finds the other entries. Removed in reverse. */
const inOrder = Object.values(keys);

export const nobody: Session = { isSignedIn: false, uid: null, userName: null };
/** The session that the app's pages are prerendered for. */
export const somebody: Session = { isSignedIn: true, uid: null, userName: null };

const entriesOf = (account: SessionAccount | null) => ({
  [keys.name]: account?.userName || null,
  [keys.slug]: account?.slug || null,
  [keys.uid]: account?.uid ?? null,
  [keys.flag]: account && 'true',
});

/** Stores the session in local storage and in `durable`. */
export function createStoredSession({ storage, listen, durable }: StoredSessionParts): SessionStore & {
  /** Copies the entries of `durable` to local storage, in case the browser was killed before writing them. */
  restore: () => Promise<void>;
} {
  let current = nobody;
  /** The last entries that local storage rejected; null if it has them. */
  let memory: StartEntries | null = storage ? null : {};
  function read(key: (typeof inOrder)[number]): string | null {
    try {
      return (memory ? memory[key] : storage?.getItem(key)) ?? null;
    } catch {
      return null;
    }
  }
  const all = () => Object.fromEntries(inOrder.map((key) => [key, read(key)]));
  function show(entries: StartEntries) {
    const next = { ...all(), ...entries };
    try {
      for (const key of next[keys.flag] ? inOrder : [...inOrder].reverse()) {
        const value = next[key];
        if (value) storage?.setItem(key, value);
        else storage?.removeItem(key);
      }
      memory = storage ? null : next;
    } catch {
      memory = next;
    }
  }
  async function keep(entries: StartEntries) {
    show(entries);
    await durable?.save(entries);
  }

  return {
    get() {
      const [userName = null, slug, uid = null, flag] = inOrder.map(read);
      const next = flag === 'true' ? { isSignedIn: true, uid, userName, slug: slug || undefined } : nobody;
      if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
      return current;
    },
    secure: async (account) => durable?.save(entriesOf(account)),
    keep: (account) => void keep(entriesOf(account)),
    rename: (name, slug) => keep({ [keys.name]: name || null, ...(slug && { [keys.slug]: slug }) }),
    clear() {
      if (inOrder.some(read)) void keep(entriesOf(null));
    },
    async restore() {
      const entries = await durable?.restore();
      if (entries) show(entries);
    },
    observe: (listener) =>
      listen((key) => {
        if (key === null || inOrder.some((own) => own === key)) listener();
      }),
  };
}
