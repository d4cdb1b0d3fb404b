import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import type { AuthUser } from '../../ports/AuthProvider';
import { sampleAccount } from '../../sample/account';
import { type PopupProvider, popupProviders } from '../../schema/lists';
import { lazyDatabase } from '../device/lazyDatabase';
import { authError } from './authError';
import { randomBytes } from './embeddedPassword';

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

const sessionSchema = z.object({ uid: z.string(), since: z.number() });

interface AuthSchema extends DBSchema {
  accounts: { key: string; value: Account; indexes: { email: string } };
  session: { key: 'current'; value: z.infer<typeof sessionSchema> };
  /** Accounts that no longer had their shape when they were read, kept as they were found. */
  quarantine: { key: number; value: unknown };
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

const randomId = () => Array.from(randomBytes(14), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The embedded provider's accounts, and which of them is signed in, in IndexedDB. Nothing is touched before the first call.
 * @param now the clock, in ms since the epoch
 * @throws `auth/web-storage-unsupported`, each of its methods, where the database can't be opened
 */
export function embeddedAccounts(databaseName: string, now: () => number) {
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

  /** By its address, trimmed and in lower case. */
  const accountOf = async (email: string) =>
    checked(await (await open()).getFromIndex('accounts', 'email', email));

  async function accountsOf(provider: PopupProvider): Promise<Account[]> {
    const records = await (await open()).getAll('accounts');
    const accounts = await Promise.all(records.map(checked));
    return accounts.filter((account) => account !== null).filter((account) => account.provider === provider);
  }

  /** Who is signed in on this device. */
  async function sessionUser(): Promise<AuthUser | null> {
    const db = await open();
    const session = sessionSchema.safeParse(await db.get('session', 'current'));
    if (!session.success) return null;
    const { uid, since } = session.data;
    if (uid === sampleAccount.uid) return sampleUser(since);
    const account = await checked(await db.get('accounts', uid));
    return account && userOf(account);
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
    return userOf(whole);
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
    return userOf({ ...account, lastSignIn });
  }

  /** Signs out; an account that is forgotten is deleted. */
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
  }

  /** Signs the sample account in. */
  async function enterSample(): Promise<AuthUser> {
    const since = now();
    await (await open()).put('session', { uid: sampleAccount.uid, since }, 'current');
    return sampleUser(since);
  }

  return { accountOf, accountsOf, sessionUser, create, enter, enterSample, leave, close: database.close };
}
