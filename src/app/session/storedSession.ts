import type { Entries } from '@/data/adapters/device/durableMirror';
import type { Session, SessionAccount, SessionStore } from '@/data/ports/session';

/** Where what local storage holds of the session outlives a browser that is killed. Nothing of it rejects. */
export type DurableSession = {
  /** What was brought back when the page began; null for nothing. */
  restored: () => Promise<Entries | null>;
  /** Resolves when it is on the disk that local storage is about to hold this. */
  secure: (entries: Entries) => Promise<void>;
  /** Local storage holds this since just now. */
  keep: (entries: Entries) => Promise<void>;
};

export type StoredSessionParts = {
  /** Local storage, or null where there is none: the session then lives as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back with the key that another tab changed, null for all of them. Returns the function that stops it. */
  listen: (callback: (key: string | null) => void) => () => void;
  durable?: DurableSession;
};

/** `auth` and `userName` are the spec's (section 3); `updraft.uid` says whose flag it is, `updraft.id` names the page. */
const keys = { flag: 'auth', name: 'userName', uid: 'updraft.uid', pageId: 'updraft.id' } as const;

export const nobody: Session = { isSignedIn: false, uid: null, userName: null };
/** Whom the app's own pages are written for at build time. */
export const somebody: Session = { isSignedIn: true, uid: null, userName: null };

/** Storage that never throws: what the device doesn't take is remembered here. */
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
  [keys.pageId]: account?.pageId || null,
  [keys.uid]: account?.uid ?? null,
  [keys.flag]: account && 'true',
});

/**
 * Who is signed in, in local storage, and for longer in what is durable. The flag comes last and goes first: another tab
 * that sees it finds the rest.
 */
export function createStoredSession({ storage, listen, durable }: StoredSessionParts): SessionStore & {
  /** Takes over what was brought back of a session that a killed browser had not written. */
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
      const pageId = (isSignedIn && device.get(keys.pageId)) || undefined;
      const isSame =
        current.isSignedIn === isSignedIn &&
        current.uid === uid &&
        current.userName === userName &&
        current.pageId === pageId;
      if (!isSame) current = isSignedIn ? { isSignedIn, uid, userName, pageId } : nobody;
      return current;
    },
    secure: async (account) => durable?.secure(entriesOf(account)),
    keep: (account) => void keep(entriesOf(account)),
    rename(name, pageId) {
      const isFlagged = device.get(keys.flag) === 'true';
      return keep({
        [keys.uid]: device.get(keys.uid),
        [keys.flag]: isFlagged ? 'true' : null,
        [keys.pageId]: pageId,
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
