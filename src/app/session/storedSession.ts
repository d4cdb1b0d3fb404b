import type { Session, SessionStore } from '@/data/ports/session';

export type StoredSessionParts = {
  /** Local storage, or null where there is none: the session then lives as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back with the key that another tab changed, null for all of them. Returns the function that stops it. */
  listen: (callback: (key: string | null) => void) => () => void;
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

/** Who is signed in, in local storage. The flag comes last and goes first: another tab that sees it finds the rest. */
export function createStoredSession({ storage, listen }: StoredSessionParts): SessionStore {
  const device = forgiving(storage);
  let current = nobody;
  const put = (key: string, value: string | null) => (value ? device.set(key, value) : device.remove(key));

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
    keep({ uid, userName, pageId }) {
      put(keys.name, userName);
      put(keys.pageId, pageId);
      device.set(keys.uid, uid);
      device.set(keys.flag, 'true');
    },
    rename(name, pageId) {
      device.set(keys.pageId, pageId);
      device.set(keys.name, name);
    },
    clear() {
      device.remove(keys.flag);
      device.remove(keys.uid);
      device.remove(keys.name);
      device.remove(keys.pageId);
    },
    observe: (listener) =>
      listen((key) => {
        if (key === null || Object.values<string>(keys).includes(key)) listener();
      }),
  };
}
