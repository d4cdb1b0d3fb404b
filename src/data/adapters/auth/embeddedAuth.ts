import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import type { AuthProvider, AuthUser, Credentials } from '../../ports/AuthProvider';
import { sampleAccount } from '../../sample/account';
import { passwordMinimum } from '../../schema/constants';
import { type PopupProvider, popupProviders } from '../../schema/lists';
import { lazyDatabase } from '../device/lazyDatabase';
import { tabChannel } from '../device/tabChannel';
import { resetAddress, validAddress } from './authAddress';
import { authError, isAuthError } from './authError';

const accountSchema = z.object({
  uid: z.string(),
  /** Trimmed and in lower case; one account an address. */
  email: z.string(),
  name: z.nullable(z.string()),
  provider: z.enum(['password', ...popupProviders]),
  /** Both in ms since the epoch. */
  created: z.number(),
  lastSignIn: z.number(),
  /** PBKDF2-SHA-256. */
  password: z.optional(
    z.object({ iterations: z.number(), salt: z.instanceof(Uint8Array), hash: z.instanceof(Uint8Array) }),
  ),
});
type Account = z.infer<typeof accountSchema>;
type StoredPassword = NonNullable<Account['password']>;

const sessionSchema = z.object({ uid: z.string(), since: z.number() });

interface AuthSchema extends DBSchema {
  accounts: { key: string; value: Account; indexes: { email: string } };
  session: { key: 'current'; value: z.infer<typeof sessionSchema> };
  /** Accounts that no longer had their shape when they were read, kept as they were found. */
  quarantine: { key: number; value: unknown };
}

/** What the person chose in the place of the provider's pop-up: a known account, a new one, or nothing (`null`). */
export type AccountChoice = { uid: string } | { name: string; email: string } | 'blocked' | null;

export type EmbeddedAuthOptions = {
  /** Stands in for the provider's pop-up. `accounts` are those made on this device with this provider. */
  chooseAccount(question: {
    provider: PopupProvider;
    accounts: { uid: string; name: string; email: string }[];
  }): Promise<AccountChoice>;
  /** The clock, in ms since the epoch. */
  now?: () => number;
  /** PBKDF2 rounds of a new password. */
  iterations?: number;
  databaseName?: string;
};

export type EmbeddedAuth = AuthProvider &
  Required<Pick<AuthProvider, 'signInAsSample'>> & {
    /** Lets go of the database and the channel. */
    close(): Promise<void>;
  };

const saltBytes = 16;
const hashBits = 256;
/** How often the session is read again where the browser has no channel between tabs, in ms. */
const pollInterval = 500;

/**
 * The provider of a build without Firebase keys (decisions: "The auth provider"): accounts and session live in
 * IndexedDB on this device, and what goes wrong is said in Firebase's words. Nothing is touched before the first call.
 */
export function createEmbeddedAuth({
  chooseAccount,
  now = Date.now,
  iterations = 600_000,
  databaseName = 'updraft-auth',
}: EmbeddedAuthOptions): EmbeddedAuth {
  const database = lazyDatabase<AuthSchema>(databaseName, 2, (db, oldVersion, upgrade) => {
    if (oldVersion === 0) {
      db.createObjectStore('accounts', { keyPath: 'uid' }).createIndex('email', 'email', { unique: true });
      db.createObjectStore('session');
      db.createObjectStore('quarantine', { autoIncrement: true });
    } else {
      // Its name in version 1.
      upgrade.objectStore('setAside' as 'quarantine').name = 'quarantine';
    }
  });
  const channel = tabChannel(databaseName);

  async function open() {
    try {
      return await database.get();
    } catch (cause) {
      throw authError('auth/web-storage-unsupported', { cause });
    }
  }

  /** The account behind a stored record; a record without its shape is quarantined, which frees its address. */
  async function checked(record: unknown): Promise<Account | null> {
    if (record === undefined) return null;
    const parsed = accountSchema.safeParse(record);
    if (parsed.success) return parsed.data;
    const move = (await open()).transaction(['accounts', 'quarantine'], 'readwrite');
    await Promise.all([
      move.objectStore('quarantine').add(record),
      move.objectStore('accounts').delete((record as Account).uid),
      move.done,
    ]);
    return null;
  }

  const accountOf = async (email: string) =>
    checked(await (await open()).getFromIndex('accounts', 'email', email));

  async function accountsOf(provider: PopupProvider): Promise<Account[]> {
    const records = await (await open()).getAll('accounts');
    const accounts = await Promise.all(records.map(checked));
    return accounts.filter((account) => account !== null).filter((account) => account.provider === provider);
  }

  async function sessionUser(): Promise<AuthUser | null> {
    const db = await open();
    const session = sessionSchema.safeParse(await db.get('session', 'current'));
    if (!session.success) return null;
    const { uid, since } = session.data;
    if (uid === sampleAccount.uid) return sampleUser(since);
    const account = await checked(await db.get('accounts', uid));
    return account && userOf(account);
  }

  // Who is signed in, as far as this tab knows, and who wants to know.

  const observers = new Set<{ listener: (user: AuthUser | null) => void; known?: string | null }>();
  let stopWatching: (() => void) | null = null;
  let reading: Promise<void> | null = null;
  /** Whether the session may have changed since the current reading began. */
  let isOutdated = false;

  function notifyObservers(user: AuthUser | null) {
    const uid = user?.uid ?? null;
    for (const observer of [...observers]) {
      if (observer.known === uid) continue;
      observer.known = uid;
      observer.listener(user);
    }
  }

  /** Reads the session again and notifies. One reading at a time, so that an older one never overrules a newer. */
  function refresh(): Promise<void> {
    isOutdated = true;
    reading ??= read();
    return reading;
  }

  async function read(): Promise<void> {
    try {
      while (isOutdated) {
        isOutdated = false;
        const user = await sessionUser();
        if (!isOutdated) notifyObservers(user);
      }
    } finally {
      reading = null;
    }
  }

  function watch(): () => void {
    const look = () => void refresh().catch(() => {});
    const stopListening = channel.listen(look);
    const poll = channel.isWorking ? undefined : setInterval(look, pollInterval);
    const page = typeof window === 'undefined' ? null : window;
    page?.addEventListener('focus', look);
    page?.document.addEventListener('visibilitychange', look);
    return () => {
      stopListening();
      clearInterval(poll);
      page?.removeEventListener('focus', look);
      page?.document.removeEventListener('visibilitychange', look);
    };
  }

  function sessionChanged(user: AuthUser | null) {
    isOutdated = true;
    channel.post('session');
    notifyObservers(user);
  }

  /** Stores a new account and signs it in. */
  async function create(account: Omit<Account, 'uid' | 'created' | 'lastSignIn'>): Promise<AuthUser> {
    const time = now();
    const whole: Account = { ...account, uid: randomId(), created: time, lastSignIn: time };
    const change = (await open()).transaction(['accounts', 'session'], 'readwrite');
    try {
      await Promise.all([
        change.objectStore('accounts').add(whole),
        change.objectStore('session').put({ uid: whole.uid, since: time }, 'current'),
        change.done,
      ]);
    } catch (cause) {
      // The address was taken meanwhile, in another tab.
      if (cause instanceof Error && cause.name === 'ConstraintError') {
        throw authError('auth/email-already-in-use', { cause });
      }
      throw cause;
    }
    const user = userOf(whole);
    sessionChanged(user);
    return user;
  }

  /** Signs a known account in. */
  async function enter(uid: string): Promise<AuthUser> {
    const change = (await open()).transaction(['accounts', 'session'], 'readwrite');
    const account = await change.objectStore('accounts').get(uid);
    if (!account) throw authError('auth/invalid-credential');
    // Equal times mean "new account", and they are written in whole seconds.
    const lastSignIn = Math.max(now(), account.created + 1000);
    await Promise.all([
      change.objectStore('accounts').put({ ...account, lastSignIn }),
      change.objectStore('session').put({ uid, since: lastSignIn }, 'current'),
      change.done,
    ]);
    const user = userOf({ ...account, lastSignIn });
    sessionChanged(user);
    return user;
  }

  async function leave(isForgotten: boolean): Promise<void> {
    const db = await open();
    const change = db.transaction(['accounts', 'session'], 'readwrite');
    const session = await change.objectStore('session').get('current');
    if (isForgotten && !session) throw authError('auth/null-user');
    await Promise.all([
      isForgotten && session && change.objectStore('accounts').delete(session.uid),
      change.objectStore('session').delete('current'),
      change.done,
    ]);
    sessionChanged(null);
  }

  return {
    home: 'device',

    observe(listener) {
      const observer: { listener: typeof listener; known?: string | null } = { listener };
      observers.add(observer);
      stopWatching ??= watch();
      refresh().catch(() => {
        if (observers.has(observer) && observer.known === undefined) {
          observer.known = null;
          listener(null);
        }
      });
      return () => {
        observers.delete(observer);
        if (observers.size > 0) return;
        stopWatching?.();
        stopWatching = null;
      };
    },

    signIn: ({ email, password }: Credentials) =>
      attempt(async () => {
        const address = validAddress(email);
        if (!password) throw authError('auth/missing-password');
        const account = await accountOf(address);
        // An unknown address costs the same time as a wrong password.
        const stored = account?.password ?? {
          iterations,
          salt: randomBytes(saltBytes),
          hash: new Uint8Array(),
        };
        const hash = await derive(password, stored);
        if (!account?.password || !sameBytes(hash, stored.hash)) throw authError('auth/invalid-credential');
        return enter(account.uid);
      }),

    signUp: ({ email, password }: Credentials) =>
      attempt(async () => {
        if (!email.trim()) throw authError('auth/missing-email');
        if (!password) throw authError('auth/missing-password');
        const address = validAddress(email);
        if (await accountOf(address)) throw authError('auth/email-already-in-use');
        if (password.length < passwordMinimum) throw authError('auth/weak-password');
        const salt = randomBytes(saltBytes);
        const hash = await derive(password, { iterations, salt });
        return create({
          email: address,
          name: null,
          provider: 'password',
          password: { iterations, salt, hash },
        });
      }),

    signInWithPopup: (provider) =>
      attempt(async () => {
        const accounts = await accountsOf(provider);
        const choice = await chooseAccount({
          provider,
          accounts: accounts.map(({ uid, name, email }) => ({ uid, name: name ?? email, email })),
        });
        if (!choice) throw authError('auth/popup-closed-by-user');
        if (choice === 'blocked') throw authError('auth/popup-blocked');
        if ('uid' in choice) return enter(choice.uid);
        const email = validAddress(choice.email);
        const known = await accountOf(email);
        if (known?.provider === provider) return enter(known.uid);
        if (known) throw authError('auth/account-exists-with-different-credential');
        return create({ email, name: choice.name.trim() || email, provider });
      }),

    sendPasswordReset: (email) =>
      attempt(async () => {
        resetAddress(email);
      }),

    signInAsSample: () =>
      attempt(async () => {
        const since = now();
        await (await open()).put('session', { uid: sampleAccount.uid, since }, 'current');
        const user = sampleUser(since);
        sessionChanged(user);
        return user;
      }),

    signOut: () => attempt(() => leave(false)),
    deleteAccount: () => attempt(() => leave(true)),

    close() {
      observers.clear();
      stopWatching?.();
      stopWatching = null;
      channel.close();
      return database.close();
    },
  };
}

/** Whatever fails for another reason than the person's own is still said in the provider's shape. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAuthError(error) ? error : authError('auth/internal-error', { cause: error });
  }
}

const utc = (ms: number) => new Date(ms).toUTCString();

const userOf = ({ uid, email, name, created, lastSignIn }: Account): AuthUser => ({
  uid,
  email,
  displayName: name,
  creationTime: utc(created),
  lastSignInTime: utc(lastSignIn),
});

const sampleUser = (since: number): AuthUser => ({
  uid: sampleAccount.uid,
  email: sampleAccount.email,
  displayName: sampleAccount.name,
  creationTime: utc(sampleAccount.created),
  lastSignInTime: utc(since),
});

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const randomId = () => Array.from(randomBytes(14), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(
  password: string,
  { iterations, salt }: Pick<StoredPassword, 'iterations' | 'salt'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) {
    throw authError('auth/operation-not-supported-in-this-environment', {
      detail: 'Passwords can only be kept on a secure page: use https or localhost.',
    });
  }
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, hashBits);
  return new Uint8Array(bits);
}

/** Compares in a time that doesn't tell where the first difference is. */
function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= (a[i] ?? 0) ^ (b[i] ?? 0);
  return difference === 0;
}
