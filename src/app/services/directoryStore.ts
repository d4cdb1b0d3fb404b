import { createDirectory } from '@/data/adapters/deviceDirectory';
import { createMarkStore } from '@/data/adapters/deviceMarks';
import { readSettings } from '@/data/adapters/readSettings';
import type { Directory } from '@/data/ports/Directory';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Session } from '@/data/ports/session';
import investors from '@/data/sample/investors.json?url';
import { sampleMarks } from '@/data/sample/marks';
import { asha } from '@/data/sample/people';
import startups from '@/data/sample/startups.json?url';
import users from '@/data/sample/users.json?url';
import type { SampleWorld } from '@/data/sample/world';
import { noMarks } from '@/data/schema/noMarks';
import { device } from './device';
import { meOf, ownerOf } from './me';
import { settingsDefaults } from './settingsDefaults';
import { fetchSample, openFeedStore } from './store';

async function loadSample(): Promise<SampleWorld> {
  const [startupFile, investorFile, userFile] = await Promise.all([
    fetchSample<SampleWorld['startups']>(startups),
    fetchSample<SampleWorld['investors']>(investors),
    fetchSample<SampleWorld['users']>(users),
  ]);
  return { startups: startupFile, investors: investorFile, users: userFile };
}

export const openDirectory = (session: Session): Directory =>
  createDirectory({
    device,
    owner: ownerOf(session),
    me: meOf(session),
    now: Date.now,
    loadSample,
    loadFeed: () => openFeedStore(session).load(),
    loadSettings: () => readSettings(device, ownerOf(session), settingsDefaults(session)),
  });

const markStores = new Map<string, MarkStore>();

/** The live marks of whoever is signed in: one store for each owner, so that all of this tab sees the same. */
export function openMarks(session: Session): MarkStore {
  const owner = ownerOf(session);
  const known = markStores.get(owner);
  if (known) return known;
  const defaults = meOf(session).id === asha.id ? sampleMarks : noMarks;
  const store = createMarkStore({ device, owner, defaults });
  markStores.set(owner, store);
  return store;
}
