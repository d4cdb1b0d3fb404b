import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import type { AuthUser } from '../../ports/AuthProvider';
import { sampleAccount } from '../../sample/account';
import { type PopupProvider, popupProviders } from '../../schema/shapes/lists';
import { withWellFormed } from '../../schema/text/wellFormed';
import { committed, inSteps, lazyDatabase, readFrom, strict } from '../device/lazyDatabase';
import { authError } from './authError';
import { randomBytes, type StoredPassword } from './embeddedPassword';
import { type Attempts, attemptsAt, waitAfter, waitLeft } from './signInAttempts';

const accountSchema = z.object({
  uid: z.string(),
  /** The email address, trimmed and in lower case. It is unique. */
  email: z.string(),
  name: z.nullable(z.string()),
  provider: z.enum(['password', ...popupProviders]),
  /** `created` and `lastSignIn` are in ms since the epoch. */
  created: z.number(),
  lastSignIn: z.number(),
  /** The salted PBKDF2-SHA-256 hash; missing for an account of a pop-up provider. */
  password: z.optional(
    z.object({ iterations: z.number(), salt: z.instanceof(Uint8Array), hash: z.instanceof(Uint8Array) }),
  ),
});
type Account = z.infer<typeof accountSchema>;

const sessionSchema = z.object({ uid: z.string(), since: z.number() });

/** The uid in the session record after a sign-out. A missing session record means that data was lost. */
const ended = '';

/**
 * The damage that a read found. `session` and `account`: this record was repaired. `lostAccount`: the account
 * couldn't be repaired. `missingAccount`: the session's account doesn't exist. The last two end the session.
 */
export type AccountDamage = 'session' | 'account' | 'lostAccount' | 'missingAccount';

export type Repair = {
  /** Returns the uid that localStorage contains for a signed-in account; null if the user is signed out. */
  flagged: () => string | null;
  onDamage: (damage: AccountDamage) => void;
};

interface AuthSchema extends DBSchema {
  accounts: { key: string; value: Account; indexes: { email: string } };
  session: { key: 'current'; value: z.infer<typeof sessionSchema> };
  /** Unchanged copies of accounts and sessions that were invalid when they were read. */
  quarantine: { key: number; value: unknown };
  attempts: { key: string; value: Attempts };
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

/** Returns a session record as text, to compare two records. */
function told(session: unknown): string {
  const { data } = sessionSchema.safeParse(session);
  return data ? `${data.since} ${data.uid}` : typeof session;
}

/** Returns a damaged account with defaults for missing fields; null if it lacks data needed to sign in. */
function salvaged(record: unknown, now: number): Account | null {
  const { name, provider, created, lastSignIn, ...found } = (record ?? {}) as Record<string, unknown>;
  const hasPassword = found.password !== undefined;
  const isTime = (time: unknown) => typeof time === 'number' && Number.isFinite(time);
  const time = [created, lastSignIn].find(isTime) ?? now;
  const { data } = accountSchema.safeParse({
    ...found,
    name: typeof name === 'string' ? name : null,
    provider: hasPassword ? 'password' : provider,
    created: isTime(created) ? created : time,
    lastSignIn: isTime(lastSignIn) ? lastSignIn : time,
  });
  return data && (data.password || data.provider !== 'password') ? data : null;
}

const randomId = () => Array.from(randomBytes(14), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Stores the accounts and the session of the embedded auth provider in IndexedDB. The first call of a method
 * opens the database. Each method throws `auth/web-storage-unsupported` if the database can't be opened.
 * @param now the clock, in ms since the epoch
 * @param repair how to repair a session, and the callback for damage
 */
export function embeddedAccounts(databaseName: string, now: () => number, { flagged, onDamage }: Repair) {
  const database = lazyDatabase<AuthSchema>(databaseName, 3, (db, oldVersion, upgrade) => {
    if (oldVersion === 0) {
      db.createObjectStore('accounts', { keyPath: 'uid' }).createIndex('email', 'email', { unique: true });
      db.createObjectStore('session');
      db.createObjectStore('quarantine', { autoIncrement: true });
    } else if (oldVersion === 1) {
      // The store's name in version 1.
      upgrade.objectStore('setAside' as 'quarantine').name = 'quarantine';
    }
    if (oldVersion < 3) db.createObjectStore('attempts', { keyPath: 'email' });
  });

  async function open() {
    try {
      return await database.get();
    } catch (cause) {
      throw authError('auth/web-storage-unsupported', { cause });
    }
  }

  /**
   * Returns the account of a stored record. Copies an invalid record to the quarantine, then repairs it if
   * the sign-in data is intact. Otherwise deletes the record, which frees its email address.
   */
  async function checked(record: unknown): Promise<Account | null> {
    if (record === undefined) return null;
    const parsed = accountSchema.safeParse(record);
    if (parsed.success) return parsed.data;
    const repaired = salvaged(record, now());
    const move = (await open()).transaction(['accounts', 'quarantine'], 'readwrite', strict);
    const accounts = move.objectStore('accounts');
    await committed(
      move,
      move.objectStore('quarantine').add(record),
      repaired ? accounts.put(repaired) : accounts.delete((record as Account).uid),
    );
    onDamage(repaired ? 'account' : 'lostAccount');
    return repaired;
  }

  const storedAccount = async (uid: string) => readFrom(await open(), 'accounts', (store) => store.get(uid));

  /** Finds an account by its email address, which must be trimmed and in lower case. */
  const accountOf = async (email: string) =>
    checked(await readFrom(await open(), 'accounts', (store) => store.index('email').get(email)));

  async function accountsOf(provider: PopupProvider): Promise<Account[]> {
    const records = await readFrom(await open(), 'accounts', (store) => store.getAll());
    const accounts = await Promise.all(records.map(checked));
    return accounts.filter((account) => account !== null).filter((account) => account.provider === provider);
  }

  /** Replaces the unusable session `found`. Returns false if the stored session no longer equals `found`. */
  async function replaceSession(found: unknown, uid: string, since: number): Promise<boolean> {
    return inSteps(await open(), ['session', 'quarantine'], 'readwrite', async (change) => {
      const session = change.objectStore('session');
      const isSame = told(await session.get('current')) === told(found);
      if (isSame && found !== undefined) await change.objectStore('quarantine').add(found);
      if (isSame) await session.put({ uid, since }, 'current');
      return isSame;
    });
  }

  /**
   * Returns the signed-in user. If the session is missing, invalid or without an account, signs in to the
   * account from `flagged()`. If that account doesn't exist, ends the session and reports the damage.
   */
  async function sessionUser(): Promise<AuthUser | null> {
    const found = await readFrom(await open(), 'session', (store) => store.get('current'));
    const session = sessionSchema.safeParse(found).data;
    if (session?.uid === ended) return null;
    if (session?.uid === sampleAccount.uid) return sampleUser(session.since);
    const record = session && (await storedAccount(session.uid));
    const account = await checked(record);
    if (account) return userOf(account);
    const flag = flagged();
    if (flag === null) return null;
    const isSample = flag === sampleAccount.uid;
    const isOther = flag !== session?.uid;
    const flaggedRecord = isOther && !isSample ? await storedAccount(flag) : undefined;
    const other = await checked(flaggedRecord);
    const since = now();
    const isFound = isSample || other !== null;
    if (!(await replaceSession(found, isFound ? flag : ended, since))) return sessionUser();
    if (isFound) onDamage('session');
    else if (record === undefined && flaggedRecord === undefined) onDamage('missingAccount');
    return other ? userOf(other) : isSample ? sampleUser(since) : null;
  }

  /** Stores a new account and signs in to it. */
  async function create(account: Omit<Account, 'uid' | 'created' | 'lastSignIn'>): Promise<AuthUser> {
    const time = now();
    const whole: Account = { ...withWellFormed(account), uid: randomId(), created: time, lastSignIn: time };
    const change = (await open()).transaction(['accounts', 'session'], 'readwrite', strict);
    try {
      await committed(
        change,
        change.objectStore('accounts').add(whole),
        change.objectStore('session').put({ uid: whole.uid, since: time }, 'current'),
      );
    } catch (cause) {
      // Another tab has just created an account with this address.
      if (cause instanceof Error && cause.name === 'ConstraintError') {
        throw authError('auth/email-already-in-use', { cause });
      }
      throw cause;
    }
    return userOf(whole);
  }

  /**
   * Signs in to an existing account.
   * @param password a new hash that replaces the stored hash
   */
  async function enter(uid: string, password?: StoredPassword): Promise<AuthUser> {
    return inSteps(await open(), ['accounts', 'session'], 'readwrite', async (change) => {
      const account = await change.objectStore('accounts').get(uid);
      if (!account) throw authError('auth/invalid-credential');
      // An account with equal creation and sign-in times would look new. The time strings have no
      // milliseconds, so the times must differ by a second.
      const lastSignIn = Math.max(now(), account.created + 1000);
      await change.objectStore('accounts').put({ ...account, ...(password && { password }), lastSignIn });
      await change.objectStore('session').put({ uid, since: lastSignIn }, 'current');
      return userOf({ ...account, lastSignIn });
    });
  }

  /**
   * Returns the signed-in uid and its account record; `null` for the demo account, which has no record.
   * @throws `auth/null-user` while signed out
   */
  async function signedIn(): Promise<{ uid: string; account: Account | null }> {
    const user = await sessionUser();
    if (!user) throw authError('auth/null-user');
    return { uid: user.uid, account: await checked(await storedAccount(user.uid)) };
  }

  /**
   * Signs out.
   * @param forgotten the uid of an account to delete, which must be signed in; null to delete none
   */
  async function leave(forgotten: string | null): Promise<null> {
    return inSteps(await open(), ['accounts', 'session', 'attempts'], 'readwrite', async (change) => {
      const found = await change.objectStore('session').get('current');
      // The user may have signed in to another account in another tab.
      if (forgotten !== null && found?.uid !== forgotten) throw authError('auth/user-mismatch');
      const account = forgotten !== null && (await change.objectStore('accounts').get(forgotten));
      const { email } = accountSchema.safeParse(account).data ?? {};
      if (forgotten !== null) await change.objectStore('accounts').delete(forgotten);
      if (email) await change.objectStore('attempts').delete(email);
      await change.objectStore('session').put({ uid: ended, since: now() }, 'current');
      return null;
    });
  }

  /**
   * Counts a sign-in attempt. Call it before checking the password, so that parallel attempts in several tabs
   * all count. Returns how long the next attempt must wait if this attempt fails, in ms.
   * @throws `auth/too-many-requests` during a waiting time, without counting the attempt
   */
  async function beginAttempt(email: string): Promise<number> {
    const time = now();
    const { wait, tried } = await inSteps(await open(), ['attempts'], 'readwrite', async ({ store }) => {
      const known = await store.getAll();
      const outdated = known.filter((record) => !attemptsAt(record, time));
      const before = attemptsAt(
        known.find((record) => record.email === email),
        time,
      );
      const wait = before ? waitLeft(before, time) : 0;
      const tried = before && wait ? before : { email, count: (before?.count ?? 0) + 1, last: time };
      for (const record of outdated) await store.delete(record.email);
      await store.put(tried);
      return { wait, tried };
    });
    if (wait) throw authError('auth/too-many-requests', { retryAfter: wait });
    return waitAfter(tried.count);
  }

  /** Deletes the count of attempts at an email address. */
  async function endAttempts(email: string): Promise<void> {
    const ending = (await open()).transaction('attempts', 'readwrite', strict);
    await committed(ending, ending.store.delete(email));
  }

  /** Signs in to the demo account. */
  async function enterSample(): Promise<AuthUser> {
    const since = now();
    const entering = (await open()).transaction('session', 'readwrite', strict);
    await committed(entering, entering.store.put({ uid: sampleAccount.uid, since }, 'current'));
    return sampleUser(since);
  }

  return {
    accountOf,
    accountsOf,
    sessionUser,
    signedIn,
    create,
    enter,
    enterSample,
    leave,
    beginAttempt,
    endAttempts,
    close: database.close,
  };
}
