import 'fake-indexeddb/auto';
import type { BrowserContext, Page } from '@playwright/test';
import { newId } from '@/app/services/newId';
import { storedNames } from '@/app/services/storedNames';
import { createStoredSession } from '@/app/session/storedSession';
import { createEmbeddedAuth } from '@/data/adapters/auth/embeddedAuth';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createSubmissions } from '@/data/adapters/stores/submissions';
import { freshMe } from '@/data/sample/people';
import { emptyRegistration, type TypedInvestor } from '@/data/schema/shapes/investorRegistration';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import type { Listing } from '@/data/schema/shapes/startupListing';
import { type Database, lay } from './databases';
import { person } from './support';

// Creates accounts without a form: runs the app's code in Node and copies the resulting records to the page.

type Account = typeof person & {
  /** The values to submit in the wizards. */
  startup?: Partial<Listing>;
  investor?: Partial<TypedInvestor>;
};

/** A founder whose startup has one metric that investors see, and one that only approved users see. */
export const ada: Account = {
  name: 'Ada Zephyr',
  email: 'ada@zephyr.example',
  password: 'windsock-2025',
  startup: {
    startupName: 'Zephyr Works',
    tagline: 'Kites that pull ships',
    location: 'Mumbai',
    category: 'Climate Tech',
    about: 'We build kites.',
    problem: 'Ships burn oil.',
    solution: 'Wind is free.',
    email: 'hello@zephyr.example',
    revenue: '41000',
    arr: '773000',
  },
};
export const ben: Account = { name: 'Ben Ruiz', email: 'ben@ruiz.example', password: 'windsock-2026' };
/** An investor whose criteria Ada's startup fits. */
export const ilse: Account = {
  name: 'Ilse Groot',
  email: 'ilse@northlight.example',
  password: 'barometer-1912',
  investor: {
    phone: '+91 98200 12345',
    assets: '6-10',
    preference: ['Climate Tech'],
    investorType: 'Angel',
    experience: '12',
    investmentType: ['Seed'],
    investmentAmount: '2500000',
    timeline: '3-6 months',
    accredited: 'Yes',
    location: 'Mumbai',
  },
};
/** The metrics of Ada's startup as its page shows them. */
export const shownFigures = { revenue: '$41K', arr: '$773K' };

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Reads a database of this Node process. Returns its content under the name used in the browser. */
async function contentsOf(name: string, nameInBrowser: string): Promise<Database> {
  const database = await answerOf(indexedDB.open(name));
  const storeOf = async (storeName: string) => {
    const store = database.transaction(storeName).objectStore(storeName);
    const { keyPath, autoIncrement } = store;
    const indexes = Object.fromEntries(
      [...store.indexNames].map((index) => {
        const { keyPath: path, unique, multiEntry } = store.index(index);
        return [index, { keyPath: path, unique, multiEntry }] as const;
      }),
    );
    const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    const rows = values.map((value, at) => (keyPath ? { value } : { key: keys[at] as string, value }));
    return [storeName, { ...(keyPath && { keyPath }), autoIncrement, indexes, rows }] as const;
  };
  const stores = Object.fromEntries(await Promise.all([...database.objectStoreNames].map(storeOf)));
  database.close();
  return { name: nameInBrowser, version: database.version, stores };
}

/** Returns the localStorage entries of a session. `null` removes an entry. */
function entriesOf(uid: string, userName: string, slug: string | null) {
  const entries = new Map<string, string | null>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.set(key, null),
  };
  createStoredSession({ storage, listen: () => () => {} }).keep({ uid, userName, slug });
  return Object.fromEntries(entries);
}

async function register({ name, email, password, startup, investor }: Account) {
  const [authName, deviceName] = [`auth of ${email}`, `device of ${email}`];
  const auth = createEmbeddedAuth({ chooseAccount: async () => null, databaseName: authName });
  const device = openDeviceStore({ databaseName: deviceName });
  const { uid } = await auth.signUp({ email, password });
  const names = storedNames(async () => device);
  await names.writeName(uid, name);
  const slug = await names.claimSlug(uid, name);
  const me = freshMe(uid, name, slug ?? undefined);
  const { listStartup, keepInvestor } = createSubmissions({
    device,
    owner: uid,
    me: () => me,
    now: Date.now,
    newId,
    onRename: async () => {},
  });
  if (startup) await listStartup({ ...emptyListing, ...startup });
  if (investor) await keepInvestor({ ...emptyRegistration, fullName: name, ...investor });
  const entries = entriesOf(uid, name, slug);
  await Promise.all([auth.close(), device.close()]);
  const databases = [await contentsOf(authName, 'updraft-auth'), await contentsOf(deviceName, 'updraft')];
  return { uid, databases, entries };
}

const registered = new Map<string, ReturnType<typeof register>>();
/** The uids whose records are in each browser context. `enter` doesn't overwrite these records. */
const known = new WeakMap<BrowserContext, Set<string>>();

/**
 * Signs an account in without a form, and registers it first if the browser doesn't have it. The browser then
 * shows a static file, from which the test opens the page that it needs.
 * @returns its uid
 */
export async function enter(page: Page, who: Account = person) {
  const made = registered.get(who.email) ?? register(who);
  registered.set(who.email, made);
  const { uid, databases, entries } = await made;
  const there = known.get(page.context()) ?? new Set();
  known.set(page.context(), there);
  const session = databases.flatMap(({ stores: { session }, ...database }) =>
    session ? [{ ...database, stores: { session } }] : [],
  );
  await page.goto('/favicon.svg');
  await lay(page, there.has(uid) ? session : databases);
  there.add(uid);
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items))
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
  }, entries);
  return uid;
}
