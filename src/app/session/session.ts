import type { AuthProvider, AuthUser } from '@/data/ports/AuthProvider';
import type { AuthOutcome, AuthRequest, Session, SessionUser } from '@/data/ports/session';

type Observer = (user: SessionUser | null) => void;

export type SessionParts = {
  /** Local storage, or null where there is none: the session then lives as long as the page. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Calls back with the key that another tab changed, null for all of them. Returns the function that stops it. */
  listen: (callback: (key: string | null) => void) => () => void;
  loadProvider: () => Promise<AuthProvider>;
  /** The name kept for an account on this device. A failure counts as none. */
  readName?: (uid: string) => Promise<string | null>;
  writeName?: (uid: string, name: string) => Promise<void>;
  /** The id of an account's page from before it was renamed. A failure counts as none. */
  readPageId?: (uid: string) => Promise<string | null>;
};

/** `auth` and `userName` are the spec's (section 3); `updraft.uid` says whose flag it is, `updraft.id` names the page. */
const keys = { flag: 'auth', name: 'userName', uid: 'updraft.uid', pageId: 'updraft.id' } as const;

const nobody: Session = { isSignedIn: false, uid: null, userName: null };

/**
 * Spec section 4: an account is new when its creation time equals its last sign-in time. The provider writes both in
 * whole seconds, so a second sign-in within the first second still counts as new.
 */
export function isNewAccount(user: Pick<AuthUser, 'creationTime' | 'lastSignInTime'>): boolean {
  return user.creationTime === user.lastSignInTime;
}

/** Storage that never throws: what the device doesn't take is remembered here. */
function forgiving(storage: SessionParts['storage']) {
  const memory = new Map<string, string>();
  let isUsable = storage !== null;
  const attempt = (work: (device: NonNullable<SessionParts['storage']>) => void) => {
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

/**
 * The one owner of the stored flag (spec sections 3 and 6): it sets and clears it, keeps it and the provider's session
 * in step, and follows sign-in and sign-out in other tabs. The flag is what the guard goes by; it protects nothing.
 */
export function createSession(parts: SessionParts) {
  const { storage, listen, loadProvider, readName, writeName, readPageId } = parts;
  const store = forgiving(storage);
  /** Who is told, and what they know: a listener its snapshot, an observer nothing until the first answer. */
  const listeners = new Set<{ notify: () => void; known: Session }>();
  const observers = new Set<{ notify: Observer; known: Session | null }>();
  let current = nobody;
  let unlisten: (() => void) | null = null;

  let isObserving = false;
  /** Whether the provider has answered, or can't: from then on observers are told. */
  let isSettled = false;
  let isFirstAnswer = true;
  /** Requests of this tab under way, and the accounts they have led to so far. */
  let requests = 0;
  let ownUid: string | null = null;
  /** What the provider said meanwhile. */
  let unheard: { user: AuthUser | null } | null = null;
  /** Counts what was decided, so that a slower decision made before doesn't overrule it. */
  let turn = 0;
  let ending: Promise<unknown> = Promise.resolve();

  function get(): Session {
    const isSignedIn = store.get(keys.flag) === 'true';
    const uid = isSignedIn ? store.get(keys.uid) : null;
    const userName = isSignedIn ? store.get(keys.name) : null;
    const pageId = (isSignedIn && store.get(keys.pageId)) || undefined;
    const isSame =
      current.isSignedIn === isSignedIn &&
      current.uid === uid &&
      current.userName === userName &&
      current.pageId === pageId;
    if (!isSame) current = isSignedIn ? { isSignedIn, uid, userName, pageId } : nobody;
    return current;
  }

  const userOf = ({ isSignedIn, uid, userName }: Session): SessionUser | null =>
    isSignedIn ? { uid, userName } : null;

  /** Tells whoever doesn't know it yet. */
  function tell() {
    const now = get();
    for (const listener of [...listeners]) {
      if (listener.known === now) continue;
      listener.known = now;
      listener.notify();
    }
    // A sign-in that this tab began itself reaches its machine as the answer to the request.
    const isOwn = requests > 0 && now.uid !== null && now.uid === ownUid;
    if (!isSettled || isOwn) return;
    for (const observer of [...observers]) {
      if (observer.known === now) continue;
      observer.known = now;
      observer.notify(userOf(now));
    }
  }

  function settle() {
    isSettled = true;
    tell();
  }

  /** The flag comes last and goes first: another tab that sees it finds the rest. */
  function keep(uid: string, userName: string | null, pageId: string | null) {
    turn += 1;
    isFirstAnswer = false;
    const put = (key: string, value: string | null) => (value ? store.set(key, value) : store.remove(key));
    put(keys.name, userName);
    put(keys.pageId, pageId);
    store.set(keys.uid, uid);
    store.set(keys.flag, 'true');
  }

  function clear() {
    turn += 1;
    store.remove(keys.flag);
    store.remove(keys.uid);
    store.remove(keys.name);
    store.remove(keys.pageId);
  }

  const storedName = async (uid: string) => (await readName?.(uid).catch(() => null)) || null;
  const storedPageId = async (uid: string) => (await readPageId?.(uid).catch(() => null)) || null;

  const givenName = ({ displayName, email }: AuthUser) => displayName || email?.split('@')[0] || null;

  /** Keeps the flag in step with what the provider says by itself: at load, and from other tabs. */
  async function reconcile(user: AuthUser | null) {
    const isFirst = isFirstAnswer;
    isFirstAnswer = false;
    turn += 1;
    const mine = turn;
    if (user === null) {
      // The flag alone, without an account, is the sample person: it stays.
      if (store.get(keys.uid) !== null) clear();
    } else if (isFirst && !get().isSignedIn) {
      // Somebody took the flag away: that was a sign-out.
      clear();
      ending = loadProvider()
        .then((provider) => provider.signOut())
        .catch(() => {});
    } else if (get().uid !== user.uid) {
      const [name, pageId] = await Promise.all([storedName(user.uid), storedPageId(user.uid)]);
      if (mine !== turn) return;
      // The tab that signed in may have stored the name meanwhile.
      if (get().uid !== user.uid) keep(user.uid, name ?? givenName(user), pageId);
    }
    settle();
  }

  function hear(user: AuthUser | null) {
    if (requests > 0) unheard = { user };
    else void reconcile(user);
  }

  function observeProvider() {
    if (isObserving) return;
    isObserving = true;
    loadProvider()
      .then((provider) => provider.observe(hear))
      .catch(() => {
        // The flag is all there is to go by; the next observer tries again.
        isObserving = false;
        settle();
      });
  }

  function follow() {
    unlisten ??= listen((key) => {
      if (key === null || Object.values<string>(keys).includes(key)) tell();
    });
  }

  function unfollow() {
    if (listeners.size + observers.size > 0) return;
    unlisten?.();
    unlisten = null;
  }

  function ask(provider: AuthProvider, request: AuthRequest): Promise<AuthUser> {
    switch (request.kind) {
      case 'signIn':
        return provider.signIn({ email: request.email, password: request.password });
      case 'signUp':
        return provider.signUp({ email: request.email, password: request.password });
      case 'popup':
        return provider.signInWithPopup(request.provider);
      case 'sample':
        return provider.signInAsSample?.() ?? Promise.reject(new Error('There is no sample account.'));
    }
  }

  /** Registering brings its name along, and a pop-up an account's first one; both are kept for later sign-ins. */
  async function nameOf(request: AuthRequest, user: AuthUser): Promise<string | null> {
    const known = request.kind === 'signUp' ? null : await storedName(user.uid);
    const brought =
      request.kind === 'signUp'
        ? request.fullName.trim()
        : request.kind === 'popup'
          ? user.displayName
          : null;
    if (!known && brought) await writeName?.(user.uid, brought).catch(() => {});
    return known || brought || givenName(user);
  }

  /** After whoever waits for the outcome has it: a machine must not take its own sign-in for another tab's. */
  function finish() {
    setTimeout(() => {
      requests -= 1;
      if (requests === 0 && unheard) {
        const { user } = unheard;
        unheard = null;
        void reconcile(user);
      } else tell();
    });
  }

  return {
    /** Read from storage each time; the same object as long as nothing changed. */
    get,
    /** The session of a page written at build time, and of its first render. */
    atBuild: (): Session => nobody,
    subscribe(notify: () => void): () => void {
      const listener = { notify, known: get() };
      listeners.add(listener);
      follow();
      return () => {
        listeners.delete(listener);
        unfollow();
      };
    },
    /**
     * Loads the provider and calls back as soon as it and the flag agree, then at every change; a sign-in by
     * `authenticate` is told after that has answered. Returns the function that stops it.
     */
    observe(notify: Observer): () => void {
      const observer = { notify, known: null };
      observers.add(observer);
      follow();
      observeProvider();
      tell();
      return () => {
        observers.delete(observer);
        unfollow();
      };
    },
    /**
     * Signs in or up; the flag is set when it resolves, and everybody else is told right after.
     * @throws AuthProviderError with the provider's sentence
     */
    async authenticate(request: AuthRequest): Promise<AuthOutcome> {
      requests += 1;
      ownUid = null;
      try {
        await ending;
        const user = await ask(await loadProvider(), request);
        ownUid = user.uid;
        keep(user.uid, await nameOf(request, user), await storedPageId(user.uid));
        unheard = null;
        isSettled = true;
        return { user, isNew: isNewAccount(user) };
      } finally {
        finish();
      }
    },
    /**
     * Gives whoever is signed in another name, in every tab. Their page stays where it is.
     * @param pageId its id, made from the name before or kept already
     */
    rename(name: string, pageId: string) {
      store.set(keys.pageId, pageId);
      store.set(keys.name, name);
      tell();
    },
    /** @throws AuthProviderError with the provider's sentence */
    async resetPassword(email: string): Promise<void> {
      await (await loadProvider()).sendPasswordReset(email);
    },
    /**
     * Ends the provider's session, then clears the flag.
     * @throws AuthProviderError with the provider's sentence; the person is still signed in then
     */
    async signOut(): Promise<void> {
      await (await loadProvider()).signOut();
      clear();
      tell();
    },
    /**
     * Deletes the account at the provider, then what `forget` removes, and signs out; everybody else is told right after.
     * `false`: something of the account is still kept here.
     * @throws AuthProviderError with the provider's sentence; nothing has changed then
     */
    async deleteAccount(forget: (uid: string) => Promise<void>): Promise<boolean> {
      const { uid } = get();
      requests += 1;
      try {
        await (await loadProvider()).deleteAccount();
        const forgetting = uid === null ? Promise.resolve() : forget(uid);
        const isForgotten = await forgetting.then(
          () => true,
          () => false,
        );
        clear();
        unheard = null;
        return isForgotten;
      } finally {
        finish();
      }
    },
  };
}
